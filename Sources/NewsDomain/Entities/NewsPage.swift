/// One page of news and what is to be said about it.
public struct NewsPage: Sendable, Equatable {
  public var articles: [Article]
  /// How many articles the provider says there are; it often promises more than come.
  public var total: Int?
  public var provider: Provider
  public var remark: PageRemark?
  /// When the provider gave it; `nil` where it is not of a day, as the sample edition.
  public var receivedAt: Date?
  /// Why it comes from the store; `nil` where the provider was asked just now.
  public var stored: StoredReason?
  /// How many articles were left out because their publishers took them back.
  public var removed: Int
  /// The countries that gave nothing, of a page of many.
  public var failures: [CountryFailure]
  /// Feeds of the reader's own that could not be read, of a page of several.
  public var feedFailures: [FeedFailure] = []
  /// Who was asked before and gave nothing.
  public var attempts: [Attempt] = []
  /// Who gave it, where its provider has several services.
  public var service: NewsService?

  public init(
    articles: [Article], total: Int?, provider: Provider, remark: PageRemark? = nil, receivedAt: Date? = nil,
    stored: StoredReason? = nil, removed: Int = 0, failures: [CountryFailure] = []
  ) {
    self.articles = articles
    self.total = total
    self.provider = provider
    self.remark = remark
    self.receivedAt = receivedAt
    self.stored = stored
    self.removed = removed
    self.failures = failures
  }

  /// The page with its titles and publishers put in order, each story once.
  func tidied() -> NewsPage {
    var page = self
    page.articles = articles.map { $0.withPublisherApart() }.withoutDuplicates()
    return page
  }
}

/// What a reader should know about a page beyond its articles.
public enum PageRemark: Sendable, Equatable {
  /// NewsAPI answers "ok, nothing" for every country but the United States.
  case servesOnlyUnitedStates(asked: Country)
  /// These countries answered and had nothing.
  case nothingOf([Country])
  /// The country has no edition: its articles were searched for.
  case searched(Country)
  /// Its articles were looked for in so many pages that are kept.
  case ofKept(pages: Int)
}

/// A feed of the reader's own that could not be read, and why.
public struct FeedFailure: Sendable, Equatable {
  public let id: String
  public let name: String
  public let error: NewsError

  public init(_ feed: Subscription, _ error: NewsError) {
    (id, name) = (feed.id, feed.name)
    self.error = error
  }
}

/// A country without headlines, and why.
public struct CountryFailure: Sendable, Equatable {
  public let country: Country
  public let error: NewsError

  public init(_ country: Country, _ error: NewsError) {
    self.country = country
    self.error = error
  }
}
