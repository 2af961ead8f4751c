/// Groups sources by language, category or country, in alphabetical order.
package struct GroupSources: Sendable {
  package init() {}

  /// - Parameter names: the names that the groups get and are sorted by.
  package func callAsFunction(
    _ sources: [NewsSource], by grouping: SourceGrouping, in names: any EntityNames
  ) -> [SourceGroup] {
    let code: (NewsSource) -> String? = { source in
      switch grouping {
      case .all: nil
      case .byLanguage: source.languageCode
      case .byCategory: source.category?.code
      case .byCountry: source.countryCode
      }
    }
    let name: (String) -> String = { code in
      switch grouping {
      case .all: code
      case .byLanguage: Language.name(ofCode: code, in: names)
      case .byCategory: Category(rawValue: code).map { names.name(of: $0) } ?? code
      case .byCountry: Country.name(ofCode: code, in: names)
      }
    }
    return Dictionary(grouping: sources, by: code)
      .map { code, sources in
        let ordered = sources.map { (key: FoldedName($0.name).text, source: $0) }
          .sorted { ($0.key, $0.source.id) < ($1.key, $1.source.id) }
        return SourceGroup(code: code, name: code.map(name), sources: ordered.map(\.source))
      }
      .sorted { one, other in
        // Sources without the code come last.
        guard let first = one.name, let second = other.name else { return one.name != nil }
        return FoldedName(first).text < FoldedName(second).text
      }
  }
}

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
