/// How an article was obtained: from which service, with which request, when, and which services were tried before.
package final class Provenance: Sendable, Equatable {
  /// The feed that an article came from.
  package struct Feed: Sendable, Equatable {
    /// The feed's own title.
    package let title: String?
    /// The hosts of the sites that it is known to belong to, besides its own host.
    package let sites: [String]
    /// Whether it is of a service that lists headlines under the names of their sources.
    package let isOfService: Bool
    /// The country that it states with its language, if that says where its source is.
    package let country: Country?

    package init(
      _ title: String? = nil, sites: [String] = [], isOfService: Bool = false, country: Country? = nil
    ) {
      self.title = title
      self.sites = sites
      self.isOfService = isOfService
      self.country = country
    }
  }

  package let origin: Origin
  package let feed: Feed
  /// The address of the request, without secrets; `nil` if the article is embedded.
  package let request: String?
  /// The language of its articles (ISO 639-1), if the provider gives it.
  package let language: String?
  /// Whether it came from the reader's own network, so that its links may lead there too.
  package let isLocal: Bool
  /// The services that were tried before and gave nothing.
  package let attempts: [Attempt]
  /// Where summary, text or picture come from instead of the provider; `nil` if nothing was added.
  package let supplement: Supplement?
  /// Who wrote its words, if already decided.
  package let attribution: Attribution?

  package init(
    _ origin: Origin, feed: Feed = Feed(), request: String? = nil, language: String? = nil, isLocal: Bool = false,
    attempts: [Attempt] = [], supplement: Supplement? = nil, attribution: Attribution? = nil
  ) {
    self.origin = origin
    self.feed = feed
    self.request = request
    self.language = language
    self.isLocal = isLocal
    self.attempts = attempts
    self.supplement = supplement
    self.attribution = attribution
  }

  package static func == (one: Provenance, other: Provenance) -> Bool {
    one === other
      || (one.origin == other.origin && one.feed == other.feed && one.request == other.request
        && one.language == other.language && one.isLocal == other.isLocal && one.attempts == other.attempts
        && one.supplement == other.supplement && one.attribution == other.attribution)
  }

  func after(_ attempts: [Attempt]) -> Provenance { copy(attempts: attempts + self.attempts) }

  /// - Parameter attribution: who wrote the words of the article; `nil` if undecided.
  package func saying(_ attribution: Attribution?) -> Provenance {
    attribution == nil || attribution == self.attribution ? self : copy(attribution: attribution)
  }

  /// The same, but not local: for an article that gets links from elsewhere, which must not lead into the reader's own
  /// network.
  var outside: Provenance { isLocal ? copy(isLocal: false) : self }

  /// - Parameter language: the language that an article itself states; `nil` if it states none.
  package func stating(_ language: String?) -> Provenance {
    language == nil || language == self.language ? self : copy(language: language)
  }

  /// - Parameter supplement: where words come from that its provider did not give; `nil` if nothing was added.
  package func supplemented(by supplement: Supplement?) -> Provenance {
    supplement == nil ? self : copy(supplement: supplement)
  }

  private func copy(
    language: String? = nil, isLocal: Bool? = nil, attempts: [Attempt]? = nil, supplement: Supplement? = nil,
    attribution: Attribution? = nil
  ) -> Provenance {
    Provenance(
      origin, feed: feed, request: request, language: language ?? self.language, isLocal: isLocal ?? self.isLocal,
      attempts: attempts ?? self.attempts, supplement: supplement ?? self.supplement,
      attribution: attribution ?? self.attribution)
  }
}

/// A request to a service that gave nothing.
package struct Attempt: Sendable, Equatable {
  package enum Outcome: Sendable, Equatable {
    /// It answered that there is nothing.
    case nothing
    /// No request was sent, because an earlier one to the same service failed while this one waited.
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

/// Where the words of an article come from that its provider did not give.
package enum Supplement: Sendable, Hashable {
  /// The source's own feed.
  ///
  /// - Parameter title: the title of the feed, or the host of its source.
  case feed(title: String)
  /// The archive, which had them already.
  case archive
}
