import TestSupport
import Testing

@testable import NewsDomain

@Suite("Making a feed one's own")
struct AddFeedTests {
  private let kept = [
    Subscription(id: "one", name: "One", feed: "https://a.org/one"),
    Subscription(id: "two", name: "Two", feed: "https://a.org/two"),
  ]

  @Test("a feed is kept last, by its own name or the one that it is given", arguments: [nil, "My Feed"])
  func added(name: String?) async throws {
    let subscriptions = FakeSubscriptions(kept)
    let reader = FakeFeedReader(discovered: { _ in
      FeedList.Entry(name: "Its Name", feed: "https://b.org/feed", site: "https://b.org/")
    })
    let added = try await AddFeed(reader: reader, repository: subscriptions)("b.org", name: name)
    let feed = Subscription(
      id: name == nil ? "its-name" : "my-feed", name: name ?? "Its Name", feed: "https://b.org/feed",
      site: "https://b.org/")
    #expect(added.feed == feed)
    #expect(added.problems.isEmpty)
    #expect(subscriptions.feeds == kept + [feed])
    #expect(reader.places == ["b.org"])
  }

  @Test("a name that is taken gets an id of its own")
  func sameName() async throws {
    let subscriptions = FakeSubscriptions(kept)
    let add = AddFeed(reader: FakeFeedReader(), repository: subscriptions)
    #expect(try await add("https://b.org/feed", name: "One").feed.id == "one-2")
  }

  @Test(
    "a feed that is there is told by its name and not kept twice",
    arguments: ["https://a.org/one", "http://www.a.org/one/"])
  func feedThatIsThereIsToldByItsNameAndNotKeptTwice(address: String) async {
    let subscriptions = FakeSubscriptions(kept)
    let add = AddFeed(reader: FakeFeedReader(), repository: subscriptions)
    await #expect(throws: NewsError.knownFeed(name: "One")) { try await add(address, name: "Other") }
    #expect(subscriptions.feeds == kept)
  }

  @Test("a feed is put into a folder, by whatever spelling of one that there is")
  func folder() async throws {
    let subscriptions = FakeSubscriptions(kept)
    let add = AddFeed(reader: FakeFeedReader(), repository: subscriptions)
    #expect(try await add("https://b.org/1", name: nil, folder: "Tech/Linux").feed.folder?.path == "Tech/Linux")
    #expect(try await add("https://b.org/2", name: nil, folder: "tech").feed.folder?.path == "Tech")
    #expect(try await add("https://b.org/3", name: nil, folder: "/").feed.folder == nil)
    #expect(subscriptions.feeds.count == 5)
  }

  @Test("what is no feed is not kept")
  func noFeed() async {
    let subscriptions = FakeSubscriptions(kept)
    let reader = FakeFeedReader(discovered: { _ in throw NewsError.noFeed(host: "b.org") })
    await #expect(throws: NewsError.noFeed(host: "b.org")) {
      try await AddFeed(reader: reader, repository: subscriptions)("b.org", name: nil)
    }
    #expect(subscriptions.feeds == kept)
  }

  @Test("what cannot be kept is told, and so is what was wrong with what was kept before")
  func keeping() async throws {
    let failure = NewsError.io(path: "/feeds", detail: "full")
    await #expect(throws: failure) {
      try await AddFeed(reader: FakeFeedReader(), repository: FakeSubscriptions(failingWith: failure))(
        "https://b.org/feed", name: nil)
    }
    let problem = SettingsProblem.damagedFeeds(file: "/feeds", keptAs: nil)
    let added = try await AddFeed(reader: FakeFeedReader(), repository: FakeSubscriptions(problems: [problem]))(
      "https://b.org/feed", name: nil)
    #expect(added.problems == [problem])
  }
}
