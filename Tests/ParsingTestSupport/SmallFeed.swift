import NewsDomain
import NewsParsing

/// Small documents for tests of the parser.
package enum SmallFeed {
  /// The address of the feeds.
  package static let address = "https://example.org/feeds/news.xml"

  /// A feed of RSS 2.0 with these items.
  package static func rss(_ items: String, declaring namespaces: String = "") -> String {
    "<rss version=\"2.0\" \(namespaces)><channel><title>Example</title><link>https://example.org/</link>"
      + items + "</channel></rss>"
  }

  /// An item of RSS with a title and further elements.
  package static func item(_ title: String, _ rest: String = "") -> String {
    "<item><title>\(title)</title>\(rest)</item>"
  }

  /// A feed of Atom 1.0 with these entries.
  package static func atom(_ entries: String, _ attributes: String = "") -> String {
    "<feed xmlns=\"http://www.w3.org/2005/Atom\" \(attributes)><title>Example</title>" + entries + "</feed>"
  }

  /// An entry of Atom.
  package static func entry(_ content: String) -> String { "<entry>\(content)</entry>" }
}

extension Feed {
  package init(
    reading text: String, contentType: String? = nil, at address: String? = SmallFeed.address
  ) throws(FeedProblem) {
    try self.init(reading: Array(text.utf8), contentType: contentType, at: address)
  }

  package init(
    reading bytes: [UInt8], contentType: String? = nil, at address: String? = SmallFeed.address
  ) throws(FeedProblem) {
    // Without looking at the clock: a debug build reads long feeds slowly.
    self = try FeedParser.feed(
      bytes, contentType: contentType, address: address, effort: ParsingEffort(.still))
  }

  /// The titles as read.
  package var titles: [String?] { items.map { $0.title?.plain } }
}

extension FeedProblem {
  /// The line at which a feed is broken, from 1.
  package var line: Int? {
    switch self {
    case .broken(let line, _, _), .flawed(let line, _, _): return line
    default: return nil
    }
  }
}
