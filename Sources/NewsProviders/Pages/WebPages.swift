import FoundationEssentials
import NewsDomain
import SystemServices

/// Fetches the pages of articles, and extracts their text. Pages are not stored: the archive keeps the texts.
package struct WebPages: PageReader {
  /// The largest page that is fetched, in bytes. What is read of it is ``TextExtractor/sizeLimit``.
  private static let sizeLimit = 16 << 20
  /// How long a page that failed is not asked for again, in seconds.
  private static let pause: Double = 10

  private let fetcher: Fetcher

  package init(fetcher: Fetcher) {
    self.fetcher = fetcher
  }

  package func text(at place: PagePlace) async throws -> ArticleText {
    switch place {
    case .file(let path):
      let bytes = try UserFile(path).read(atMost: Self.sizeLimit)
      return Self.text(PageAnswer(bytes: bytes, contentType: nil, url: path, at: fetcher.clock.now))
    case .address(let address, let mayBeLocal):
      guard let link = WebLink(address) else { throw NewsError.feed(.notAnAddress(address)) }
      let (text, next) = try await page(link.address, mayBeLocal)
      guard let next else { return text }
      // A page that only leads on is followed once.
      return try await page(next, mayBeLocal).text
    }
  }

  /// - Returns: the text, and the address that the page leads on to.
  private func page(_ address: String, _ mayBeLocal: Bool) async throws -> (text: ArticleText, next: String?) {
    var request = HTTPRequest(url: address, bodyLimit: Self.sizeLimit)
    request.mayBeLocal = mayBeLocal
    let question = Fetcher.Question(
      request: request, lifetime: 0, reach: 0, pause: Self.pause, isKept: false, isFinal: { _ in true })
    return try await fetcher.answer(to: question, .current) { response in
      let text = try Self.text(response, asked: address, at: fetcher.clock.now)
      let next = text.words < 50 ? PageRefresh.address(in: response.body.prefix(1 << 14), at: response.url) : nil
      return (text, next)
    }.value
  }

  /// - Throws: `NewsError.network` for an answer that is no page at all.
  private static func text(_ response: HTTPResponse, asked: String, at now: Date) throws -> ArticleText {
    let host = WebLink(asked)?.host ?? asked
    if let reason = PageRedirect(from: asked, to: response.url).reason {
      return ArticleText(.none(reason), url: response.url, fetchedAt: now)
    }
    let answer = PageAnswer(
      bytes: Array(response.body), contentType: response.contentType, url: response.url, at: now)
    switch response.status {
    case 200..<300: return text(answer)
    case 401, 402, 403:
      // Some sites send the beginning of an article that way, or a page that checks its reader.
      let text = text(answer)
      if case .none(.challenge) = text.verdict { return text }
      if response.status == 402 {
        return text.blocks.isEmpty ? ArticleText(.none(.paywall), url: response.url, fetchedAt: now) : text
      }
      if text.words >= 150 { return text }
      throw NewsError.network(.noSuchPage(host: host, status: response.status))
    case 429: throw NewsError.network(.refused(host: host, .tooManyRequests(retryAfter: response.retryAfter)))
    case 503 where response.retryAfter != nil:
      throw NewsError.network(.refused(host: host, .tooManyRequests(retryAfter: response.retryAfter)))
    case 500...: throw NewsError.network(.serverError(host: host, status: response.status))
    default: throw NewsError.network(.noSuchPage(host: host, status: response.status))
    }
  }

  private static func text(_ answer: PageAnswer) -> ArticleText {
    switch answer.kind {
    case .page:
      TextExtractor.text(
        ofPage: answer.bytes, contentType: answer.contentType, url: answer.url, fetchedAt: answer.at)
    case .plainText: answer.plainText
    case .other: ArticleText(.none(.notAPage), url: answer.url, fetchedAt: answer.at)
    }
  }
}
