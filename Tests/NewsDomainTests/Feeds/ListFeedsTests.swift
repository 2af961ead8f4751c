import TestSupport
import Testing

@testable import NewsDomain

@Suite("One's own feeds as they are shown")
struct ListFeedsTests {
  @Test("feeds are numbered through all folders, with their last readings and without a request")
  func listed() async {
    let feeds = [
      OwnFeed(id: "a", name: "A", feed: "https://a.org/", folder: FeedFolder(["Tech"])),
      OwnFeed(id: "b", name: "B", feed: "https://b.org/"),
      OwnFeed(id: "c", name: "C", feed: "https://c.org/", folder: FeedFolder(["Tech"])),
    ]
    let problem = SettingsProblem.damagedFeeds(file: "/feeds", keptAs: nil)
    let reading = FeedReading(count: 3, readAt: Date(timeIntervalSince1970: 1), trouble: .gone)
    let reader = FakeFeedReader(known: ["c": reading])
    let list = await ListFeeds(repository: FakeOwnFeeds(feeds, problems: [problem]), reader: reader)()
    #expect(list.feeds.map(\.number) == [1, 2, 3])
    #expect(list.feeds.map(\.feed.id) == ["b", "a", "c"])
    #expect(list.feeds.map(\.reading) == [nil, nil, reading])
    #expect(list.problems == [problem])
    #expect(reader.places.isEmpty)
  }

  static let hosts: [(String, String?, String?)] = [
    ("https://www.lemonde.fr/rss/une.xml", nil, "lemonde.fr"),
    ("https://feeds.example.net/abc", "https://www.paper.example/front", "paper.example"),
    ("https://feeds.example.net/abc", "not an address", "feeds.example.net"), ("feed", nil, nil),
    ("https://reader:secret@a.org:8080/f", nil, "a.org:8080"),
  ]

  @Test("a feed's host is that of its site, or else its own, without www", arguments: hosts)
  func host(feed: String, site: String?, host: String?) {
    #expect(OwnFeed(id: "a", name: "A", feed: feed, site: site).host == host)
  }
}
