import FoundationEssentials
import NewsDomain
import Locking

/// Asks one provider after another until one has something: NewsAPI if there is a key, Google News, and sources' own
/// feeds. If all fail, it shows what is stored of any of them, and if nothing is stored, the sample edition (if it may
/// be used).
///
/// Commands use it like any other repository.
package final class ProviderChain: NewsRepository, SourceRepository {
  /// How long a service that refused the key is not asked with this key again, in seconds.
  private static let patience: TimeInterval = 600
  /// How long a service that wanted fewer requests is not asked again, in seconds.
  private static let pause: TimeInterval = 60
  /// By how many seconds stored lists of sources' feeds must be newer to be preferred to those of other services. These
  /// feeds are also fetched to complete the articles of a list, and then arrive at about the same time.
  private static let lead: TimeInterval = 86_400

  /// Facts learned from earlier answers of NewsAPI, so that useless requests are not sent to it.
  private struct LearnedLimits {
    var refusal: (key: String?, error: NewsError, until: Date)?
    /// Whether NewsAPI has headlines of countries other than the United States: one answer shows it, and each costs a
    /// request. Stored per key, because plans differ.
    var foreign: (key: String, probe: Probe)?
  }

  private struct Link {
    let service: NewsService
    let repository: any NewsRepository
  }

  private let newsAPI: NewsAPIRepository?
  private let googleNews: any NewsRepository
  private let sourceFeeds: SourceFeedsRepository
  private let sample: SampleRepository?
  private let sampleUse: SampleUse
  private let keys: any KeyRepository
  private let isOffline: Bool
  private let clock: WallClock
  private let learned = Guarded(LearnedLimits())

  /// The repositories that can be asked.
  package struct Members: Sendable {
    /// `nil` if only feeds may be used.
    let newsAPI: NewsAPIRepository?
    let googleNews: any NewsRepository
    let sourceFeeds: SourceFeedsRepository
    /// `nil` if the sample edition is never to be shown, regardless of the reader's choice.
    let sample: SampleRepository?

    package init(
      newsAPI: NewsAPIRepository?, googleNews: any NewsRepository, sourceFeeds: SourceFeedsRepository,
      sample: SampleRepository?
    ) {
      self.newsAPI = newsAPI
      self.googleNews = googleNews
      self.sourceFeeds = sourceFeeds
      self.sample = sample
    }
  }

  /// - Parameters:
  ///   - sampleUse: whether the sample edition may be shown.
  ///   - isOffline: whether only stored answers are used, which needs no key.
  package init(
    _ members: Members, sampleUse: SampleUse, keys: any KeyRepository, isOffline: Bool, clock: WallClock = .system
  ) {
    newsAPI = members.newsAPI
    googleNews = members.googleNews
    sourceFeeds = members.sourceFeeds
    sample = members.sample
    self.sampleUse = sampleUse
    self.keys = keys
    self.isOffline = isOffline
    self.clock = clock
  }

  package func headlines(_ request: HeadlineRequest, _ freshness: Freshness) async throws -> NewsPage {
    var links = links(for: request.service)
    switch request.scope {
    case .source(let source) where sourceFeeds.isOwn(source.id):
      return try await sourceFeeds.headlines(request, freshness)
    // Only the feeds of the catalogue have topics.
    case .topic: return try await sourceFeeds.headlines(request, freshness)
    // Some codes of younger countries have other meanings at NewsAPI.
    case .local(let country), .category(_, let country):
      if !country.isMain { links.removeAll { $0.service == .newsapi } }
    case .source: break
    }
    var attempts: [Attempt] = []
    let probe = probe(of: request)
    var isFirst = false
    switch await probe?.turn() {
    case .first?: isFirst = true
    case .useless?:
      links.removeAll { $0.service == .newsapi }
      attempts.append(Attempt(.newsapi, .nothing))
    case .unknown?:
      // After one failure, each of the others would probably cost a request, too.
      links.removeAll { $0.service == .newsapi }
      attempts.append(Attempt(.newsapi, .notAsked))
    default: break
    }
    // Other requests wait for the result, however this one ends.
    defer { if isFirst { probe?.settle(nil) } }
    return try await first(of: links, after: attempts, isFurther: request.service != nil) { link in
      let page = try await link.repository.headlines(request, freshness)
      if link.service == .newsapi, isFirst {
        isFirst = false
        if case .servesOnlyUnitedStates? = page.remark { probe?.settle(false) } else { probe?.settle(true) }
      }
      return page
    } orElse: {
      guard sample?.has(request.scope) == true else { return nil }
      return try await history(for: request.service, isWanted: sampleUse.isWanted) {
        try await $0.headlines(request, freshness)
      }
    }
  }

  package func search(_ request: SearchRequest, _ freshness: Freshness) async throws -> NewsPage {
    if !request.sources.isEmpty, request.sources.allSatisfy(sourceFeeds.isOwn) {
      return try await sourceFeeds.search(request, freshness)
    }
    return try await first(of: links(for: request.service), isFurther: request.service != nil) { link in
      try await link.repository.search(request, freshness)
    } orElse: {
      try await history(for: request.service, isWanted: sampleUse.isAskedFor) {
        try await $0.search(request, freshness)
      }
    }
  }

  /// The reader's own feeds, and the sources of the first provider that knows some.
  package func sources(_ request: SourceRequest) async throws -> SourceList {
    guard let newsAPI, isOffline || keys.key != nil else { return await sourceFeeds.sources(request) }
    do {
      if let refusal { throw refusal }
      var list = try await newsAPI.sources(request)
      let own = sourceFeeds.ownSources(request)
      let taken = Set(own.map(\.id))
      list.sources = own + list.sources.filter { !taken.contains($0.id) }
      return list
    } catch let error as NewsError where error != .cancelled {
      learn(from: error)
      var list = await sourceFeeds.sources(request)
      list.attempts = [Attempt(.newsapi, .failed(error))]
      return list
    }
  }
}

extension ProviderChain {
  /// Returns a page of the sample edition, if it may be shown.
  ///
  /// - Parameter service: for further pages of a list, the provider of its first page.
  /// - Throws: the errors of `ask`, and `Unwanted` if there is a page but the reader does not want it.
  private func history(
    for service: NewsService?, isWanted: Bool, _ ask: (SampleRepository) async throws -> NewsPage
  ) async throws -> NewsPage? {
    guard let sample, service == nil || service == .sample else { return nil }
    var page = try await ask(sample)
    if service == nil, !isWanted { throw Unwanted() }
    page.service = .sample
    return page
  }

  private struct Unwanted: Error {}

  /// - Parameter service: the only provider to ask; `nil` for all.
  private func links(for service: NewsService?) -> [Link] {
    let all =
      (newsAPI.map { [Link(service: .newsapi, repository: $0)] } ?? []) + [
        Link(service: .googleNews, repository: googleNews), Link(service: .sourceFeeds, repository: sourceFeeds),
      ]
    return all.filter { service == nil || $0.service == service }
  }

  /// Returns the first non-empty page. If there is none, it returns the newest stored page, except that one of sources'
  /// feeds must be newer by ``lead``, else an empty page, else the result of `last`.
  ///
  /// - Parameter isFurther: whether it is a further page of a list, which only the list's provider can continue.
  private func first(
    of links: [Link], after before: [Attempt] = [], isFurther: Bool,
    _ ask: (Link) async throws -> NewsPage, orElse last: () async throws -> NewsPage?
  ) async throws -> NewsPage {
    var attempts = before
    var older: [(page: NewsPage, service: NewsService)] = []
    var empty: (page: NewsPage, service: NewsService)?
    for link in links {
      do {
        if link.service == .newsapi, let refusal = refusal { throw refusal }
        var page = try await ask(link)
        page.service = link.service
        if page.articles.isEmpty && page.removed == 0 {
          // The list has ended, so no other provider is asked.
          if isFurther { return page }
          empty = empty ?? (page, link.service)
          attempts.append(Attempt(link.service, .nothing))
        } else if case .failure(let error)? = page.origin.stored {
          if link.service == .newsapi { learn(from: error) }
          older.append((page, link.service))
          attempts.append(Attempt(link.service, .failed(error)))
        } else if isOffline {
          older.append((page, link.service))
        } else {
          return page.after(attempts)
        }
      } catch let error as NewsError {
        if error == .cancelled { throw error }
        if link.service == .newsapi { learn(from: error) }
        attempts.append(Attempt(link.service, .failed(error)))
      }
    }
    if let newest = older.max(by: { Self.rank($0.page, of: $0.service) < Self.rank($1.page, of: $1.service) }) {
      return newest.page.after(attempts.filter { $0.service != newest.service })
    }
    // If Google News could not be reached, an empty list from the sources' feeds is no answer.
    if let empty, empty.service != .sourceFeeds || !attempts.hasFailure(of: .googleNews) {
      // If Google News finds nothing, failures of the sources' own feeds do not matter.
      let others = empty.service == .googleNews ? attempts.filter { $0.service != .sourceFeeds } : attempts
      return empty.page.after(others.filter { $0.service != empty.service })
    }
    do {
      guard let page = try await last() else { throw Self.failure(of: attempts) }
      return page.after(attempts)
    } catch is Unwanted {
      let failure = Self.failure(of: attempts)
      throw failure.passesSoon ? failure : .withoutSample(failure)
    }
  }

  /// When a stored page was received, as far as that decides which one is shown.
  private static func rank(_ page: NewsPage, of service: NewsService) -> Date {
    (page.origin.receivedAt ?? .distantPast).addingTimeInterval(service == .sourceFeeds ? -lead : 0)
  }

  /// Returns what is known about NewsAPI's headlines of countries other than the United States; `nil` if this request
  /// is not for such headlines from NewsAPI.
  private func probe(of request: HeadlineRequest) -> Probe? {
    guard !isOffline, newsAPI != nil, request.service == nil, let key = keys.key, let country = request.country,
      country.isMain, country != .unitedStates
    else { return nil }
    return learned.withLock { learned in
      if let known = learned.foreign, known.key == key { return known.probe }
      let probe = Probe()
      learned.foreign = (key, probe)
      return probe
    }
  }

  /// The error to report instead of asking NewsAPI; `nil` if it can be asked.
  private var refusal: NewsError? {
    guard !isOffline else { return nil }
    guard let key = keys.key else { return .key(.missing) }
    return learned.withLock { learned in
      guard let refusal = learned.refusal, refusal.key == key, refusal.until > clock.now else { return nil }
      return refusal.error
    }
  }

  /// Remembers an error that NewsAPI would give to any other request as well.
  private func learn(from error: NewsError) {
    let patience: TimeInterval
    switch error {
    case .key(.invalid), .key(.disabled), .service(.quotaExhausted): patience = Self.patience
    case .service(.rateLimited): patience = Self.pause
    default: return
    }
    let key = keys.key
    let until = clock.now.addingTimeInterval(patience)
    learned.withLock { learned in
      // Repeating a remembered refusal does not prolong it.
      guard learned.refusal.map({ $0.key != key || $0.until <= clock.now }) ?? true else { return }
      learned.refusal = (key, error, until)
    }
  }

  /// Returns the most informative failure, which is neither a missing key nor a source that one provider does not know.
  private static func failure(of attempts: [Attempt]) -> NewsError {
    let errors = attempts.compactMap { attempt in
      if case .failed(let error) = attempt.outcome { error } else { nil }
    }
    let best = errors.first { error in
      switch error {
      case .key(.missing), .name(.unknownSource), .network(.offline), .feed(.noFeedKnown): false
      default: true
      }
    }
    // An unknown feed says less than an unknown source.
    return best ?? errors.last { $0 != .feed(.noFeedKnown) } ?? errors.last ?? .network(.offline)
  }
}

extension [Attempt] {
  fileprivate func hasFailure(of service: NewsService) -> Bool {
    contains { attempt in
      if case .failed = attempt.outcome { attempt.service == service } else { false }
    }
  }
}

extension NewsError {
  /// Whether a server has answered that it cannot serve now: trying again helps, old front pages do not.
  fileprivate var passesSoon: Bool {
    switch self {
    case .network(.serverError), .network(.refused(_, .tooManyRequests)), .network(.refused(_, .pausing)): true
    default: false
    }
  }
}

extension HeadlineRequest {
  /// The country of the requested headlines; `nil` if they are those of a source.
  fileprivate var country: Country? {
    switch scope {
    case .local(let country), .category(_, let country): country
    case .source, .topic: nil
    }
  }
}
