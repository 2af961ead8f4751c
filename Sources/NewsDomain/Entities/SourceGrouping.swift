/// How the list of sources is divided.
public enum SourceGrouping: String, CaseIterable, Sendable {
  case all
  case byLanguage = "by-language"
  case byCategory = "by-category"
  case byCountry = "by-country"
}

/// Sources that share a language, a category or a country.
public struct SourceGroup: Sendable, Equatable {
  /// The code of what they share; `nil` where the list is not divided or the sources do not say.
  public let code: String?
  /// Its name, where it has a code.
  public let name: String?
  public let sources: [NewsSource]

  public init(code: String?, name: String?, sources: [NewsSource]) {
    self.code = code
    self.name = name
    self.sources = sources
  }
}
