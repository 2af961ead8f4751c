import TestSupport
import Testing

@testable import NewsDomain

@Suite("Adding a feed")
struct AddFeedTests {
  private let kept = [
    OwnFeed(id: "one", name: "One", feed: "https://a.org/one"),
    OwnFeed(id: "two", name: "Two", feed: "https://a.org/two"),
  ]

  @Test("a feed is added last, with its own title or the given name", arguments: [nil, "My Feed"])
  func added(name: String?) async throws {
    let ownFeeds = FakeOwnFeeds(kept)
    let reader = FakeFeedReader(discovered: { _ in
      FeedList.Entry(name: "Its Name", feed: "https://b.org/feed", site: "https://b.org/")
    })
    let added = try await AddFeed(reader: reader, repository: ownFeeds)("b.org", name: name)
    let feed = OwnFeed(
      id: name == nil ? "its-name" : "my-feed", name: name ?? "Its Name", feed: "https://b.org/feed",
      site: "https://b.org/")
    #expect(added.feed == feed)
    #expect(added.problems.isEmpty)
    #expect(ownFeeds.feeds == kept + [feed])
    // Then it is read, so that its articles are archived.
    #expect(reader.places == ["b.org", "https://b.org/feed"])
  }

  @Test("a feed whose name is already used gets an id of its own")
  func sameName() async throws {
    let ownFeeds = FakeOwnFeeds(kept)
    let add = AddFeed(reader: FakeFeedReader(), repository: ownFeeds)
    #expect(try await add("https://b.org/feed", name: "One").feed.id == "one-2")
  }

  @Test(
    "a feed that is already there is not added again, and the error names it",
    arguments: ["https://a.org/one", "http://www.a.org/one/"])
  func feedThatIsThereIsToldByItsNameAndNotKeptTwice(address: String) async {
    let ownFeeds = FakeOwnFeeds(kept)
    let add = AddFeed(reader: FakeFeedReader(), repository: ownFeeds)
    await #expect(throws: NewsError.feed(.known(name: "One"))) { try await add(address, name: "Other") }
    #expect(ownFeeds.feeds == kept)
  }

  @Test("a feed is put into an existing folder, however that is spelled")
  func folder() async throws {
    let ownFeeds = FakeOwnFeeds(kept)
    let add = AddFeed(reader: FakeFeedReader(), repository: ownFeeds)
    #expect(try await add("https://b.org/1", name: nil, folder: "Tech/Linux").feed.folder?.path == "Tech/Linux")
    #expect(try await add("https://b.org/2", name: nil, folder: "tech").feed.folder?.path == "Tech")
    #expect(try await add("https://b.org/3", name: nil, folder: "/").feed.folder == nil)
    #expect(ownFeeds.feeds.count == 5)
  }

  @Test("an address without a feed adds nothing")
  func noFeed() async {
    let ownFeeds = FakeOwnFeeds(kept)
    let reader = FakeFeedReader(discovered: { _ in throw NewsError.feed(.noFeed(host: "b.org")) })
    await #expect(throws: NewsError.feed(.noFeed(host: "b.org"))) {
      try await AddFeed(reader: reader, repository: ownFeeds)("b.org", name: nil)
    }
    #expect(ownFeeds.feeds == kept)
  }

  @Test("errors of storing are thrown, and problems of the stored list are returned")
  func keeping() async throws {
    let failure = NewsError.file(.failed(path: "/feeds", detail: "full"))
    await #expect(throws: failure) {
      try await AddFeed(reader: FakeFeedReader(), repository: FakeOwnFeeds(failingWith: failure))(
        "https://b.org/feed", name: nil)
    }
    let problem = SettingsProblem.damagedFeeds(file: "/feeds", keptAs: nil)
    let added = try await AddFeed(reader: FakeFeedReader(), repository: FakeOwnFeeds(problems: [problem]))(
      "https://b.org/feed", name: nil)
    #expect(added.problems == [problem])
  }

  /// The id and the name of a known source.
  private static let reserved: @Sendable (String, String) -> Bool = { name, feed in
    ["bbc-news", "bbc news"].contains(name.lowercased()) && !feed.contains("bbci.co.uk/")
  }

  @Test("a feed cannot take the name and the id of a known source by its title")
  func knownName() async throws {
    let add = { (title: String) in
      AddFeed(
        reader: FakeFeedReader(discovered: { FeedList.Entry(name: title, feed: $0, site: "https://www.bbc.co.uk/") }),
        repository: FakeOwnFeeds(reserved: Self.reserved))
    }
    let hostile = try await add("BBC News")("https://evil.example/rss", name: nil).feed
    #expect(hostile.id == "bbc-news-evil-example" && hostile.name == "BBC News (evil.example)")
    // A name given by the reader is the reader's choice, but the id is not free.
    let named = try await add("x")("https://www.evil.example/rss", name: "BBC News").feed
    #expect(named.id == "evil-example" && named.name == "BBC News")
    let own = try await add("BBC News")("https://feeds.bbci.co.uk/news/rss.xml", name: nil).feed
    #expect(own.id == "bbc-news" && own.name == "BBC News")
  }

  @Test("a number does not lead to the id of a known source either")
  func knownNumber() async throws {
    let ownFeeds = FakeOwnFeeds(
      [OwnFeed(id: "france", name: "France", feed: "https://a.org/one")], reserved: { name, _ in name == "france-2" })
    let add = AddFeed(reader: FakeFeedReader(), repository: ownFeeds)
    #expect(try await add("https://b.org/feed", name: "France").feed.id == "france-3")
  }
}
