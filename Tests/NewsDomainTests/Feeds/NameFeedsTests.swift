import TestSupport
import Testing

@testable import NewsDomain

@Suite("Feeds that came without a name")
struct NameFeedsTests {
  private static let tea = OwnFeed(id: "tea-example", name: "tea.example", feed: "https://tea.example/feed")
  private static let rain = OwnFeed(id: "rain", name: "Rain", feed: "https://rain.example/feed")

  private func name(_ feeds: FakeOwnFeeds, _ titled: [String: String]) async -> [OwnFeed] {
    await NameFeeds(reader: FakeFeedReader(titled: titled), repository: feeds)()
  }

  @Test("they get their own titles once these are known, and keep their ids; others keep their names")
  func named() async {
    let feeds = FakeOwnFeeds([Self.rain, Self.tea])
    #expect(await name(feeds, [:]).isEmpty)
    let titles = ["tea-example": " Tea &\n more ", "rain": "Weather"]
    var tea = Self.tea
    tea.name = "Tea & more"
    #expect(await name(feeds, titles) == [tea])
    #expect(feeds.feeds == [Self.rain, tea])
    #expect(await name(feeds, titles).isEmpty)
  }

  @Test("a title that is empty or the host names nothing", arguments: ["", " ", "tea.example"])
  func nothing(title: String) async {
    let feeds = FakeOwnFeeds([Self.tea])
    #expect(await name(feeds, ["tea-example": title]).isEmpty)
    #expect(feeds.feeds == [Self.tea])
  }

  @Test("the title of a known source comes with the host")
  func reserved() async {
    let feeds = FakeOwnFeeds([Self.tea], reserved: { name, _ in name == "Le Monde" })
    #expect(await name(feeds, ["tea-example": "Le Monde"]).map(\.name) == ["Le Monde (tea.example)"])
  }

  @Test("if the list cannot be written, nothing changes")
  func unwritable() async {
    let feeds = FakeOwnFeeds([Self.tea], failingWith: .file(.failed(path: "/f", detail: "full")))
    #expect(await name(feeds, ["tea-example": "Tea"]).isEmpty)
    #expect(feeds.feeds == [Self.tea])
  }
}
