/// A request for headlines.
package struct HeadlineRequest: Sendable, Equatable {
  package enum Scope: Sendable, Equatable {
    /// The front page of a country.
    case local(Country)
    case category(Category, Country)
    case source(SourceReference)
    case topic(Topic)
  }

  package var scope: Scope
  package var paging: Paging
  /// The language of the edition, for a country that has several.
  package var language: Language?
  /// The only service to use, for the further pages of a list; `nil` for any.
  package var service: NewsService?
  /// Whether the feeds of sources complete a list of a country, and how long it waits for them; `nil` if they are not
  /// fetched.
  package var enrichment: Enrichment?

  package init(
    scope: Scope, paging: Paging = Paging(), language: Language? = nil, service: NewsService? = nil,
    enrichment: Enrichment? = nil
  ) {
    self.scope = scope
    self.paging = paging
    self.language = language
    self.service = service
    self.enrichment = enrichment
  }

  /// Whether it is for the front page of a country or one of its categories, which have articles of many sources.
  package var isOfCountry: Bool {
    switch scope {
    case .local, .category: true
    default: false
    }
  }
}

/// A request for the first headlines of many countries.
package struct WorldRequest: Sendable, Equatable {
  /// The category; `nil` for the front pages.
  package var category: Category?
  /// Articles per country.
  package var limit: Int
  /// The language of the editions, for countries that have several.
  package var language: Language?
  /// Whether it is for all countries, not only for those of the original app and Algeria.
  package var isOfAll: Bool

  package init(category: Category? = nil, limit: Int = 1, language: Language? = nil, isOfAll: Bool = false) {
    self.category = category
    self.limit = limit
    self.language = language
    self.isOfAll = isOfAll
  }

  /// The countries it asks for.
  package var countries: [Country] { isOfAll ? Country.all : Country.main }

  /// The request for one of the countries. It is for at least a whole page, so that the stored answer also serves
  /// requests for the country's own headlines.
  func headlines(of country: Country) -> HeadlineRequest {
    HeadlineRequest(
      scope: category.map { .category($0, country) } ?? .local(country),
      paging: Paging(limit: max(limit, ListSize.standard)), language: language)
  }
}
