import TestSupport

/// A feed of made-up articles, as sources write it.
enum MadeUpFeed {
  static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#

  /// - Parameters:
  ///   - name: the feed's own name, as XML.
  ///   - titles: the titles of its articles, as XML; each has its own address.
  ///   - start: the text before the feed.
  static func rss(_ name: String, _ titles: [String], after start: String = declaration) -> String {
    let items = titles.enumerated().map { index, title in
      "<item><title>\(title)</title><link>https://paper.example/\(index + 1)</link></item>"
    }
    return start + "<rss version=\"2.0\"><channel><title>\(name)</title><link>https://paper.example/</link>"
      + items.joined() + "</channel></rss>"
  }
}

extension LoopbackServer.Answer {
  static func feed(_ name: String, _ titles: [String]) -> Self { .xml(MadeUpFeed.rss(name, titles)) }

  static func xml(_ text: String, type: String = "application/xml; charset=utf-8") -> Self {
    xml(Array(text.utf8), type: type)
  }

  static func xml(_ bytes: [UInt8], type: String = "application/xml") -> Self {
    .response(headers: [("Content-Type", type)], body: bytes)
  }

  static func html(_ text: String) -> Self {
    .response(headers: [("Content-Type", "text/html; charset=utf-8")], body: Array(text.utf8))
  }

  static func status(_ status: Int, retryAfter: Int? = nil) -> Self {
    .response(status: status, headers: retryAfter.map { [("Retry-After", "\($0)")] } ?? [], body: [])
  }

  /// A redirect to a page where readers must first agree to something: on this server, under a host name like that of
  /// such pages.
  static func consent(_ request: LoopbackServer.Request) -> Self {
    let host = request.headers["host"] ?? ""
    guard !host.hasPrefix("consent.") else { return .html("<!DOCTYPE html><title>Before you go on</title>") }
    return .redirect(to: "http://" + host.replacing("127.0.0.1", with: "consent.localhost") + "/terms")
  }
}
