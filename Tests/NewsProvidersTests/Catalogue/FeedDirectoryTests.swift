import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("Feeds of a host")
struct FeedDirectoryTests {
  private let catalogue = FeedCatalogue(
    text: """
      x\thttps://feeds.site.example/a\t
      x\thttps://www.site.example/b\t
      y\thttp://www.site.example/b\t
      x\thttps://notsite.example/c\t
      x\thttps://one.wordpress.com/feed/\t
      x\thttps://wordpress.com/feed/\t
      x\thttps://feeds.feedburner.com/one\t
      """)

  private func feeds(_ host: String) -> [String] { FeedDirectory.feeds(ofHost: host, in: catalogue) }

  @Test("those of the host come before those of hosts below and above it, each once")
  func order() {
    let all = ["https://www.site.example/b", "https://feeds.site.example/a"]
    #expect(feeds("site.example").prefix(2) == all[...])
    #expect(feeds("WWW.Site.example") == feeds("site.example"))
    #expect(feeds("feeds.site.example").first == "https://feeds.site.example/a")
    #expect(!feeds("site.example").contains("https://notsite.example/c"))
    #expect(!feeds("site.example").contains("http://www.site.example/b"))
    #expect(feeds("nowhere.invalid").isEmpty)
  }

  @Test("sites that carry the feeds of many are not one source")
  func shared() {
    #expect(feeds("feeds.feedburner.com").isEmpty)
    #expect(feeds("one.wordpress.com") == ["https://one.wordpress.com/feed/"])
    #expect(feeds("two.wordpress.com").isEmpty)
    #expect(feeds("wordpress.com") == ["https://wordpress.com/feed/"])
  }

  @Test("a known source's own feed comes first")
  func known() throws {
    let entry = try #require(SourceCatalogue.entry("le-monde"))
    let host = try #require(entry.source.link.flatMap(WebLink.init)?.host)
    let feeds = FeedDirectory.feeds(ofHost: host)
    #expect(feeds.first == entry.feed)
    #expect(Set(feeds).count == feeds.count)
  }
}
