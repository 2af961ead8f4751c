import Testing

@testable import NewsDomain
@testable import NewsParsing

@Suite("Feeds that follow from addresses alone")
struct ServiceFeedsTests {
  static let feeds: [(String, String)] = [
    ("https://www.youtube.com/channel/UCx_1-2", "https://www.youtube.com/feeds/videos.xml?channel_id=UCx_1-2"),
    ("http://m.youtube.com/channel/UCx/videos?a=b", "http://www.youtube.com/feeds/videos.xml?channel_id=UCx"),
    ("https://www.youtube.com/user/ann", "https://www.youtube.com/feeds/videos.xml?user=ann"),
    ("https://www.youtube.com/playlist?list=PL1&si=x", "https://www.youtube.com/feeds/videos.xml?playlist_id=PL1"),
    ("https://www.reddit.com/r/tea", "https://www.reddit.com/r/tea/.rss"),
    ("https://www.reddit.com/r/tea/", "https://www.reddit.com/r/tea/.rss"),
    ("https://old.reddit.com/r/tea/top/?t=week", "https://old.reddit.com/r/tea/top/.rss?t=week"),
    ("https://www.reddit.com/user/ann/", "https://www.reddit.com/user/ann/.rss"),
    ("https://reddit.com", "https://reddit.com/.rss"),
    ("https://github.com/ann/tea", "https://github.com/ann/tea/releases.atom"),
    ("https://github.com/ann/tea/", "https://github.com/ann/tea/releases.atom"),
    ("https://github.com/ann/tea/releases", "https://github.com/ann/tea/releases.atom"),
    ("https://github.com/ann/tea/releases/tag/v1", "https://github.com/ann/tea/releases.atom"),
    ("https://github.com/ann/tea/tags", "https://github.com/ann/tea/tags.atom"),
    ("https://github.com/ann/tea/commits/main", "https://github.com/ann/tea/commits/main.atom"),
    ("https://ann.substack.com/", "https://ann.substack.com/feed"),
    ("https://ann.substack.com/p/tea-and-cups", "https://ann.substack.com/feed"),
    ("https://substack.com/@ann", "https://ann.substack.com/feed"),
    ("https://medium.com/@ann", "https://medium.com/feed/@ann"),
    ("https://medium.com/@ann/tea-1a2b", "https://medium.com/feed/@ann"),
    ("https://medium.com/tea-weekly", "https://medium.com/feed/tea-weekly"),
    ("https://medium.com/tag/tea", "https://medium.com/feed/tag/tea"),
    ("https://ann.medium.com/about", "https://ann.medium.com/feed"),
  ]

  @Test("pages of services have feeds by their rules", arguments: ServiceFeedsTests.feeds)
  func feed(page: String, feed: String) {
    #expect(ServiceFeeds.feed(of: page) == feed)
    // A feed is not a page of its service again.
    #expect(ServiceFeeds.feed(of: feed) == nil)
  }

  @Test(
    "other pages have none",
    arguments: [
      "", "tea", "https://example.org/channel/UCx", "https://www.youtube.com/", "https://www.youtube.com/@ann",
      "https://www.youtube.com/channel/", "https://github.com/", "https://github.com/ann",
      "https://github.com/ann/tea/issues", "https://github.com/topics/tea", "https://medium.com/",
      "https://medium.com/m/signin", "https://substack.com/", "https://notreddit.com/r/tea",
      "https://medium.com.example.org/@ann", "https://github.com/ann/tea/commits.atom",
    ])
  func none(page: String) {
    #expect(ServiceFeeds.feed(of: page) == nil)
  }

  static let guesses: [(String, [String])] = [
    (
      "https://example.org/",
      ["/feed", "/rss.xml", "/atom.xml", "/feed.xml", "/index.xml", "/feed.json"]
    ),
    (
      "https://example.org:8080/blog/2026/tea.html?a=b#c",
      ["/feed", "/rss.xml", "/atom.xml", "/feed.xml", "/index.xml", "/feed.json", "/blog/feed", "/blog/rss.xml"]
    ),
    ("https://social.example/@ann", ["/@ann.rss", "/feed"]),
    ("https://social.example/@ann/1234", ["/@ann.rss", "/feed"]), ("https://social.example/users/ann", ["/@ann.rss"]),
    ("https://social.example/@ann@other.example", ["/feed"]), ("https://example.org/page.html", ["/feed", "/rss.xml"]),
  ]

  @Test("a site may have its feed in the usual places", arguments: ServiceFeedsTests.guesses)
  func usualPlaces(page: String, paths: [String]) throws {
    let root = try #require(page.split(separator: "/").prefix(2).last.map { "https://\($0)" })
    #expect(ServiceFeeds.guesses(for: page).starts(with: paths.map { root + $0 }))
  }
}
