import NewsDomain

/// Fetches feeds and tells a feed from what is none.
struct FeedService: Sendable {
  private let fetcher: Fetcher

  init(fetcher: Fetcher) {
    self.fetcher = fetcher
  }

  /// A feed as new as is asked for.
  ///
  /// - Parameters:
  ///   - isNeverEmpty: whether a feed of nothing is a server's way to turn readers away.
  ///   - isPatient: whether a connection that did not come about is tried again.
  /// - Throws: `NewsError`.
  func feed(
    at address: String, _ freshness: Freshness, isNeverEmpty: Bool = false, isPatient: Bool = true
  ) async throws -> Fetcher.Answer<Feed> {
    var question = Self.question(address)
    question.isPatient = isPatient
    return try await fetcher.answer(to: question, freshness) { response in
      let feed = try Self.feed(response, asked: address)
      if isNeverEmpty, feed.items.isEmpty { throw NewsError.refused(host: Self.host(address), .emptyList) }
      return feed
    }
  }

  /// What stands at an address: a feed, or a page that names some.
  ///
  /// - Throws: `NewsError`.
  func document(at address: String) async throws -> FeedDocument {
    try await fetcher.answer(to: Self.question(address), .current) { response in
      do {
        return .feed(try Self.feed(response, asked: address), at: response.url)
      } catch let error as NewsError {
        switch error {
        case .refused(_, .webPage), .badFeed(_, .webPage): break
        default: throw error
        }
        let page = TextDecoder.utf8(Array(response.body), contentType: response.contentType)
        return .page(FeedDiscovery.feeds(inPage: page, at: response.url))
      }
    }.value
  }

  /// Nobody is to ask for the same feed more than once a minute; five minutes are as good as new.
  private static func question(_ address: String) -> Fetcher.Question {
    Fetcher.Question(
      request: HTTPRequest(url: address, bodyLimit: XMLReader.sizeLimit), lifetime: 5 * 60, reach: 86_400, pause: 60,
      isFinal: { _ in true })
  }

  private static func feed(_ response: HTTPResponse, asked address: String) throws -> Feed {
    let host = host(address)
    let isElsewhere = WebLink(response.url)?.host.hasPrefix("consent.") == true
    switch response.status {
    case _ where isElsewhere: throw NewsError.refused(host: host, .consent)
    case 200..<300: break
    case 429: throw NewsError.refused(host: host, .tooManyRequests(retryAfter: response.retryAfter))
    case 503 where response.retryAfter != nil:
      throw NewsError.refused(host: host, .tooManyRequests(retryAfter: response.retryAfter))
    case 500...: throw NewsError.serverError(host: host, status: response.status)
    default: throw NewsError.badResponse(host: host, detail: "HTTP \(response.status)")
    }
    do {
      return try FeedParser.feed(Array(response.body), contentType: response.contentType, address: response.url)
    } catch .webPage {
      throw NewsError.refused(host: host, .webPage)
    } catch {
      throw NewsError.badFeed(place: host, error)
    }
  }

  private static func host(_ address: String) -> String { WebLink(address)?.host ?? address }
}

/// What stands at an address.
enum FeedDocument: Sendable {
  case feed(Feed, at: String)
  /// A web page, and the feeds it names.
  case page([FeedList.Entry])
}
