import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("Feeds as screens")
struct FeedsScreenTests {
  private func text(_ screen: any Screen, columns: Int? = 80) -> String {
    var page = TextPage(texts: texts(in: .english), style: Style(isColoured: false), columns: columns, now: Date())
    screen.draw(on: &page)
    return page.text
  }

  private let renderer = Renderer(
    texts: texts(in: .english), styles: .plain, columns: { nil })

  private let feeds = (1...3).map { number in
    ListedFeed(
      number: number,
      feed: OwnFeed(
        id: "feed-number-\(number)", name: "A feed of a long name \(number)",
        feed: "https://www.example.com/feeds/of/a/long/path/\(number).xml"), reading: nil)
  }

  @Test("the list fits into the window", arguments: [20, 40, 80])
  func fits(columns: Int) {
    let shown = text(FeedsScreen(feeds, chosen: "feed-number-2", hasHint: true), columns: columns)
    for line in shown.split(separator: "\n") { #expect(DisplayWidth.of(line) <= columns) }
  }

  private static let now = Date(timeIntervalSince1970: 1_800_000_000)

  /// Feeds in no folder, in a folder and in a subfolder: read, never read, gone, and broken.
  private static let kept = [
    kept(1, "Weather", nil, "weather.example", FeedReading(count: 8, readAt: now - 120)),
    kept(2, "Le Monde", "News", "www.lemonde.fr", nil),
    kept(
      3, "The Review of All Books", "News/Europe", "a-name-that-no-column-holds.of.example.org",
      FeedReading(count: 120, readAt: now - 3 * 3600, trouble: .gone)),
  ]

  private static func kept(
    _ number: Int, _ name: String, _ folder: String?, _ host: String, _ reading: FeedReading?
  ) -> ListedFeed {
    ListedFeed(
      number: number,
      feed: OwnFeed(
        id: "f\(number)", name: name, feed: "https://\(host)/rss", folder: folder.flatMap { FeedFolder(path: $0) }),
      reading: reading)
  }

  private func look(columns: Int?, isAccessible: Bool = false, _ language: InterfaceLanguage = .english) -> String {
    var page = TextPage(
      texts: texts(in: language), style: Style(isColoured: false), columns: columns, isAccessible: isAccessible,
      now: Self.now)
    FeedsScreen(Self.kept, chosen: "f2", hasHint: true).draw(on: &page)
    return page.text
  }

  @Test("folders are headings; a row has the name, the number of articles, their age and the whole host")
  func foldersAreHeadingsARowHasTheName() {
    #expect(
      look(columns: 80) == """
        Your feeds                                 2 folders · 3 feeds · 1 with problems
           1  Weather                    8  2 min ago        weather.example
        News · 1
        ●  2  Le Monde                      not fetched yet  lemonde.fr
        News/Europe · 1
           3  The Review of All Books  120  3 h ago
              page not found
            open 1 · feeds open News (whole folder)

        """)
  }

  @Test("a narrow window leaves out the host first, and keeps the most important columns")
  func inANarrowWindowTheHostGoesFirstAndWhatMattersMostStays() {
    #expect(
      look(columns: 40) == """
        Your feeds
        2 folders · 3 feeds · 1 with problems
           1  Weather        8  2 min ago
        News · 1
        ●  2  Le Monde          not fetched yet
        News/Europe · 1
           3  The Review…  120  3 h ago
              page not found
            open 1 · feeds open News (whole
            folder)

        """)
    #expect(look(columns: 30).contains("   3  The Re…  3 h ago\n"))
  }

  @Test("a feed that is read aloud is a sentence with its problem")
  func aloud() {
    #expect(
      look(columns: nil, isAccessible: true) == """
        Your feeds
        2 folders, 3 feeds, 1 with problems
        1: Weather, 8 articles, 2 minutes ago, weather.example
        News, 1
        2, selected: Le Monde, not fetched yet, lemonde.fr
        News/Europe, 1
        3: The Review of All Books, 120 articles, 3 hours ago, page not found, \
        a-name-that-no-column-holds.of.example.org
        open 1, feeds open News (whole folder)

        """)
  }

  @Test("the list says that all is well if all feeds were read without problems")
  func well() {
    let read = Self.kept.prefix(1)
    #expect(text(FeedsScreen(Array(read), chosen: "", hasHint: false)).contains(" 1 feed · all OK\n"))
    #expect(text(FeedsScreen(Array(Self.kept.prefix(2)), chosen: "", hasHint: false)).contains(" 1 folder · 2 feeds\n"))
  }

  @Test("records end with the folder, the count, the time and the problem")
  func members() {
    let objects = renderer.rendered(FeedsScreen(Self.kept, chosen: "", hasHint: false), as: .json).split(
      separator: "\n")
    #expect(objects[0].hasSuffix(#","folder":null,"count":8,"updatedAt":"2027-01-15T07:58:00Z","problem":null}"#))
    #expect(objects[1].hasSuffix(#","folder":"News","count":null,"updatedAt":null,"problem":null}"#))
    #expect(objects[2].hasSuffix(#","count":120,"updatedAt":"2027-01-15T05:00:00Z","problem":"gone"}"#))
    let rows = renderer.rendered(FeedsScreen(Self.kept, chosen: "", hasHint: false), as: .tsv).split(separator: "\n")
    #expect(rows.allSatisfy { $0.split(separator: "\t").count == 4 })
  }

  @Test(
    "a feed that was added comes with the command that reads it",
    arguments: [("English", "Read it with: feeds open f1"), ("French", "Pour le lire\u{202F}: flux ouvrir f1")])
  func reads(language: String, line: String) {
    let screen = FeedRowsScreen(Array(Self.kept.prefix(1)), isNew: true)
    let shown = screen.text(language: language == "French" ? .french : .english)
    #expect(shown == "Weather  f1  weather.example\n\(line)\n")
    #expect(!FeedRowsScreen(Self.kept).text().contains("Read it with"))
  }

  @Test("each problem has its own few words", arguments: InterfaceLanguage.all)
  func troubles(language: InterfaceLanguage) {
    let words = FeedTrouble.allCases.map { texts(in: language).trouble($0, wasRead: true) }
    #expect(Set(words).count == FeedTrouble.allCases.count)
    #expect(words.allSatisfy { (5...32).contains($0.count) })
  }

  @Test("the hint is there if it is wanted and there are feeds")
  func hint() {
    let hint = texts(in: .english).feedsHint(folder: nil)
    #expect(text(FeedsScreen(feeds, chosen: "", hasHint: true)).contains(hint))
    #expect(!text(FeedsScreen(feeds, chosen: "", hasHint: false)).contains(hint))
    #expect(!text(FeedsScreen([], chosen: "", hasHint: true)).contains(hint))
  }

  @Test("rows of some feeds have the whole list's numbers only for programs, and make no list")
  func rowsOfSomeFeedsHaveTheNumbersOfTheWholeListForProgramsOnly() {
    let screen = FeedRowsScreen(
      feeds.suffix(2).map { ListedFeed(number: $0.number + 7, feed: $0.feed, reading: nil) })
    let lines = text(screen, columns: nil).split(separator: "\n").map { String($0) }
    #expect(lines.first == "A feed of a long name 2  feed-number-2  example.com")
    #expect(lines.last == "A feed of a long name 3  feed-number-3  example.com")
    let rows = renderer.rendered(screen, as: .tsv).split(separator: "\n")
    #expect(rows.map { $0.prefix { $0 != "\t" } } == ["9", "10"])
    #expect(screen.list == nil)
    #expect(screen.facts.count == 2)
  }

  @Test("a name and password in an address are never shown", arguments: OutputFormat.allCases)
  func login(format: OutputFormat) {
    let feed = ListedFeed(
      number: 1, feed: OwnFeed(id: "mine", name: "Mine", feed: "https://reader:secret@example.com/feed.xml"),
      reading: nil)
    let screens: [any Screen] = [FeedsScreen([feed], chosen: "", hasHint: false), FeedRowsScreen([feed], isNew: true)]
    for screen in screens {
      let shown = renderer.rendered(screen, as: format)
      #expect(shown.contains("example.com"))
      #expect(!shown.contains("secret"))
      #expect(!shown.contains("reader"))
    }
  }

  @Test("a file that is to be copied is never cut")
  func fileToBeCopiedIsNeverCut() {
    let line = #"    <outline type="rss" text="\#(String(repeating: "long ", count: 60))"/>"#
    #expect(text(FeedListScreen("<opml>\n" + line + "\n</opml>\n"), columns: 40) == "<opml>\n" + line + "\n</opml>\n")
  }

  @Test("no text of a feed harms the terminal", arguments: NaughtyStrings.some)
  func nothingOfAFeedHarmsTheTerminal(naughty: String) {
    let feed = ListedFeed(
      number: 1,
      feed: OwnFeed(
        id: naughty, name: naughty, feed: "https://\(naughty)/", site: naughty, folder: FeedFolder([naughty])),
      reading: FeedReading(count: 1, readAt: nil, trouble: .gone))
    let screens: [any Screen] = [
      FeedsScreen([feed], chosen: naughty, hasHint: true), FeedRowsScreen([feed], isNew: true), FeedListScreen(naughty),
    ]
    for screen in screens {
      for columns in [nil, 40] {
        let harmful = text(screen, columns: columns).unicodeScalars.filter { $0.value != 0x0A && isHarmful($0) }
        #expect(harmful.isEmpty)
      }
    }
  }

  @Test("of a feed that could never be read it is not said that it was not fetched, nor that it is no longer one")
  func neverReadable() {
    func shown(_ reading: FeedReading?) -> String {
      let feed = OwnFeed(id: "page", name: "Page", feed: "https://page.example/")
      return text(FeedsScreen([ListedFeed(number: 1, feed: feed, reading: reading)], chosen: "", hasHint: false))
    }
    #expect(shown(nil).contains("not fetched yet"))
    let never = shown(FeedReading(count: nil, readAt: nil, trouble: .notAFeed))
    #expect(never.contains("unreadable") && never.contains("not a feed") && !never.contains("not fetched yet"))
    #expect(shown(FeedReading(count: 3, readAt: Date(), trouble: .notAFeed)).contains("no longer a feed"))
  }
}
