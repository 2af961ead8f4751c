/// How an article came here: who was asked for it, with which request, when, and who had been asked before.
public final class Provenance: Sendable, Equatable {
  public let provider: Provider
  /// What the feed calls itself, of a feed.
  public let feed: String?
  /// The address that was asked for, without secrets; `nil` of what is embedded.
  public let request: String?
  /// When the provider gave it.
  public let receivedAt: Date?
  /// Whether it stood in the reader's own network, and so may name more that does.
  public let isLocal: Bool
  /// Why it comes from the store; `nil` where the provider was asked just then.
  public let stored: StoredReason?
  /// Who was asked before and gave nothing.
  public let attempts: [Attempt]

  public init(
    _ provider: Provider, feed: String? = nil, request: String? = nil, receivedAt: Date? = nil,
    isLocal: Bool = false, stored: StoredReason? = nil, attempts: [Attempt] = []
  ) {
    self.provider = provider
    self.feed = feed
    self.request = request
    self.receivedAt = receivedAt
    self.isLocal = isLocal
    self.stored = stored
    self.attempts = attempts
  }

  public static func == (one: Provenance, other: Provenance) -> Bool {
    one === other
      || (one.provider == other.provider && one.feed == other.feed && one.request == other.request
        && one.receivedAt == other.receivedAt && one.isLocal == other.isLocal && one.stored == other.stored
        && one.attempts == other.attempts)
  }

  fileprivate func after(_ attempts: [Attempt]) -> Provenance {
    Provenance(
      provider, feed: feed, request: request, receivedAt: receivedAt, isLocal: isLocal, stored: stored,
      attempts: attempts + self.attempts)
  }
}

/// A provider that was asked and gave nothing.
public struct Attempt: Sendable, Equatable {
  public enum Outcome: Sendable, Equatable {
    /// It answered that there is nothing.
    case nothing
    /// Another question was waited for that found nothing out.
    case notAsked
    case failed(NewsError)
  }

  public let service: NewsService
  public let outcome: Outcome

  public init(_ service: NewsService, _ outcome: Outcome) {
    self.service = service
    self.outcome = outcome
  }
}

/// Who is asked for news, told apart where one provider has several.
public enum NewsService: Sendable, Equatable {
  case newsapi
  case googleNews
  /// Feeds of publishers themselves.
  case publishers
  case sample

  public var provider: Provider {
    switch self {
    case .newsapi: .newsapi
    case .googleNews, .publishers: .feeds
    case .sample: .sample
    }
  }
}

extension NewsPage {
  /// The page with what was tried before it came.
  public func after(_ attempts: [Attempt]) -> NewsPage {
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
