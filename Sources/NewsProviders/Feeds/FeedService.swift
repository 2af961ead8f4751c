import NewsDomain

/// Fetches feeds, and recognises answers that are not feeds.
struct FeedService: Sendable {
  /// The kind of site that serves a feed.
  enum Kind: Equatable {
    case source
    /// An aggregator, which refuses requests by answering with a web page.
    ///
    /// - Parameter isNeverEmpty: whether a feed without items is a refusal, too.
    case aggregator(isNeverEmpty: Bool)
  }

  private let fetcher: Fetcher

  init(fetcher: Fetcher) {
    self.fetcher = fetcher
  }

  /// Returns a feed as fresh as requested.
  ///
  /// - Parameters:
  ///   - kind: the kind of site, which decides which answers count as refusals.
  ///   - isPatient: whether a failed connection is tried again.
  ///   - mayBeLocal: see ``HTTPRequest/mayBeLocal``.
  /// - Throws: `NewsError`.
  func feed(
    at address: String, _ freshness: Freshness, as kind: Kind = .source, isPatient: Bool = true,
    mayBeLocal: Bool = true
  ) async throws -> Fetcher.Answer<Feed> {
    var question = Self.question(address)
    question.isPatient = isPatient
    question.request.mayBeLocal = mayBeLocal
    guard case .aggregator(let isNeverEmpty) = kind else {
      return try await noting(address) {
        try await fetcher.answer(to: question, freshness) { try Self.feed($0, asked: address) }
      }
    }
    return try await fetcher.answer(to: question, freshness) { response in
      do {
        let feed = try Self.feed(response, asked: address)
        if isNeverEmpty, feed.items.isEmpty { throw NewsError.network(.refused(host: Self.host(address), .emptyList)) }
        return feed
      } catch NewsError.feed(.unreadable(let host, .webPage)) {
        throw NewsError.network(.refused(host: host, .webPage))
      }
    }
  }

  /// Whether the server of a feed would be asked now; see ``Fetcher/isAsked(_:_:)``.
  func isAsked(at address: String, _ freshness: Freshness) -> Bool {
    fetcher.isAsked(Self.question(address), freshness)
  }

  /// Returns the results of the last readings of sources' feeds, by address.
  func readings(of addresses: [String]) -> [String: FeedReading] {
    let kept = fetcher.store.readings()
    return addresses.reduce(into: [:]) { readings, address in
      readings[address] = kept[HTTPClient.withoutLogin(address)]
    }
  }

  /// Stores the result of reading a feed, so that later sessions can show it without a request.
  private func noting(
    _ address: String, _ ask: () async throws -> Fetcher.Answer<Feed>
  ) async throws -> Fetcher.Answer<Feed> {
    let url = HTTPClient.withoutLogin(address)
    do {
      let answer = try await ask()
      switch answer.stored {
      case nil:
        let feed = answer.value
        let reading = FeedReading(
          count: feed.items.withoutDuplicates().count, readAt: answer.received,
          trouble: feed.problem.flatMap(FeedTrouble.init))
        fetcher.store.note(reading, of: url, at: answer.received)
      case .failure(let error)?: note(error, of: url)
      case .recent?, .renewing?, .offline?, .archived?: break
      }
      return answer
    } catch let error as NewsError {
      note(error, of: url)
      throw error
    }
  }

  private func note(_ error: NewsError, of url: String) {
    guard let trouble = FeedTrouble(error) else { return }
    fetcher.store.note(trouble, of: url, at: fetcher.clock.now)
  }

  /// Fetches an address and returns the feed there, or the feeds that the page there names.
  ///
  /// - Parameter mayBeLocal: see ``HTTPRequest/mayBeLocal``.
  /// - Throws: `NewsError`.
  func document(at address: String, mayBeLocal: Bool = true) async throws -> FeedDocument {
    var question = Self.question(address)
    question.request.mayBeLocal = mayBeLocal
    // A page that is not a feed must not cause a pause, because it may still name feeds.
    question.validity.pause = 0
    var page: FeedDocument?
    do {
      let answer = try await noting(address) {
        try await fetcher.answer(to: question, .current) { response in
          do {
            return try Self.feed(response, asked: address)
          } catch NewsError.feed(.unreadable(let place, .webPage)) {
            let text = TextDecoder.utf8(Array(response.body), contentType: response.contentType)
            page = .page(FeedDiscovery.feeds(inPage: text, at: response.url), isLocal: response.isLocal)
            // Thrown so that the page is not stored as if it were a feed.
            throw NewsError.feed(.unreadable(place: place, .webPage))
          }
        }
      }
      return .feed(answer.value)
    } catch NewsError.feed(.unreadable(let place, .webPage)) {
      guard let page else { throw NewsError.feed(.unreadable(place: place, .webPage)) }
      return page
    }
  }

  /// No feed is requested more than once a minute; an answer up to five minutes old counts as new.
  static let validity = ListValidity(lifetime: 5 * 60, reach: 86_400, pause: 60)

  private static func question(_ address: String) -> Fetcher.Question {
    Fetcher.Question(
      request: HTTPRequest(url: address, bodyLimit: XMLReader.sizeLimit), validity: validity, isFinal: { _ in true })
  }

  /// The feed that a server answered with.
  ///
  /// - Throws: `NewsError`.
  static func feed(_ response: HTTPResponse, asked address: String) throws -> Feed {
    let host = host(address)
    let isElsewhere = WebLink(response.url)?.host.hasPrefix("consent.") == true
    switch response.status {
    case _ where isElsewhere: throw NewsError.network(.refused(host: host, .consent))
    case 200..<300: break
    case 429: throw NewsError.network(.refused(host: host, .tooManyRequests(retryAfter: response.retryAfter)))
    case 503 where response.retryAfter != nil:
      throw NewsError.network(.refused(host: host, .tooManyRequests(retryAfter: response.retryAfter)))
    case 500...: throw NewsError.network(.serverError(host: host, status: response.status))
    default: throw NewsError.network(.noSuchPage(host: host, status: response.status))
    }
    // A name and password in the address must not get into links.
    return try feed(
      Array(response.body), response.contentType, at: WebLink(response.url)?.withoutLogin ?? response.url, of: host)
  }

  /// - Parameters:
  ///   - address: the address of the feed; `nil` for a file.
  ///   - place: the host or the path, for errors.
  /// - Throws: `NewsError`.
  static func feed(
    _ bytes: [UInt8], _ contentType: String?, at address: String?, of place: String,
    _ effort: ParsingEffort = ParsingEffort()
  ) throws -> Feed {
    let feed = Result { () throws(FeedProblem) in
      try FeedParser.feed(bytes, contentType: contentType, address: address, effort: effort)
    }
    // What was read until then may be only a part.
    if effort.isCancelled || Task.isCancelled { throw NewsError.cancelled }
    switch feed {
    case .success(let feed): return feed
    case .failure(.shortage(let shortage)): throw NewsError.shortage(shortage)
    case .failure(let problem): throw NewsError.feed(.unreadable(place: place, problem))
    }
  }

  private static func host(_ address: String) -> String { WebLink(address)?.host ?? address }
}

/// The result of fetching an address.
enum FeedDocument: Sendable {
  case feed(Feed)
  /// A web page, and the feeds it names.
  ///
  /// - Parameter isLocal: whether the page came from the reader's own network.
  case page([FeedList.Entry], isLocal: Bool)
}
