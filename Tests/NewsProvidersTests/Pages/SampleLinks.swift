import TestSupport

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

/// Articles and answers of Google News, for tests of links.
enum SampleLinks {
  /// An id in the form since 2024: it does not contain the address.
  static let id = "CBMiekFVX3lxTE1aQ0hCd3ZrLV9hYm"
  static let stamp = "1795248000"
  static let signature = "AZ5r3eS-x_Yq9"

  /// An article that leads through Google News.
  ///
  /// - Parameters:
  ///   - site: the home page of its source.
  ///   - isLocal: whether it came from the reader's own network.
  static func article(
    _ id: String = SampleLinks.id, title: String? = nil, site: String? = nil, isLocal: Bool = false,
    at date: Date? = nil
  ) -> Article {
    Article(
      title: title, source: .init(name: "The Paper", link: site),
      link: "https://news.google.com/rss/articles/\(id)?oc=5", publishedAt: date, provider: .feeds,
      provenance: Provenance(Origin(.feeds), feed: .init("Top - Google News"), isLocal: isLocal))
  }

  /// The page of a link, with the signature for the request that returns its address.
  static func page(_ id: String = SampleLinks.id) -> String {
    "<!doctype html><html><body><c-wiz><div jscontroller=\"a\" data-n-a-id=\"\(id)\" data-n-a-ts=\"\(stamp)\" "
      + "data-n-a-sg=\"\(signature)\"></div></c-wiz></body></html>"
  }

  /// The answer with an address.
  static func answer(_ address: String) -> String {
    let inner = "[\\\"garturlres\\\",\\\"\(address)\\\",1]"
    return """
      )]}'

      [["wrb.fr","Fbv4je","\(inner)",null,null,null,"generic"],["di",12],["af.httprm",11,"-8",8]]
      """
  }
}

extension LoopbackServer.Answer {
  /// The answer to a request for the address behind a link.
  static func link(_ text: String, status: Int = 200) -> Self {
    .page(text, status: status, type: "application/json; charset=utf-8")
  }
}

extension LoopbackServer {
  /// A server that plays Google News for links.
  static func googleNews(
    page: @escaping @Sendable (Request) -> Answer = { _ in .page(SampleLinks.page()) },
    answer: @escaping @Sendable (Request) -> Answer = { _ in .link(SampleLinks.answer("https://example.org/storm")) }
  ) throws -> LoopbackServer {
    try LoopbackServer { $0.method == "POST" ? answer($0) : page($0) }
  }

  /// The methods and paths of all requests.
  var calls: [String] { requests.map { "\($0.method) \($0.path)" } }
}

extension PageFixture {
  /// Finds links with a server that plays Google News.
  func links(_ google: LoopbackServer) -> SourceLinks { SourceLinks(fetcher: fetcher, base: google.url) }
}
