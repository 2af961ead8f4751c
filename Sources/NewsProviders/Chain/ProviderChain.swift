import FoundationEssentials
import NewsDomain
import Synchronization

/// Asks one provider after the other until one has something: NewsAPI where there is a key, Google News,
/// publishers' feeds; then what is stored of any of them, and where nothing is the sample edition, if that is wanted.
///
/// To commands it is a repository like any other.
package final class ProviderChain: NewsRepository, SourceRepository {
  /// Seconds for which a service that refused the key is not asked with it.
  private static let patience: TimeInterval = 600
  /// The same, where it only wants to be asked less often.
  private static let pause: TimeInterval = 60

  /// What NewsAPI is not asked for again.
  private struct Experience {
    var refusal: (key: String?, error: NewsError, until: Date)?
    /// Whether it has headlines of other countries than the United States: one answer tells, each costs a
    /// request. Of a key, since plans differ.
    var foreign: (key: String, probe: Probe)?
  }

  private struct Link {
    let service: NewsService
    let repository: any NewsRepository
  }

  private let newsAPI: NewsAPIRepository?
  private let googleNews: GoogleNewsRepository
  private let publishers: PublisherFeedsRepository
  private let kept: KeptNews?
  private let sample: SampleRepository?
  private let sampleUse: SampleUse
  private let keys: any KeyRepository
  private let isOffline: Bool
  private let clock: WallClock
  private let experience = Mutex(Experience())

  /// Those who can be asked.
  package struct Members: Sendable {
    /// `nil` where only feeds are wanted.
    let newsAPI: NewsAPIRepository?
    let googleNews: GoogleNewsRepository
    let publishers: PublisherFeedsRepository
    /// Finds in all that is stored what a search cannot be asked for; `nil` where only the answer to the same search
    /// serves.
    let kept: KeptNews?
    /// `nil` where history is not to stand in whatever the reader says.
    let sample: SampleRepository?

    package init(
      newsAPI: NewsAPIRepository?, googleNews: GoogleNewsRepository, publishers: PublisherFeedsRepository,
      kept: KeptNews? = nil, sample: SampleRepository?
    ) {
      self.newsAPI = newsAPI
      self.googleNews = googleNews
      self.publishers = publishers
      self.kept = kept
      self.sample = sample
    }
  }

  /// - Parameters:
  ///   - sampleUse: whether history is to stand in.
  ///   - isOffline: whether only what is stored is answered with, for which no key is needed.
  package init(
    _ members: Members, sampleUse: SampleUse, keys: any KeyRepository, isOffline: Bool, clock: WallClock = .system
  ) {
    newsAPI = members.newsAPI
    googleNews = members.googleNews
    publishers = members.publishers
    kept = members.kept
    sample = members.sample
    self.sampleUse = sampleUse
    self.keys = keys
    self.isOffline = isOffline
    self.clock = clock
  }

  package func headlines(_ request: HeadlineRequest, _ freshness: Freshness) async throws -> NewsPage {
    var links = links(for: request.service)
    if case .source(let source) = request.scope, publishers.isOwn(source.id) {
      return try await publishers.headlines(request, freshness)
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
      // What failed for one would cost a request for each of the others.
      links.removeAll { $0.service == .newsapi }
      attempts.append(Attempt(.newsapi, .notAsked))
    default: break
    }
    // However it ends: others wait for it.
    defer { if isFirst { probe?.settle(nil) } }
    return try await first(of: links, after: attempts, isFurther: request.service != nil) { link in
      let page = try await link.repository.headlines(request, freshness)
      if link.service == .newsapi, isFirst {
        isFirst = false
        if case .servesOnlyUnitedStates? = page.remark { probe?.settle(false) } else { probe?.settle(true) }
      }
      return page
    } orElse: { _ in
      try await history(for: request.service, isWanted: sampleUse.isWanted) {
        try await $0.headlines(request, freshness)
      }
    }
  }

  package func search(_ request: SearchRequest, _ freshness: Freshness) async throws -> NewsPage {
    // What is kept of the same search is among it.
    if isOffline, request.service != .sample, let kept {
      let page = try await kept.search(request, .offline)
      if !page.articles.isEmpty || sample == nil || !sampleUse.isAskedFor { return page }
    }
    if !request.sources.isEmpty, request.sources.allSatisfy(publishers.isOwn) {
      return try await publishers.search(request, freshness)
    }
    let page = try await first(of: links(for: request.service), isFurther: request.service != nil) { link in
      try await link.repository.search(request, freshness)
    } orElse: { attempts in
      if let found = try await keptPage(request, instead: Self.failure(of: attempts)) { return found }
      return try await history(for: request.service, isWanted: sampleUse.isAskedFor) {
        try await $0.search(request, freshness)
      }
    }
    // A few feeds of publishers that are kept know less than all that is kept.
    guard page.service == .publishers, case .failure(let error)? = page.stored,
      let found = try await keptPage(request, instead: error)
    else { return page }
    return found.after(page.attempts)
  }

  /// The reader's own feeds, and the media of the first that knows some.
  package func sources(_ request: SourceRequest) async throws -> SourceList {
    guard let newsAPI, isOffline || keys.key != nil else { return await publishers.sources(request) }
    do {
      if let refusal { throw refusal }
      var list = try await newsAPI.sources(request)
      let own = publishers.ownSources(request)
      let taken = Set(own.map(\.id))
      list.sources = own + list.sources.filter { !taken.contains($0.id) }
      return list
    } catch let error as NewsError where error != .cancelled {
      learn(from: error)
      var list = await publishers.sources(request)
      list.attempts = [Attempt(.newsapi, .failed(error))]
      return list
    }
  }
}

extension ProviderChain {
  /// What is kept that a search finds, where the network is at fault for it; `nil` where there is nothing.
  private func keptPage(_ request: SearchRequest, instead error: NewsError) async throws -> NewsPage? {
    guard error.isPassing, request.service == nil, let kept else { return nil }
    let page = try await kept.search(request, .failure(error))
    return page.articles.isEmpty ? nil : page
  }

  /// A page of the sample edition, where it serves.
  ///
  /// - Parameter service: of the further pages of a list, who began it.
  /// - Throws: what `ask` throws, and `Unwanted` where there would be a page that the reader does not want.
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

  /// - Parameter service: the only one that is wanted; `nil` for all.
  private func links(for service: NewsService?) -> [Link] {
    let all =
      (newsAPI.map { [Link(service: .newsapi, repository: $0)] } ?? []) + [
        Link(service: .googleNews, repository: googleNews), Link(service: .publishers, repository: publishers),
      ]
    return all.filter { service == nil || $0.service == service }
  }

  /// The first page with something on it. Without one: the newest of those that were stored, then an empty
  /// one, then the last resort's.
  ///
  /// - Parameter isFurther: whether it is a further page of a list, of the provider that began it.
  private func first(
    of links: [Link], after before: [Attempt] = [], isFurther: Bool,
    _ ask: (Link) async throws -> NewsPage, orElse last: ([Attempt]) async throws -> NewsPage?
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
          // A list that has come to its end is no reason to ask others.
          if isFurther { return page }
          empty = empty ?? (page, link.service)
          attempts.append(Attempt(link.service, .nothing))
        } else if case .failure(let error)? = page.stored {
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
    if let newest = older.max(by: { $0.page.receivedAt ?? .distantPast < $1.page.receivedAt ?? .distantPast }) {
      return newest.page.after(attempts.filter { $0.service != newest.service })
    }
    if let empty {
      // What those after it failed at is of no interest where Google News finds nothing.
      let others = empty.service == .googleNews ? attempts.filter { $0.service != .publishers } : attempts
      return empty.page.after(others.filter { $0.service != empty.service })
    }
    do {
      guard let page = try await last(attempts) else { throw Self.failure(of: attempts) }
      return page.after(attempts)
    } catch is Unwanted {
      throw NewsError.withoutSample(Self.failure(of: attempts))
    }
  }

  /// What is known of NewsAPI's headlines of other countries than the United States; `nil` where it is not
  /// to be asked for such.
  private func probe(of request: HeadlineRequest) -> Probe? {
    guard !isOffline, newsAPI != nil, request.service == nil, let key = keys.key, let country = request.country,
      country != .unitedStates
    else { return nil }
    return experience.withLock { experience in
      if let known = experience.foreign, known.key == key { return known.probe }
      let probe = Probe()
      experience.foreign = (key, probe)
      return probe
    }
  }

  /// Why NewsAPI need not be asked.
  private var refusal: NewsError? {
    guard !isOffline else { return nil }
    guard let key = keys.key else { return .apiKeyMissing }
    return experience.withLock { experience in
      guard let refusal = experience.refusal, refusal.key == key, refusal.until > clock.now else { return nil }
      return refusal.error
    }
  }

  /// Notes what NewsAPI would answer to every other question, too.
  private func learn(from error: NewsError) {
    let patience: TimeInterval
    switch error {
    case .apiKeyInvalid, .quotaExhausted: patience = Self.patience
    case .rateLimited: patience = Self.pause
    default: return
    }
    let key = keys.key
    let until = clock.now.addingTimeInterval(patience)
    experience.withLock { experience in
      // What was refused from memory goes on no longer for that.
      guard experience.refusal.map({ $0.key != key || $0.until <= clock.now }) ?? true else { return }
      experience.refusal = (key, error, until)
    }
  }

  /// The failure that tells most: not that a key is missing, or that one of them does not know a medium.
  private static func failure(of attempts: [Attempt]) -> NewsError {
    let errors = attempts.compactMap { attempt in
      if case .failed(let error) = attempt.outcome { error } else { nil }
    }
    let telling = errors.first { error in
      switch error {
      case .apiKeyMissing, .unknownSource, .offline, .noFeedKnown: false
      default: true
      }
    }
    // That there is no feed says less than that the medium is not known.
    return telling ?? errors.last { $0 != .noFeedKnown } ?? errors.last ?? .offline
  }
}

extension HeadlineRequest {
  /// Whose headlines are asked for, unless they are a medium's.
  fileprivate var country: Country? {
    switch scope {
    case .local(let country), .category(_, let country): country
    case .source: nil
    }
  }
}
