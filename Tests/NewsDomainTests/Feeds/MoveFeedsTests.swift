import TestSupport
import Testing

@testable import NewsDomain

@Suite("Feeds follow their moves")
struct MoveFeedsTests {
  private static let tea = OwnFeed(id: "tea", name: "Tea", feed: "https://old.example/feed")
  private static let rain = OwnFeed(id: "rain", name: "Rain", feed: "http://rain.example/feed")

  private func move(
    _ feeds: FakeOwnFeeds, _ moved: [String: String]
  ) async -> [FeedMove] {
    await MoveFeeds(reader: FakeFeedReader(moved: moved), repository: feeds)()
  }

  @Test("a feed gets its new address once; its id, name and place stay")
  func moved() async {
    var tea = Self.tea
    tea.folder = FeedFolder(path: "Drinks")
    let feeds = FakeOwnFeeds([Self.rain, tea])
    let target = "https://new.example/feed"
    let moves = await move(feeds, ["tea": target])
    tea.feed = target
    #expect(moves == [FeedMove(feed: tea, from: Self.tea.feed)])
    #expect(feeds.feeds == [Self.rain, tea])
    #expect(await move(feeds, ["tea": target]).isEmpty)
  }

  @Test("a connection may become secure, but not insecure")
  func security() async {
    let feeds = FakeOwnFeeds([Self.tea, Self.rain])
    let moves = await move(feeds, ["tea": "http://new.example/feed", "rain": "https://rain.example/feed"])
    #expect(moves.map(\.feed.feed) == ["https://rain.example/feed"])
    #expect(feeds.feeds.first == Self.tea)
  }

  @Test("a feed does not move to the address of another, to none, or from one that the reader has chosen")
  func others() async throws {
    let feeds = FakeOwnFeeds([Self.tea, Self.rain])
    #expect(await move(feeds, ["tea": "https://rain.example/feed"]).isEmpty)
    #expect(await move(feeds, ["tea": "nowhere"]).isEmpty)
    #expect(await move(feeds, [:]).isEmpty)
    let manage = ManageFeeds(repository: feeds, files: FakeFeedLists())
    #expect(try manage.readdress("tea", to: "https://older.example/feed").feed.keepsAddress)
    #expect(await move(feeds, ["tea": "https://new.example/feed"]).isEmpty)
    #expect(feeds.feeds.first?.feed == "https://older.example/feed")
  }

  @Test("if the list cannot be written, nothing has moved")
  func failure() async {
    let feeds = FakeOwnFeeds([Self.tea], failingWith: .file(.failed(path: "/a", detail: "full")))
    #expect(await move(feeds, ["tea": "https://new.example/feed"]).isEmpty)
  }

  @Test("an address that the reader gives is one of the web, and no other feed has it")
  func readdress() {
    let manage = ManageFeeds(repository: FakeOwnFeeds([Self.tea, Self.rain]), files: FakeFeedLists())
    #expect(throws: NewsError.feed(.notAnAddress("rain"))) { try manage.readdress("tea", to: "rain") }
    #expect(throws: NewsError.feed(.known(name: "Rain"))) {
      try manage.readdress("tea", to: "http://rain.example/feed#a")
    }
    #expect(throws: NewsError.self) { try manage.readdress("coffee", to: "https://coffee.example/") }
  }
}
