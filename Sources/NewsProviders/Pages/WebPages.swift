import FoundationEssentials
import NewsDomain
import NewsParsing
import SystemServices

/// Fetches the pages of articles, and extracts their text. Pages are not stored: the archive stores the texts.
package struct WebPages: PageReader {
  /// The largest page fetched, in bytes. ``PageAnswer`` takes as much of it as is read.
  private static let sizeLimit = 16 << 20
  /// How long a page that failed is not fetched again, in seconds.
  private static let pause: Double = 10
  /// The fewest words that count as an article if the server has refused the page.
  private static let minWords = 150

  private struct Page {
    let text: ArticleText
    /// The address to which the page redirects.
    let next: String?
    /// Whether it came from the reader's own network.
    let isLocal: Bool
  }

  private let fetcher: Fetcher

  package init(fetcher: Fetcher) {
    self.fetcher = fetcher
  }

  package func text(at place: PagePlace) async throws -> ArticleText {
    switch place {
    case .file(let path):
      let bytes = try UserFile(path).read(atMost: Self.sizeLimit)
      let answer = PageAnswer(bytes: bytes, contentType: nil, url: path, at: fetcher.clock.now)
      do {
        return try await fetcher.parser.page(answer, of: path).text
      } catch {
        return answer.without(try Self.reason(error))
      }
    case .address(let address, let mayBeLocal):
      guard let link = WebLink(address) else { throw NewsError.feed(.notAnAddress(address)) }
      let asked = link.address
      // A Google News page has no article, and everything that could find the source's address has been tried.
      if link.isOpaque, !fetcher.isOffline {
        return ArticleText(.none(.linkNotFollowed), url: asked, fetchedAt: fetcher.clock.now)
      }
      let first = try await page(asked, for: asked, mayBeLocal: mayBeLocal)
      guard let next = first.next else { return first.text }
      // A page that only redirects is followed once. As with redirects, it may lead into the reader's own network only
      // from there.
      return try await page(next, for: asked, mayBeLocal: first.isLocal).text
    }
  }

  /// - Parameter asked: the address requested first.
  private func page(_ address: String, for asked: String, mayBeLocal: Bool) async throws -> Page {
    var request = HTTPRequest(url: address, bodyLimit: Self.sizeLimit)
    request.mayBeLocal = mayBeLocal
    let question = CachedRequest(
      request: request, validity: ListValidity(lifetime: 0, reach: 0, pause: Self.pause),
      bringsDocument: true, isFinal: { _ in true })
    do {
      return try await fetcher.fetch(question) { response in
        let answer = PageAnswer(
          bytes: Array(response.body), contentType: response.contentType,
          url: WebLink(response.url)?.withoutLogin ?? response.url, at: fetcher.clock.now)
        if response.status < 429, let reason = PageRedirect(from: asked, to: response.url).reason {
          return Page(text: answer.without(reason), next: nil, isLocal: response.isLocal)
        }
        let page = try await self.page(answer, response, of: WebLink(address)?.host ?? address)
        return Page(text: page.text, next: page.next, isLocal: response.isLocal)
      }
    } catch let error as NewsError {
      // Thrown until here, so that its host is left alone for a while.
      let text = ArticleText(
        .none(try Self.reason(error)), url: WebLink(address)?.withoutLogin ?? address, fetchedAt: fetcher.clock.now)
      return Page(text: text, next: nil, isLocal: false)
    }
  }

  /// Why a page that could not be parsed has no text.
  ///
  /// - Throws: the error, if it is another one.
  private static func reason(_ error: NewsError) throws(NewsError) -> NoText {
    switch error {
    case .feed(.unreadable(_, .tooSlow)): .tooSlow
    case .feed(.unreadable(_, .crashed)): .crashed
    default: throw error
    }
  }

  /// - Throws: `NewsError.network` for a response that is not a page at all.
  private func page(_ answer: PageAnswer, _ response: HTTPResponse, of host: String) async throws -> ParsedPage {
    switch response.status {
    case 200..<300:
      return try await fetcher.parser.page(
        answer, followedFrom: response.url, of: host)
    case 401, 402, 403: return try await refused(answer, status: response.status, of: host)
    case 429: throw NewsError.network(.refused(host: host, .tooManyRequests(retryAfter: response.retryAfter)))
    case 503 where response.retryAfter != nil:
      throw NewsError.network(.refused(host: host, .tooManyRequests(retryAfter: response.retryAfter)))
    case 500...: throw NewsError.network(.serverError(host: host, status: response.status))
    default: throw NewsError.network(.noSuchPage(host: host, status: response.status))
    }
  }

  /// The text of a page with an error status: some sites send the beginning of an article that way, or a page that
  /// checks its visitor.
  private func refused(_ answer: PageAnswer, status: Int, of host: String) async throws -> ParsedPage {
    var page = try await fetcher.parser.page(answer, of: host)
    let isPaid = status == 402
    switch page.text.verdict {
    case .beginning, .none(.challenge), .none(.consent), .none(.login), .none(.paywall): break
    case .whole where isPaid: page.text.verdict = .beginning(.paywall)
    case .none where isPaid: page.text = answer.without(.paywall)
    case .whole where page.text.words >= Self.minWords: break
    case .whole, .none: throw NewsError.network(.noSuchPage(host: host, status: status))
    }
    return page
  }
}
