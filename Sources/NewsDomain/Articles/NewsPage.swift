import FoundationEssentials

/// One page of news and what is to be said about it.
package struct NewsPage: Sendable, Equatable {
  package var articles: [Article]
  /// How many articles the provider says there are; it often promises more than come.
  package var total: Int?
  package var provider: Provider
  package var remark: PageRemark?
  /// When the provider gave it; `nil` where it is not of a day, as the sample edition.
  package var receivedAt: Date?
  /// Why it comes from the store; `nil` where the provider was asked just now.
  package var stored: StoredReason?
  /// How many articles were left out because their publishers took them back.
  package var removed: Int
  /// The countries that gave nothing, of a page of many.
  package var failures: [CountryFailure]
  /// Feeds of the reader's own that could not be read, of a page of several.
  package var feedFailures: [FeedFailure] = []
  /// Who was asked before and gave nothing.
  package var attempts: [Attempt] = []
  /// Who gave it, where its provider has several services.
  package var service: NewsService?

  package init(
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

  /// The page with its titles and publishers put in order, each story once, and each with its id.
  func tidied() -> NewsPage {
    var page = self
    page.articles = articles.map { $0.withPublisherApart() }.withoutDuplicates().withIDs()
    return page
  }
}

/// What a reader should know about a page beyond its articles.
package enum PageRemark: Sendable, Equatable {
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
package struct FeedFailure: Sendable, Equatable {
  package let id: String
  package let name: String
  package let error: NewsError

  package init(id: String, name: String, _ error: NewsError) {
    self.id = id
    self.name = name
    self.error = error
  }
}

/// A country without headlines, and why.
package struct CountryFailure: Sendable, Equatable {
  package let country: Country
  package let error: NewsError

  package init(_ country: Country, _ error: NewsError) {
    self.country = country
    self.error = error
  }
}

extension NewsPage {
  package var origin: Origin { Origin(provider, receivedAt: receivedAt, stored: stored) }
}

extension NewsPage {
  /// The page with what was tried before it came.
  package func after(_ attempts: [Attempt]) -> NewsPage {
    guard !attempts.isEmpty else { return self }
    var page = self
    page.attempts = attempts + page.attempts
    // Articles that came together have one provenance, and are to have one afterwards.
    var known: (before: Provenance, after: Provenance)?
    for index in page.articles.indices {
      guard let provenance = page.articles[index].provenance else { continue }
      let after = known.flatMap { $0.before === provenance ? $0.after : nil } ?? provenance.after(attempts)
      known = (provenance, after)
      page.articles[index].provenance = after
    }
    return page
  }
}
