/// Which headlines are wanted.
public struct HeadlineRequest: Sendable, Equatable {
  public enum Scope: Sendable, Equatable {
    /// The front page of a country.
    case local(Country)
    case category(Category, Country)
    case source(SourceReference)
  }

  /// NewsAPI's own bounds; 20 is its default.
  public static let limits = 1...100
  public static let standardLimit = 20

  public var scope: Scope
  /// Counted from 1.
  public var page: Int
  /// Articles a page, within ``limits``.
  public var limit: Int

  public init(scope: Scope, page: Int = 1, limit: Int = standardLimit) {
    self.scope = scope
    self.page = page
    self.limit = limit
  }
}

/// One page of news and what is to be said about it.
public struct NewsPage: Sendable, Equatable {
  public var articles: [Article]
  /// How many articles the provider says there are; it often promises more than come.
  public var total: Int?
  public var provider: Provider
  public var remark: PageRemark?

  public init(articles: [Article], total: Int?, provider: Provider, remark: PageRemark? = nil) {
    self.articles = articles
    self.total = total
    self.provider = provider
    self.remark = remark
  }
}

/// What a reader should know about a page beyond its articles.
public enum PageRemark: Sendable, Equatable {
  /// NewsAPI answers "ok, nothing" for every country but the United States.
  case servesOnlyUnitedStates(asked: Country)
}
