/// Which headlines are wanted.
package struct HeadlineRequest: Sendable, Equatable {
  package enum Scope: Sendable, Equatable {
    /// The front page of a country.
    case local(Country)
    case category(Category, Country)
    case source(SourceReference)
  }

  package var scope: Scope
  /// Counted from 1.
  package var page: Int
  /// Articles a page, within ``NewsQuery/limits``.
  package var limit: Int
  /// Whose edition of the country is wanted, where it has several.
  package var language: Language?
  /// Only of this service, as the further pages of a list are; of any where it is `nil`.
  package var service: NewsService?

  package init(
    scope: Scope, page: Int = 1, limit: Int = NewsQuery.standardLimit, language: Language? = nil,
    service: NewsService? = nil
  ) {
    self.scope = scope
    self.page = page
    self.limit = limit
    self.language = language
    self.service = service
  }
}

/// The first headlines of every country.
package struct WorldRequest: Sendable, Equatable {
  /// `nil` asks for the front pages.
  package var category: Category?
  /// Articles a country.
  package var limit: Int
  /// Whose editions are wanted of countries that have several.
  package var language: Language?

  package init(category: Category? = nil, limit: Int = 1, language: Language? = nil) {
    self.category = category
    self.limit = limit
    self.language = language
  }

  /// The question to ask for one of the countries: a whole page, so that what is kept of it serves the
  /// country's own headlines as well.
  func headlines(of country: Country) -> HeadlineRequest {
    HeadlineRequest(
      scope: category.map { .category($0, country) } ?? .local(country),
      limit: max(limit, NewsQuery.standardLimit), language: language)
  }
}
