/// One of the 14 languages that news can be searched in, by its ISO 639-1 code.
package struct Language: Sendable, Hashable {
  package let code: String
  /// What its speakers call it.
  package let ownName: String

  private init(_ code: String, _ ownName: String) {
    self.code = code
    self.ownName = ownName
  }

  /// The language of an ISO code, or of a spelling that NewsAPI has used for it.
  package init?(code: String) {
    let code = code.lowercased()
    let known = Self.otherCodes[code] ?? code
    guard let language = Self.all.first(where: { $0.code == known }) else { return nil }
    self = language
  }

  /// Its code, then others that NewsAPI has used for it.
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

  /// NewsAPI's Urdu and its former Swedish are not ISO codes.
  private static let otherCodes = ["ud": "ur", "se": "sv"]

  /// The name of any language a medium may publish in; a code nobody knows stands for itself.
  package static func name(ofCode code: String, in names: any EntityNames) -> String {
    let known = Language(code: code) ?? mediaLanguages.first { $0.code == code }
    return known.map { names.name(of: $0) } ?? code
  }

  /// Languages of media that news cannot be searched in.
  package static let mediaLanguages = [
    Language("bg", "български"),
    Language("cs", "čeština"),
    Language("el", "Ελληνικά"),
    Language("gu", "ગુજરાતી"),
    Language("hi", "हिन्दी"),
    Language("hu", "magyar"),
    Language("id", "Bahasa Indonesia"),
    Language("ja", "日本語"),
    Language("ko", "한국어"),
    Language("lt", "lietuvių"),
    Language("lv", "latviešu"),
    Language("mr", "मराठी"),
    Language("pl", "polski"),
    Language("ro", "română"),
    Language("sk", "slovenčina"),
    Language("sl", "slovenščina"),
    Language("sr", "srpski"),
    Language("th", "ไทย"),
    Language("tr", "Türkçe"),
    Language("uk", "українська"),
  ]
}
