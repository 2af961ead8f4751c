import FoundationEssentials
import NewsDomain
import NewsParsing

/// Fetches feeds, and recognises responses that are not feeds. The articles of a feed are stored as a list.
package struct FeedService: FeedRefresher {
  private let fetcher: Fetcher

  package init(fetcher: Fetcher) {
    self.fetcher = fetcher
  }

  /// Returns a feed as fresh as requested.
  ///
  /// - Throws: `NewsError`.
  func feed(
    _ feed: CollectedFeed, _ freshness: Freshness, _ options: FeedOptions = FeedOptions()
  ) async throws -> Fetcher.Answer<FeedContents> {
    let keeper = FeedKeeper(
      feed: feed, fetcher: fetcher, place: options.isArchived ? feed.place : .aside)
    let question = Self.question(feed, options)
    let answered = try await noting(feed) {
      try await fetcher.answer(to: question, freshness, in: keeper) { response in
        try await read(response, of: feed, isNeverEmpty: options.isNeverEmpty)
      }
    }
    var answer = await noted(answered, of: feed)
    answer.value.placeUndated(at: answer.received)
    return answer
  }

  package func refresh(_ feed: CollectedFeed, _ validators: Validators) async throws -> RefreshedFeed {
    let question = Self.question(feed, FeedOptions(isPatient: false))
    let (contents, response) = try await noting(feed) {
      try await fetcher.fetch(question, validators) { response in
        // Without a condition in the request, 304 would be no answer.
        let isSame = response.status == 304 && !validators.conditions.isEmpty
        let contents: FeedContents? = isSame ? nil : try await read(response, of: feed)
        return (contents, response)
      }
    }
    let now = fetcher.clock.now
    let least = min(Double(max(0, response.maxAge ?? 0)), FeedPace.limits.upperBound)
    guard let contents else {
      await fetcher.lists.confirm(question.address, validators, at: now)
      await note(.unchanged, of: feed)
      return RefreshedFeed(unchanged: FeedPace(least: least), validators)
    }
    // A response whose articles are lost must be sent again, so nothing is noted if they cannot be stored.
    let list = contents.list(of: response, to: question.address, of: feed, at: now)
    let new = try await fetcher.lists.collect(list, in: feed.place)
    await note(FeedReading.Result(contents), of: feed)
    var pace = contents.pace
    pace.least = max(pace.least, least)
    return RefreshedFeed(new: new, pace, response.validators)
  }

  /// The largest feed, in bytes.
  static let sizeLimit = ParsedFeed.sizeLimit

  /// Reads a server's response.
  func read(
    _ response: HTTPResponse, of feed: CollectedFeed, isNeverEmpty: Bool = false
  ) async throws -> FeedContents {
    do {
      let found = try await self.feed(response, of: feed)
      if isNeverEmpty, found.items.isEmpty {
        throw NewsError.network(.refused(host: feed.host, .emptyList))
      }
      let now = fetcher.clock.now
      return await FeedContents(found, of: feed, received: now, at: now, isLocal: response.isLocal, fetcher.parser)
    } catch NewsError.feed(.unreadable(let host, .webPage)) where feed.isOfAggregator {
      // It refuses requests by answering with a web page.
      throw NewsError.network(.refused(host: host, .webPage))
    }
  }

  /// Whether the server of a feed would be asked now; see ``Fetcher/isAsked(_:_:in:)``.
  func isAsked(_ feed: CollectedFeed, _ freshness: Freshness) async -> Bool {
    await fetcher.isAsked(
      Self.question(feed, FeedOptions()), freshness, in: FeedKeeper(feed: feed, fetcher: fetcher, place: .aside))
  }

  /// Returns the results of the last fetches of sources' feeds, by address.
  func readings(of addresses: [String]) async -> [String: FeedReading] {
    let known = await fetcher.lists.readings()
    return addresses.reduce(into: [:]) { readings, address in
      readings[address] = known[CollectedFeed(address: address).key]?.reading
    }
  }

  /// Returns where servers have moved feeds for good, by their addresses.
  func moves(of addresses: [String]) async -> [String: String] {
    let known = await fetcher.cache.apart(\.moves)
    guard !known.isEmpty else { return [:] }
    return addresses.reduce(into: [:]) { moves, address in
      guard let link = WebLink(address), let target = known[CollectedFeed(address: address).key] else { return }
      moves[address] = WebLink(target)?.withLogin(of: link)
    }
  }

  /// Returns the own titles of feeds as they were last read, by the feeds' addresses.
  func titles(of addresses: [String]) async -> [String: String] {
    var titles: [String: String] = [:]
    for address in addresses {
      let asked = Self.question(CollectedFeed(address: address), FeedOptions()).address
      let list = await fetcher.lists.list(asked, with: nil)
      titles[address] = list?.articles.first?.provenance?.feed.title?.nonBlank
    }
    return titles
  }

  /// Notes the error of a request, so that later sessions can show it without one. Aggregators have no readings.
  private func noting<Value>(_ feed: CollectedFeed, _ ask: () async throws -> Value) async throws -> Value {
    do {
      return try await ask()
    } catch let error as NewsError {
      await note(error, of: feed)
      throw error
    }
  }

  private func noted(
    _ answer: Fetcher.Answer<FeedContents>, of feed: CollectedFeed
  ) async -> Fetcher.Answer<FeedContents> {
    var answer = answer
    if answer.value.isKept { answer.value.adopt(feed, received: answer.received, stored: answer.stored) }
    switch answer.stored {
    case nil where answer.value.isKept: await note(.unchanged, of: feed)
    case nil: await note(FeedReading.Result(answer.value), of: feed)
    case .failure(let error)?: await note(error, of: feed)
    case .recent?, .renewing?, .offline?, .archived?: break
    }
    return answer
  }

  /// Stores what a list begins with that is made of several feeds.
  func keepFront(_ articles: [Article], of list: ArchivedList) async {
    await fetcher.lists.keepFront(articles.map(\.id), of: list, at: fetcher.clock.now)
  }

  /// Stores the result of reading a feed.
  func note(_ result: FeedReading.Result, of feed: CollectedFeed) async {
    guard !feed.isOfAggregator else { return }
    await fetcher.lists.note(result, of: feed.key, at: fetcher.clock.now)
  }

  private func note(_ error: NewsError, of feed: CollectedFeed) async {
    guard let trouble = FeedTrouble(error) else { return }
    await note(.failed(trouble), of: feed)
  }

  /// Fetches an address and returns the feed there, or the page and the feeds that it names.
  ///
  /// - Parameters:
  ///   - mayBeLocal: see ``HTTPRequest/mayBeLocal``.
  ///   - isPatient: whether a failed connection is retried.
  ///   - allowance: limits the requests to each host.
  /// - Throws: `NewsError`.
  func document(
    at address: String, mayBeLocal: Bool = true, isPatient: Bool = true, _ allowance: RequestAllowance? = nil
  ) async throws -> FeedDocument {
    let feed = CollectedFeed(address: address)
    var page: FeedDocument?
    var question = Self.question(feed, FeedOptions(isPatient: isPatient, mayBeLocal: mayBeLocal))
    question.request.allowance = allowance
    // A page that is not a feed must not cause a pause, because it may still link to feeds.
    question.validity.pause = 0
    do {
      let answer = try await fetcher.answer(
        to: question, .current, in: FeedKeeper(feed: feed, fetcher: fetcher, place: .aside)
      ) { response in
        do {
          return try await read(response, of: feed)
        } catch NewsError.feed(.unreadable(let place, let problem)) {
          page = try await self.page(response, problem)
          // Thrown so that the page is not stored as if it were a feed.
          throw NewsError.feed(.unreadable(place: place, problem))
        }
      }
      // Only feeds get a reading, not whatever else a page names.
      return .feed(await noted(answer, of: feed).value)
    } catch let error as NewsError {
      guard case .feed(.unreadable) = error, let page else { throw error }
      return page
    }
  }

  /// The page in a response that is not a feed; `nil` if it is another kind of document that names no feeds.
  ///
  /// - Throws: `NewsError`.
  private func page(_ response: HTTPResponse, _ problem: FeedProblem) async throws -> FeedDocument? {
    // Links keep the address's name and password only if they lead to the same server.
    let address = WebLink(response.url)?.withoutLogin ?? response.url
    var isPage = problem == .webPage
    if case .notAFeed = problem { isPage = MediaType(response.contentType).isPage }
    guard isPage || response.links != nil else { return nil }
    let page = try await fetcher.parser.links(
      isPage ? Array(response.body) : [], response.contentType, at: address, header: response.links)
    guard isPage || !page.candidates.isEmpty else { return nil }
    return .page(page, isLocal: response.isLocal)
  }

  /// No feed is requested more than once a minute; an answer up to five minutes old counts as new.
  static let validity = ListValidity(lifetime: 5 * 60, reach: 86_400, pause: 60)

  private static func question(_ feed: CollectedFeed, _ options: FeedOptions) -> CachedRequest {
    var request = HTTPRequest(url: feed.address, bodyLimit: sizeLimit)
    request.mayBeLocal = options.mayBeLocal
    return CachedRequest(
      request: request, validity: validity, isPatient: options.isPatient, watchesMoves: !feed.isOfAggregator,
      bringsDocument: true, isFinal: { _ in true })
  }

  /// The feed in a server's response.
  ///
  /// - Throws: `NewsError`.
  private func feed(_ response: HTTPResponse, of feed: CollectedFeed) async throws -> ParsedFeed {
    let host = Self.host(feed.address)
    let isElsewhere = WebLink(response.url)?.host.hasPrefix("consent.") == true
    switch response.status {
    case _ where isElsewhere: throw NewsError.network(.refused(host: host, .consent))
    case 200..<300: break
    case 401: throw NewsError.network(.loginNeeded(host: host))
    case 410: throw NewsError.network(.ended(host: host))
    case 429: throw NewsError.network(.refused(host: host, .tooManyRequests(retryAfter: response.retryAfter)))
    case 503 where response.retryAfter != nil:
      throw NewsError.network(.refused(host: host, .tooManyRequests(retryAfter: response.retryAfter)))
    case 500...: throw NewsError.network(.serverError(host: host, status: response.status))
    default: throw NewsError.network(.noSuchPage(host: host, status: response.status))
    }
    // A name and password in the address must not get into links.
    return try await fetcher.parser.feed(
      Array(response.body), response.contentType, at: WebLink(response.url)?.withoutLogin ?? response.url, of: host,
      language: feed.language)
  }

  private static func host(_ address: String) -> String { WebLink(address)?.host ?? address }
}

/// The result of fetching an address.
enum FeedDocument: Sendable {
  case feed(FeedContents)
  /// A web page, and the feeds that it names.
  ///
  /// - Parameter isLocal: whether the page came from the reader's own network.
  case page(DiscoveredPage, isLocal: Bool)
}
