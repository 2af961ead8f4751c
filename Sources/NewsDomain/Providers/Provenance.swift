import FoundationEssentials

/// How an article came here: who was asked for it, with which request, when, and who had been asked before.
package final class Provenance: Sendable, Equatable {
  package let provider: Provider
  /// What the feed calls itself, of a feed.
  package let feed: String?
  /// The address that was asked for, without secrets; `nil` of what is embedded.
  package let request: String?
  /// The language of its articles (ISO 639-1), where the provider says so.
  package let language: String?
  /// When the provider gave it.
  package let receivedAt: Date?
  /// Whether it stood in the reader's own network, and so may name more that does.
  package let isLocal: Bool
  /// Why it comes from the store; `nil` where the provider was asked just then.
  package let stored: StoredReason?
  /// Who was asked before and gave nothing.
  package let attempts: [Attempt]

  package init(
    _ provider: Provider, feed: String? = nil, request: String? = nil, language: String? = nil,
    receivedAt: Date? = nil, isLocal: Bool = false, stored: StoredReason? = nil, attempts: [Attempt] = []
  ) {
    self.provider = provider
    self.feed = feed
    self.request = request
    self.language = language
    self.receivedAt = receivedAt
    self.isLocal = isLocal
    self.stored = stored
    self.attempts = attempts
  }

  package static func == (one: Provenance, other: Provenance) -> Bool {
    one === other
      || (one.provider == other.provider && one.feed == other.feed && one.request == other.request
        && one.language == other.language && one.receivedAt == other.receivedAt && one.isLocal == other.isLocal
        && one.stored == other.stored
        && one.attempts == other.attempts)
  }

  func after(_ attempts: [Attempt]) -> Provenance {
    Provenance(
      provider, feed: feed, request: request, language: language, receivedAt: receivedAt, isLocal: isLocal,
      stored: stored,
      attempts: attempts + self.attempts)
  }
}

/// A provider that was asked and gave nothing.
package struct Attempt: Sendable, Equatable {
  package enum Outcome: Sendable, Equatable {
    /// It answered that there is nothing.
    case nothing
    /// Another question was waited for that found nothing out.
    case notAsked
    case failed(NewsError)
  }

  package let service: NewsService
  package let outcome: Outcome

  package init(_ service: NewsService, _ outcome: Outcome) {
    self.service = service
    self.outcome = outcome
  }
}

/// Who is asked for news, told apart where one provider has several.
package enum NewsService: Sendable, Equatable {
  case newsapi
  case googleNews
  /// Feeds of publishers themselves.
  case publishers
  case sample

  package var provider: Provider {
    switch self {
    case .newsapi: .newsapi
    case .googleNews, .publishers: .feeds
    case .sample: .sample
    }
  }
}
