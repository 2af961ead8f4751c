import FoundationEssentials
import NewsDomain
import NewsParsing

/// Asks Google News for the address behind one of its links, as its own page does: the page of the link has a
/// signature, with which another request returns the address.
///
/// One link is resolved at a time, and after a refusal none in this session. The format of the requests is known from
/// public clients; Google documents none of it.
actor GoogleNewsLinks {
  private static let sizeLimit = 4 << 20

  private let fetcher: Fetcher
  private let base: String
  private var isRefused = false
  private var last: Task<String?, any Error>?

  init(fetcher: Fetcher, base: String) {
    self.fetcher = fetcher
    self.base = base
  }

  /// - Parameter mayBeLocal: whether the address found may lead into the reader's own network.
  /// - Returns: `nil` if Google refuses, or its response is not understood.
  /// - Throws: `NewsError.cancelled`, and `NewsError.network(.unreachable)` if Google cannot be reached.
  func source(of link: String, mayBeLocal: Bool) async throws -> String? {
    guard !isRefused, !fetcher.isOffline, let id = Self.id(of: link) else { return nil }
    let before = last
    let task = Task {
      _ = try? await before?.value
      return try await self.ask(id, mayBeLocal: mayBeLocal)
    }
    last = task
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func ask(_ id: String, mayBeLocal: Bool) async throws -> String? {
    guard !isRefused else { return nil }
    do {
      let page = try await text(of: HTTPRequest(url: base + "/rss/articles/" + id, bodyLimit: Self.sizeLimit))
      guard let request = SignedRequest(inPage: page, id: id) else {
        isRefused = true
        return nil
      }
      var post = HTTPRequest(url: base + "/_/DotsSplashUi/data/batchexecute", bodyLimit: Self.sizeLimit)
      post.form = request.form
      let answer = try await text(of: post)
      return SignedRequest.address(inAnswer: answer).flatMap { SourceLinks.own($0, mayBeLocal: mayBeLocal) }
    } catch {
      if Task.isCancelled || (error as? NewsError) == .cancelled { throw NewsError.cancelled }
      switch error {
      // A pause after an earlier failure ends by itself.
      case NewsError.network(.refused(_, .pausing)): break
      case NewsError.network(.refused): isRefused = true
      // Without a network it is not Google that fails to respond.
      case NewsError.network(.unreachable): throw error
      default: break
      }
      return nil
    }
  }

  /// - Throws: `NewsError.network`; `refused` if asking for other links is pointless, too.
  private func text(of request: HTTPRequest) async throws -> String {
    let question = CachedRequest(
      request: request, validity: ListValidity(lifetime: 0, reach: 0, pause: 60), isPatient: false,
      isFinal: { _ in true })
    return try await fetcher.fetch(question) { response in
      let host = WebLink(request.url)?.host ?? ""
      if WebLink(response.url)?.host.hasPrefix("consent.") == true {
        throw NewsError.network(.refused(host: host, .consent))
      }
      switch response.status {
      case 200: return String(decoding: response.body, as: UTF8.self)
      case 429: throw NewsError.network(.refused(host: host, .tooManyRequests(retryAfter: response.retryAfter)))
      case 503 where response.retryAfter != nil:
        throw NewsError.network(.refused(host: host, .tooManyRequests(retryAfter: response.retryAfter)))
      case 500...: throw NewsError.network(.serverError(host: host, status: response.status))
      // A link may be unknown, but the address that resolves links always exists.
      case 404 where request.form == nil: throw NewsError.network(.noSuchPage(host: host, status: response.status))
      default: throw NewsError.network(.refused(host: host, .webPage))
      }
    }
  }

  /// The id in a link; `nil` if it has none.
  private static func id(of link: String) -> String? {
    guard let path = link.rest(after: "/articles/") ?? link.rest(after: "/read/") else { return nil }
    let id = path.utf8.prefix { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D || byte == 0x5F
    }
    return (8...4096).contains(id.count) ? String(Substring(id)) : nil
  }
}

/// The request made by the page of a link.
private struct SignedRequest {
  let form: String

  /// - Returns: `nil` if the page has no signature, like a refusal.
  init?(inPage page: String, id: String) {
    func value(after mark: StaticString) -> Substring? {
      page.rest(after: mark).map { Substring($0.utf8.prefix { $0 != UInt8(ascii: "\"") }) }
    }
    guard let signature = value(after: "data-n-a-sg=\""), let stamp = value(after: "data-n-a-ts=\""),
      (1...20).contains(stamp.utf8.count), stamp.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      (1...200).contains(signature.utf8.count), signature.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x5C })
    else { return nil }
    let reader = #"["X","X",["X","X"],null,null,1,1,"US:en",null,1,null,null,null,null,null,0,1]"#
    let question =
      #"["garturlreq",[\#(reader),"X","X",1,[1,1,1],1,1,null,0,0,null,0],\#(id.quotedForJSON),\#(stamp),"#
      + #"\#(signature.quotedForJSON)]"#
    form = "f.req=" + #"[[["Fbv4je",\#(question.quotedForJSON),null,"generic"]]]"#.percentEncoded
  }

  /// The address in the response: `)]}'`, then a list whose third member is a list written as text.
  static func address(inAnswer answer: String) -> String? {
    guard let start = answer.utf8.firstIndex(of: UInt8(ascii: "[")),
      let frames = try? JSONDecoder().decode([Frame].self, from: Data(answer.utf8[start...]))
    else { return nil }
    for frame in frames {
      guard let text = frame.texts.first(where: { $0?.contains("garturlres") == true }) ?? nil,
        let inner = try? JSONDecoder().decode(Frame.self, from: Data(text.utf8))
      else { continue }
      return inner.texts.count > 1 ? inner.texts[1] : nil
    }
    return nil
  }

  /// A list of values, of which only texts are read.
  private struct Frame: Decodable {
    var texts: [String?] = []

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      while !list.isAtEnd, texts.count < 20 { texts.append(try list.decode(Lenient<String>.self).wrappedValue) }
    }
  }
}
