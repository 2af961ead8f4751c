/// One of the 14 languages that news can be searched in, by its ISO 639-1 code.
package struct Language: Sendable, Hashable {
  package let code: String
  /// The name of the language in itself.
  package let ownName: String

  private init(_ code: String, _ ownName: String) {
    self.code = code
    self.ownName = ownName
  }

  /// The language with an ISO code, or with another code that NewsAPI has used; `nil` if it is not one of the 14.
  package init?(code: String) {
    let code = code.lowercased()
    let known = Self.otherCodes[code] ?? code
    guard let language = Self.all.first(where: { $0.code == known }) else { return nil }
    self = language
  }

  /// The ISO code, then the other codes that NewsAPI has used.
  package var codes: [String] { [code] + Self.otherCodes.filter { $0.value == code }.keys }

  package static func == (one: Self, other: Self) -> Bool { one.code == other.code }

  package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension Language {
  package static let english = Language("en", "English")
  package static let french = Language("fr", "français")

  /// The 14 languages, by code.
  package static let all: [Language] = [
    Language("ar", "العربية"),
    Language("de", "Deutsch"),
    english,
    Language("es", "español"),
    french,
    Language("he", "עברית"),
    Language("it", "italiano"),
    Language("nl", "Nederlands"),
    Language("no", "norsk"),
    Language("pt", "português"),
    Language("ru", "русский"),
    Language("sv", "svenska"),
    Language("ur", "اردو"),
    Language("zh", "中文"),
  ]

  /// Codes of NewsAPI that are not ISO codes: the one for Urdu, and the former one for Swedish.
  private static let otherCodes = ["ud": "ur", "se": "sv"]

  /// The name of a language that a source may publish in; an unknown code is returned as it is.
  package static func name(ofCode code: String, in names: any EntityNames) -> String {
    names.name(ofLanguage: Language(code: code)?.code ?? code)
  }

  /// Languages of sources in which news cannot be searched.
  package static let otherLanguages = [
    Language("am", "አማርኛ"),
    Language("bg", "български"),
    Language("bn", "বাংলা"),
    Language("bs", "bosanski"),
    Language("cs", "čeština"),
    Language("da", "dansk"),
    Language("el", "Ελληνικά"),
    Language("et", "eesti"),
    Language("fi", "suomi"),
    Language("gu", "ગુજરાતી"),
    Language("hi", "हिन्दी"),
    Language("hr", "hrvatski"),
    Language("hu", "magyar"),
    Language("id", "Bahasa Indonesia"),
    Language("is", "íslenska"),
    Language("ja", "日本語"),
    Language("ka", "ქართული"),
    Language("km", "ខ្មែរ"),
    Language("ko", "한국어"),
    Language("lt", "lietuvių"),
    Language("lv", "latviešu"),
    Language("mk", "македонски"),
    Language("mr", "मराठी"),
    Language("ms", "Bahasa Melayu"),
    Language("mt", "Malti"),
    Language("my", "မြန်မာဘာသာ"),
    Language("pl", "polski"),
    Language("ro", "română"),
    Language("rw", "Ikinyarwanda"),
    Language("sk", "slovenčina"),
    Language("sl", "slovenščina"),
    Language("sq", "shqip"),
    Language("sr", "srpski"),
    Language("sw", "Kiswahili"),
    Language("ta", "தமிழ்"),
    Language("th", "ไทย"),
    Language("tr", "Türkçe"),
    Language("uk", "українська"),
    Language("vi", "Tiếng Việt"),
  ]
}
