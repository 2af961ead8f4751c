@testable import NewsDomain
@testable import NewsParsing
@testable import NewsProviders

/// Reads any bytes as a feed, and as a page that may link to one.
enum FeedTarget {
  private static let types = [nil, "text/xml; charset=utf-8", "text/xml; charset=iso-8859-1", "a/b; charset=utf-16le"]

  static func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    guard let first = bytes.first else { return 0 }
    let type = types[Int(first) % types.count]
    let document = Array(bytes.dropFirst())
    let address = "https://example.org/news/feed.xml"
    if let feed = try? FeedParser.feed(document, contentType: type, address: address) {
      precondition(feed.items.count <= Feed.maxItems)
      let parsed = ParsedFeed(feed, language: nil) { _, _ in nil }
      let contents = FeedContents(parsed, of: Article.Source(), Provenance(Origin(.feeds)))
      for article in NewsPage(contents, received: nil, stored: nil).tidied().articles {
        precondition(article.imageLink.map { WebLink($0) != nil } ?? true)
        _ = article.link.flatMap(WebLink.init)?.canonical
      }
    }
    let text = TextDecoder.utf8(document, contentType: type)
    precondition(String(validating: text, as: UTF8.self) != nil && !text.contains(0))
    for entry in FeedDiscovery.page(text, at: address).candidates.map(\.entry) {
      precondition(WebLink(entry.feed) != nil)
    }
    return 0
  }
}
