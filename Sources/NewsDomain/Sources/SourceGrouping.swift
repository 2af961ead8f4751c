/// How the list of sources is grouped.
package enum SourceGrouping: String, CaseIterable, Sendable {
  case all
  case byLanguage = "by-language"
  case byCategory = "by-category"
  case byCountry = "by-country"
}

/// Sources that share a language, a category or a country.
package struct SourceGroup: Sendable, Equatable {
  /// The code of what they share; `nil` if the list is not grouped or the sources have none.
  package let code: String?
  /// The name for the code; `nil` without a code.
  package let name: String?
  package let sources: [NewsSource]

  package init(code: String?, name: String?, sources: [NewsSource]) {
    self.code = code
    self.name = name
    self.sources = sources
  }
}
