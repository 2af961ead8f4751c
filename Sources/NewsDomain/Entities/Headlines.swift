/// Which headlines are wanted.
public struct HeadlineRequest: Sendable, Equatable {
  public enum Scope: Sendable, Equatable {
    /// The front page of a country.
    case local(Country)
    case category(Category, Country)
    case source(SourceReference)
  }

  public var scope: Scope
  /// Counted from 1.
  public var page: Int
  /// Articles a page, within ``NewsRequest/limits``.
  public var limit: Int

  public init(scope: Scope, page: Int = 1, limit: Int = NewsRequest.standardLimit) {
    self.scope = scope
    self.page = page
    self.limit = limit
  }
}

/// The first headlines of every country.
public struct WorldRequest: Sendable, Equatable {
  /// `nil` asks for the front pages.
  public var category: Category?
  /// Articles a country.
  public var limit: Int

  public init(category: Category? = nil, limit: Int = 1) {
    self.category = category
    self.limit = limit
  }

  /// The question to ask for one of the countries: a whole page, so that what is kept of it serves the
  /// country's own headlines as well.
  func headlines(of country: Country) -> HeadlineRequest {
    HeadlineRequest(
      scope: category.map { .category($0, country) } ?? .local(country),
      limit: max(limit, NewsRequest.standardLimit))
  }
}
