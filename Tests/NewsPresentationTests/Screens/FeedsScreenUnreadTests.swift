import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("Unread articles in the list of feeds")
struct FeedsScreenUnreadTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)

  private static let feeds = [
    feed(1, "Weather", nil, "weather.example", FeedReading(count: 8, readAt: now - 120), 3),
    feed(2, "Le Monde", "News", "www.lemonde.fr", nil, 0),
    feed(
      3, "The Review of All Books", "News/Europe", "a-name-that-no-column-holds.of.example.org",
      FeedReading(count: 120, readAt: now - 3 * 3600, trouble: .gone), 1_204),
  ]

  private static func feed(
    _ number: Int, _ name: String, _ folder: String?, _ host: String, _ reading: FeedReading?, _ unread: Int
  ) -> ListedFeed {
    ListedFeed(
      number: number,
      feed: OwnFeed(
        id: "f\(number)", name: name, feed: "https://\(host)/rss", folder: folder.flatMap { FeedFolder(path: $0) }),
      reading: reading, unread: unread)
  }

  private static let unread = UnreadFeeds(
    total: 1_207, byFeed: ["f1": 3, "f2": 0, "f3": 1_204],
    byFolder: [["News"], ["News", "Europe"]].reduce(into: [:]) { all, names in
      if let folder = FeedFolder(names) { all[folder] = 1_204 }
    })

  private static let queries = [("moon landing", 12), ("quoll", 0)].map { text, count in
    QueryFeed(
      follow: Follow(number: 1, request: FindRequest(text: text), notifies: false, quiet: nil, madeAt: now),
      unread: count)
  }

  private func look(
    columns: Int?, queries: [QueryFeed] = queries, isCapable: Bool = true, isAccessible: Bool = false,
    _ language: InterfaceLanguage = .english
  ) -> String {
    var page = TextPage(
      texts: texts(in: language), style: Style(isColoured: false, canPaint: isCapable), columns: columns,
      isAccessible: isAccessible, now: Self.now)
    screen(queries).draw(on: &page)
    return page.text
  }

  private func screen(_ queries: [QueryFeed] = queries) -> FeedsScreen {
    FeedsScreen(Self.feeds, chosen: "f2", hasHint: false, unread: Self.unread, queries: queries)
  }

  @Test("columns have heads, folders their unread articles, and follows are listed apart")
  func wide() {
    #expect(
      look(columns: 100) == """
        Your feeds                  2 folders · 3 feeds · 1,207 unread · 1 with problems
              Feed                     Unread  Total  Fetched          Site
           1  Weather                       3      8  2 min ago        weather.example
        News · 1,204 unread · 2 feeds
        ●  2  Le Monde                      –         not fetched yet  lemonde.fr
        News/Europe · 1,204 unread · 1 feed
           3  The Review of All Books   1,204    120  3 h ago
              page not found
        Query feeds: your follows · feeds open NAME
           4  "moon landing"               12
           5  "quoll"                       –

        """)
  }

  @Test("a narrow window keeps the names and the unread articles", arguments: [20, 30, 40, 60, 80, 200])
  func narrow(columns: Int) {
    let shown = look(columns: columns)
    for line in shown.split(separator: "\n") { #expect(DisplayWidth.of(line) <= columns) }
    if columns >= 30 {
      #expect(shown.contains("Unread"))
      #expect(shown.contains("1,204"))
    }
    #expect(shown.contains("Fetched") == (columns >= 60))
  }

  @Test("French has heads of its own")
  func french() {
    let shown = look(columns: 100, .french)
    for word in ["Flux", "Non lus", "Consulté", "Flux de recherche\u{202F}: vos suivis · flux ouvrir NOM"] {
      #expect(shown.contains(word))
    }
  }

  @Test("what is not such a terminal keeps the list without them")
  func elsewhere() {
    let plain = FeedsScreen(
      Self.feeds.map { ListedFeed(number: $0.number, feed: $0.feed, reading: $0.reading) }, chosen: "f2", hasHint: false
    )
    for (columns, isAccessible) in [(nil, false), (nil, true), (80, false)] as [(Int?, Bool)] {
      var page = TextPage(
        texts: texts(in: .english), style: Style(isColoured: false), columns: columns, isAccessible: isAccessible,
        now: Self.now)
      plain.draw(on: &page)
      #expect(look(columns: columns, isCapable: columns == nil, isAccessible: isAccessible) == page.text)
    }
  }

  @Test("programs get the unread articles of feeds, and the follows as lines of their own without a row")
  func records() {
    let renderer = Renderer(texts: texts(in: .english), styles: .plain, columns: { nil })
    let objects = renderer.rendered(screen(), as: .json).split(separator: "\n")
    #expect(objects.count == 5)
    #expect(objects[0].hasSuffix(#","problem":null,"unread":3}"#))
    #expect(
      objects[3] == #"{"type":"queryFeed","n":4,"number":1,"text":"moon landing","meaning":null,"unread":12}"#)
    #expect(screen().facts.count == 3)
    #expect(renderer.rendered(screen(), as: .tsv).split(separator: "\n").count == 3)
  }

  @Test("follows have the numbers after the feeds, to be opened and walked to, and U stops at what is unread")
  func numbers() throws {
    let list = try #require(screen().list)
    #expect(list.items.count == 5)
    #expect(screen().numbers(isFolded: true) == [1, 2, 3, 4, 5])
    #expect((1...6).map { screen().isRead($0) } == [false, true, false, false, true, nil])
    #expect(list.key(of: 3) == "source f3")
    #expect(list.key(of: 4) == "follow 1")
    #expect(list.words(of: 4, in: texts(in: .english)).contains("moon landing"))
    #expect(list.items.sources?.map(\.id) == ["f1", "f2", "f3"])
  }

  @Test("only folders with a heading are counted", arguments: [("host/feed", 1), ("host", 1), (nil, 0)])
  func headings(folder: String?, count: Int) {
    let feeds = [Self.feed(1, "A", folder, "a.example", nil, 0), Self.feed(2, "B", folder, "b.example", nil, 0)]
    var page = TextPage(
      texts: texts(in: .english), style: Style(isColoured: false, canPaint: true), columns: 80, now: Self.now)
    FeedsScreen(feeds, chosen: "", hasHint: false).draw(on: &page)
    #expect(page.text.contains("1 folder ·") == (count == 1), "\(page.text)")
    #expect(!page.text.contains("2 folders"))
  }

  @Test("a list of follows alone is one, too")
  func followsAlone() {
    var page = TextPage(
      texts: texts(in: .english), style: Style(isColoured: false, canPaint: true), columns: 80, now: Self.now)
    FeedsScreen(
      [], chosen: "", hasHint: true, unread: UnreadFeeds(total: 0, byFeed: [:], byFolder: [:]), queries: Self.queries
    ).draw(on: &page)
    #expect(page.text.contains("moon landing"))
    #expect(page.text.contains(texts(in: .english).feedsAdvice.prefix(24)))
  }
}
