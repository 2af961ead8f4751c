import FoundationEssentials

/// How an article was obtained: from which service, with which request, when, and which services were tried before.
package final class Provenance: Sendable, Equatable {
  package let provider: Provider
  /// The feed's own title, if the article came from a feed.
  package let feed: String?
  /// The address of the request, without secrets; `nil` if the article is embedded.
  package let request: String?
  /// The language of its articles (ISO 639-1), if the provider gives it.
  package let language: String?
  /// When the provider sent it.
  package let receivedAt: Date?
  /// Whether it came from the reader's own network, so that its links may lead there too.
  package let isLocal: Bool
  /// Why it comes from the store; `nil` if it was fetched from the provider at that time.
  package let stored: StoredReason?
  /// The services that were tried before and gave nothing.
  package let attempts: [Attempt]
  /// Where summary, text or picture come from instead of the provider; `nil` if nothing was added.
  package let supplement: Supplement?
  /// The hosts of the sites that its feed is known to belong to, besides its own host.
  package let sites: [String]
  /// Whether it came from a service that lists headlines under the names of their sources.
  package let isOfService: Bool
  /// Who wrote its words, if already decided.
  package let speaker: Speaker?

  package init(
    _ provider: Provider, feed: String? = nil, request: String? = nil, language: String? = nil,
    receivedAt: Date? = nil, isLocal: Bool = false, stored: StoredReason? = nil, attempts: [Attempt] = [],
    supplement: Supplement? = nil, sites: [String] = [], isOfService: Bool = false, speaker: Speaker? = nil
  ) {
    self.provider = provider
    self.feed = feed
    self.request = request
    self.language = language
    self.receivedAt = receivedAt
    self.isLocal = isLocal
    self.stored = stored
    self.attempts = attempts
    self.supplement = supplement
    self.sites = sites
    self.isOfService = isOfService
    self.speaker = speaker
  }

  package static func == (one: Provenance, other: Provenance) -> Bool {
    one === other
      || (one.provider == other.provider && one.feed == other.feed && one.request == other.request
        && one.language == other.language && one.receivedAt == other.receivedAt && one.isLocal == other.isLocal
        && one.stored == other.stored
        && one.attempts == other.attempts && one.supplement == other.supplement && one.sites == other.sites
        && one.isOfService == other.isOfService && one.speaker == other.speaker)
  }

  func after(_ attempts: [Attempt]) -> Provenance {
    Provenance(
      provider, feed: feed, request: request, language: language, receivedAt: receivedAt, isLocal: isLocal,
      stored: stored,
      attempts: attempts + self.attempts, supplement: supplement, sites: sites, isOfService: isOfService,
      speaker: speaker)
  }

  /// - Parameter speaker: who wrote the words of the article; `nil` if undecided.
  package func saying(_ speaker: Speaker?) -> Provenance {
    guard let speaker, speaker != self.speaker else { return self }
    return Provenance(
      provider, feed: feed, request: request, language: language, receivedAt: receivedAt, isLocal: isLocal,
      stored: stored, attempts: attempts, supplement: supplement, sites: sites, isOfService: isOfService,
      speaker: speaker)
  }

  /// The provenance for an article with links from elsewhere, which must not lead into the reader's own network.
  var outside: Provenance {
    guard isLocal else { return self }
    return Provenance(
      provider, feed: feed, request: request, language: language, receivedAt: receivedAt, stored: stored,
      attempts: attempts, supplement: supplement, sites: sites, isOfService: isOfService, speaker: speaker)
  }

  func supplemented(by supplement: Supplement) -> Provenance {
    Provenance(
      provider, feed: feed, request: request, language: language, receivedAt: receivedAt, isLocal: isLocal,
      stored: stored, attempts: attempts, supplement: supplement, sites: sites, isOfService: isOfService,
      speaker: speaker)
  }
}

/// A request to a service that gave nothing.
package struct Attempt: Sendable, Equatable {
  package enum Outcome: Sendable, Equatable {
    /// It answered that there is nothing.
    case nothing
    /// No request was sent, because an earlier one to it, which this one waited for, had failed.
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

/// A service that delivers news. One provider can have several.
package enum NewsService: String, Sendable, CaseIterable {
  case newsapi
  case googleNews
  /// The sources' own feeds.
  case sourceFeeds
  case sample

  package var provider: Provider {
    switch self {
    case .newsapi: .newsapi
    case .googleNews, .sourceFeeds: .feeds
    case .sample: .sample
    }
  }
}
