/// One of the 14 languages that news can be searched in, by its ISO 639-1 code.
package struct Language: Sendable, Hashable {
  package let code: String
  package let englishName: String
  package let frenchName: String
  /// What its speakers call it.
  package let ownName: String

  private init(_ code: String, _ englishName: String, _ frenchName: String, _ ownName: String) {
    self.code = code
    self.englishName = englishName
    self.frenchName = frenchName
    self.ownName = ownName
  }

  /// The language of an ISO code, or of a spelling that NewsAPI has used for it.
  package init?(code: String) {
    let code = code.lowercased()
    let known = Self.otherCodes[code] ?? code
    guard let language = Self.all.first(where: { $0.code == known }) else { return nil }
    self = language
  }

  package func name(in language: InterfaceLanguage) -> String {
    language == .french ? frenchName : englishName
  }

  /// What a person may call it: the names, then the codes.
  package var names: [String] {
    [englishName, frenchName, ownName, code] + Self.otherCodes.filter { $0.value == code }.keys
  }

  package static func == (one: Self, other: Self) -> Bool { one.code == other.code }

  package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension Language {
  package static let english = Language("en", "English", "anglais", "English")
  package static let french = Language("fr", "French", "français", "français")

  /// The 14 languages, by code.
  package static let all: [Language] = [
    Language("ar", "Arabic", "arabe", "العربية"),
    Language("de", "German", "allemand", "Deutsch"),
    english,
    Language("es", "Spanish", "espagnol", "español"),
    french,
    Language("he", "Hebrew", "hébreu", "עברית"),
    Language("it", "Italian", "italien", "italiano"),
    Language("nl", "Dutch", "néerlandais", "Nederlands"),
    Language("no", "Norwegian", "norvégien", "norsk"),
    Language("pt", "Portuguese", "portugais", "português"),
    Language("ru", "Russian", "russe", "русский"),
    Language("sv", "Swedish", "suédois", "svenska"),
    Language("ur", "Urdu", "ourdou", "اردو"),
    Language("zh", "Chinese", "chinois", "中文"),
  ]

  /// NewsAPI's Urdu and its former Swedish are not ISO codes.
  private static let otherCodes = ["ud": "ur", "se": "sv"]

  /// The name of any language a medium may publish in; a code nobody knows stands for itself.
  package static func name(ofCode code: String, in language: InterfaceLanguage) -> String {
    let known = Language(code: code) ?? mediaLanguages.first { $0.code == code }
    return known?.name(in: language) ?? code
  }

  /// Finds a language by any of its names.
  package static let index = NameIndex(all.map { ($0, $0.names) })

  /// Languages of media that news cannot be searched in.
  private static let mediaLanguages = [
    Language("bg", "Bulgarian", "bulgare", "български"),
    Language("cs", "Czech", "tchèque", "čeština"),
    Language("el", "Greek", "grec", "Ελληνικά"),
    Language("gu", "Gujarati", "gujarati", "ગુજરાતી"),
    Language("hi", "Hindi", "hindi", "हिन्दी"),
    Language("hu", "Hungarian", "hongrois", "magyar"),
    Language("id", "Indonesian", "indonésien", "Bahasa Indonesia"),
    Language("ja", "Japanese", "japonais", "日本語"),
    Language("ko", "Korean", "coréen", "한국어"),
    Language("lt", "Lithuanian", "lituanien", "lietuvių"),
    Language("lv", "Latvian", "letton", "latviešu"),
    Language("mr", "Marathi", "marathi", "मराठी"),
    Language("pl", "Polish", "polonais", "polski"),
    Language("ro", "Romanian", "roumain", "română"),
    Language("sk", "Slovak", "slovaque", "slovenčina"),
    Language("sl", "Slovenian", "slovène", "slovenščina"),
    Language("sr", "Serbian", "serbe", "srpski"),
    Language("th", "Thai", "thaï", "ไทย"),
    Language("tr", "Turkish", "turc", "Türkçe"),
    Language("uk", "Ukrainian", "ukrainien", "українська"),
  ]
}
