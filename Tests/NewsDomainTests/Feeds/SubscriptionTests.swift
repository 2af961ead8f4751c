import Testing

@testable import NewsDomain

@Suite("The reader's own feeds")
struct SubscriptionTests {
  /// A name, and the id that is made of it.
  static let ids: [(String, String)] = [
    ("Le Monde", "le-monde"), ("BBC News - World", "bbc-news-world"), ("\u{C9}t\u{E9} d'or", "ete-d-or"),
    ("R&B / Soul", "r-b-soul"), ("a.b_c", "a-b-c"), ("01net", "01net"), ("(a)", "a"),
    ("\u{6771}\u{4EAC}\u{65B0}\u{805E}", "\u{6771}\u{4EAC}\u{65B0}\u{805E}"), ("", "feed"), ("!?", "feed"),
    ("\u{1F600}", "feed"), ("2024", "feed-2024"), ("a-2", "a-2"), ("one\ntwo\tthree", "one-two-three"),
  ]

  @Test("an id is made of the name's letters and digits, and is nobody else's", arguments: SubscriptionTests.ids)
  func id(name: String, id: String) {
    #expect(Subscription.slug(of: name) == id)
  }

  static let takenIDs: [(Set<String>, String)] = [
    (["a"], "a-2"), (["a", "a-2"], "a-3"), (["a-2"], "a"), ([], "a"),
  ]

  @Test("an id that is taken goes on with a number", arguments: SubscriptionTests.takenIDs)
  func idThatIsTakenGoesOnWithANumber(taken: Set<String>, id: String) {
    let others = taken.map { Subscription(id: $0, name: $0, feed: "https://taken.org/\($0)") }
    #expect(subscription(FeedList.Entry(name: "A", feed: "https://a.org/f", site: nil), beside: others)?.id == id)
  }

  static let names = [
    "a name that is much longer than any id is meant to be", "Thirty-nine letters and digits in a row x yz",
    String(repeating: "x", count: 39) + " y", String(repeating: "x", count: 100), "\u{130}stanbul \u{1C4}ez",
    "Stra\u{DF}e \u{152}uvre", String(repeating: "\u{6771}", count: 60),
  ]

  @Test("a long name gives a short id, which is its own id", arguments: SubscriptionTests.names)
  func longID(name: String) {
    let id = Subscription.slug(of: name)
    #expect((1...40).contains(id.count))
    #expect(id.first != "-" && id.last != "-")
    #expect(Subscription.slug(of: id) == id)
  }

  @Test("to commands it is a medium, of its site where that is known")
  func toCommandsItIsAMedium() {
    var feed = Subscription(id: "one", name: "One", feed: "https://a.org/f", site: "https://a.org/")
    #expect(feed.source == NewsSource(id: "one", name: "One", link: "https://a.org/", feed: "https://a.org/f"))
    feed.site = nil
    #expect(feed.source == NewsSource(id: "one", name: "One", link: "https://a.org/f", feed: "https://a.org/f"))
  }

  static let addresses: [(String, String, Bool)] = [
    ("https://a.org/f", "http://www.a.org/f/", true), ("https://a.org/f?utm_source=x", "https://a.org/f", true),
    ("https://a.org/f?page=1", "https://a.org/f?page=2", false), ("https://a.org/f", "https://a.org/g", false),
    ("https://a.org/F", "https://a.org/f", false),
  ]

  @Test("two addresses of the same feed are one", arguments: SubscriptionTests.addresses)
  func address(one: String, other: String, isSame: Bool) {
    let feeds = [one, other].map { Subscription(id: "a", name: "A", feed: $0) }
    #expect((feeds[0].address == feeds[1].address) == isSame)
    let entries = [one, other].map { FeedList.Entry(name: "A", feed: $0, site: nil) }
    #expect(FeedList.subscriptions(entries, beside: []).count == (isSame ? 1 : 2))
    #expect(FeedList.subscriptions([entries[1]], beside: [feeds[0]]).count == (isSame ? 0 : 1))
  }

  private func subscription(
    _ entry: FeedList.Entry, beside others: [Subscription] = []
  ) -> Subscription? {
    FeedList.subscriptions([entry], beside: others).first
  }

  @Test("an entry without a name goes by its host, and a name is one line")
  func naming() {
    let unnamed = FeedList.Entry(name: nil, feed: "https://www.a.org/f", site: "https://a.org/")
    #expect(
      subscription(unnamed)
        == Subscription(id: "www-a-org", name: "www.a.org", feed: "https://www.a.org/f", site: "https://a.org/"))
    let long = FeedList.Entry(name: " One\n  and\ttwo ", feed: "https://a.org/f", site: nil)
    #expect(subscription(long)?.name == "One and two")
  }

  @Test("of a name that has no end as much is kept as a line can show")
  func longName() {
    let feed = subscription(
      FeedList.Entry(name: String(repeating: "x", count: 100_000), feed: "https://a.org/f", site: nil))
    #expect(feed?.name == String(repeating: "x", count: 200))
    // One character of a thousand scalars is no way around it.
    let marks = "e" + String(repeating: "\u{301}", count: 1000)
    #expect(
      subscription(FeedList.Entry(name: marks, feed: "https://a.org/f", site: nil))?.name.unicodeScalars.count == 200)
  }

  @Test(
    "an id of a list that could not be one here is made anew",
    arguments: ["7", "a b", "a;b", "", "a\tb", String(repeating: "x", count: 47)])
  func oddID(id: String) {
    let entry = FeedList.Entry(id: id, name: "A", feed: "https://a.org/f", site: nil)
    #expect(subscription(entry)?.id == "a")
  }

  @Test("a name and password of its address are not its link")
  func login() {
    let feed = Subscription(id: "one", name: "One", feed: "https://reader:secret@a.org/f")
    #expect(feed.shownFeed == "https://a.org/f")
    #expect(feed.source.link == "https://a.org/f")
  }

  @Test("an id that an entry brings is kept, unless another feed has it")
  func keptID() {
    let entry = FeedList.Entry(id: "first", name: "Renamed", feed: "https://a.org/f", site: nil)
    #expect(subscription(entry)?.id == "first")
    let other = Subscription(id: "first", name: "First", feed: "https://b.org/f")
    #expect(subscription(entry, beside: [other])?.id == "first-2")
  }

  @Test("feeds of one name have ids of their own, in the order of the list")
  func sameNames() {
    let entries = (1...3).map { FeedList.Entry(name: "News", feed: "https://a.org/\($0)", site: nil) }
    let other = Subscription(id: "news-2", name: "News", feed: "https://b.org/f")
    #expect(FeedList.subscriptions(entries, beside: [other]).map(\.id) == ["news", "news-3", "news-4"])
  }
}
