/// How the list of sources is divided.
package enum SourceGrouping: String, CaseIterable, Sendable {
  case all
  case byLanguage = "by-language"
  case byCategory = "by-category"
  case byCountry = "by-country"
}

/// Sources that share a language, a category or a country.
package struct SourceGroup: Sendable, Equatable {
  /// The code of what they share; `nil` where the list is not divided or the sources do not say.
  package let code: String?
  /// Its name, where it has a code.
  package let name: String?
  package let sources: [NewsSource]

  package init(code: String?, name: String?, sources: [NewsSource]) {
    self.code = code
    self.name = name
    self.sources = sources
  }
}
