import Testing

@testable import NewsDomain

@Suite("The reader's own feeds")
struct OwnFeedTests {
  /// A name, and the id made from it.
  static let ids: [(String, String)] = [
    ("Le Monde", "le-monde"), ("BBC News - World", "bbc-news-world"), ("\u{C9}t\u{E9} d'or", "ete-d-or"),
    ("R&B / Soul", "r-b-soul"), ("a.b_c", "a-b-c"), ("01net", "01net"), ("(a)", "a"),
    ("\u{6771}\u{4EAC}\u{65B0}\u{805E}", "\u{6771}\u{4EAC}\u{65B0}\u{805E}"), ("", "feed"), ("!?", "feed"),
    ("\u{1F600}", "feed"), ("2024", "feed-2024"), ("a-2", "a-2"), ("one\ntwo\tthree", "one-two-three"),
  ]

  @Test("an id is made from letters and digits of the name and is unique", arguments: OwnFeedTests.ids)
  func id(name: String, id: String) {
    #expect(OwnFeed.slug(of: name) == id)
  }

  static let takenIDs: [(Set<String>, String)] = [
    (["a"], "a-2"), (["a", "a-2"], "a-3"), (["a-2"], "a"), ([], "a"),
  ]

  @Test("an id that is already used gets a number", arguments: OwnFeedTests.takenIDs)
  func free(taken: Set<String>, id: String) {
    let others = taken.map { OwnFeed(id: $0, name: $0, feed: "https://taken.org/\($0)") }
    #expect(ownFeed(FeedList.Entry(name: "A", feed: "https://a.org/f", site: nil), beside: others)?.id == id)
  }

  static let names = [
    "a name that is much longer than any id is meant to be", "Thirty-nine letters and digits in a row x yz",
    String(repeating: "x", count: 39) + " y", String(repeating: "x", count: 100), "\u{130}stanbul \u{1C4}ez",
    "Stra\u{DF}e \u{152}uvre", String(repeating: "\u{6771}", count: 60),
  ]

  @Test("a long name gives a short id, and an id made from that is the same", arguments: OwnFeedTests.names)
  func longID(name: String) {
    let id = OwnFeed.slug(of: name)
    #expect((1...40).contains(id.count))
    #expect(id.first != "-" && id.last != "-")
    #expect(OwnFeed.slug(of: id) == id)
  }

  @Test("as a source it has the link of its site, if that is known")
  func source() {
    var feed = OwnFeed(id: "one", name: "One", feed: "https://a.org/f", site: "https://a.org/")
    #expect(feed.source == NewsSource(id: "one", name: "One", link: "https://a.org/", feed: "https://a.org/f"))
    feed.site = nil
    #expect(feed.source == NewsSource(id: "one", name: "One", link: "https://a.org/f", feed: "https://a.org/f"))
  }

  static let addresses: [(String, String, Bool)] = [
    ("https://a.org/f", "http://www.a.org/f/", true), ("https://a.org/f?utm_source=x", "https://a.org/f", true),
    ("https://a.org/f?page=1", "https://a.org/f?page=2", false), ("https://a.org/f", "https://a.org/g", false),
    ("https://a.org/F", "https://a.org/f", false),
  ]

  @Test("two addresses of the same feed are recognised", arguments: OwnFeedTests.addresses)
  func address(one: String, other: String, isSame: Bool) {
    let feeds = [one, other].map { OwnFeed(id: "a", name: "A", feed: $0) }
    #expect((feeds[0].address == feeds[1].address) == isSame)
    let entries = [one, other].map { FeedList.Entry(name: "A", feed: $0, site: nil) }
    #expect(FeedList.ownFeeds(entries, beside: []).count == (isSame ? 1 : 2))
    #expect(FeedList.ownFeeds([entries[1]], beside: [feeds[0]]).count == (isSame ? 0 : 1))
  }

  private func ownFeed(
    _ entry: FeedList.Entry, beside others: [OwnFeed] = []
  ) -> OwnFeed? {
    FeedList.ownFeeds([entry], beside: others).first
  }

  @Test("an entry without a name is called by its host, and a name is one line")
  func naming() {
    let unnamed = FeedList.Entry(name: nil, feed: "https://www.a.org/f", site: "https://a.org/")
    #expect(
      ownFeed(unnamed)
        == OwnFeed(id: "www-a-org", name: "www.a.org", feed: "https://www.a.org/f", site: "https://a.org/"))
    let long = FeedList.Entry(name: " One\n  and\ttwo ", feed: "https://a.org/f", site: nil)
    #expect(ownFeed(long)?.name == "One and two")
  }

  @Test("a very long name is cut to what a line can show")
  func longName() {
    let feed = ownFeed(
      FeedList.Entry(name: String(repeating: "x", count: 100_000), feed: "https://a.org/f", site: nil))
    #expect(feed?.name == String(repeating: "x", count: 200))
    // A single character made of a thousand scalars is cut as well.
    let marks = "e" + String(repeating: "\u{301}", count: 1000)
    #expect(
      ownFeed(FeedList.Entry(name: marks, feed: "https://a.org/f", site: nil))?.name.unicodeScalars.count == 200)
  }

  @Test(
    "an id in a list that could not have been made here is replaced",
    arguments: ["7", "a b", "a;b", "", "a\tb", String(repeating: "x", count: 47)])
  func oddID(id: String) {
    let entry = FeedList.Entry(id: id, name: "A", feed: "https://a.org/f", site: nil)
    #expect(ownFeed(entry)?.id == "a")
  }

  @Test("its links never contain a user name and password")
  func login() {
    let feed = OwnFeed(id: "one", name: "One", feed: "https://reader:secret@a.org/f")
    #expect(feed.shownFeed == "https://a.org/f")
    #expect(feed.source.link == "https://a.org/f")
  }

  @Test("an entry keeps its id unless another feed has it")
  func keptID() {
    let entry = FeedList.Entry(id: "first", name: "Renamed", feed: "https://a.org/f", site: nil)
    #expect(ownFeed(entry)?.id == "first")
    let other = OwnFeed(id: "first", name: "First", feed: "https://b.org/f")
    #expect(ownFeed(entry, beside: [other])?.id == "first-2")
  }

  @Test("feeds of the same name get different ids, in the order of the list")
  func sameNames() {
    let entries = (1...3).map { FeedList.Entry(name: "News", feed: "https://a.org/\($0)", site: nil) }
    let other = OwnFeed(id: "news-2", name: "News", feed: "https://b.org/f")
    #expect(FeedList.ownFeeds(entries, beside: [other]).map(\.id) == ["news", "news-3", "news-4"])
  }
}
