import Testing

@testable import NewsDomain
@testable import NewsShell

@Suite("Feeds as screens")
struct FeedsScreenTests {
  private func text(_ screen: any Screen, columns: Int? = 80) -> String {
    var page = TextPage(texts: texts(in: .english), style: Style(isColoured: false), columns: columns, now: Date())
    screen.draw(on: &page)
    return page.text
  }

  private let renderer = Renderer(
    texts: texts(in: .english), style: Style(isColoured: false), errorStyle: Style(isColoured: false),
    columns: { nil })

  private let feeds = (1...3).map { number in
    ListedFeed(
      number: number,
      feed: Subscription(
        id: "feed-number-\(number)", name: "A feed of a long name \(number)",
        feed: "https://www.example.com/feeds/of/a/long/path/\(number).xml"), reading: nil)
  }

  @Test("the list fits into the window", arguments: [20, 40, 80])
  func fits(columns: Int) {
    let shown = text(FeedsScreen(feeds, chosen: "feed-number-2", hasHint: true), columns: columns)
    for line in shown.split(separator: "\n") { #expect(DisplayWidth.of(line) <= columns) }
  }

  @Test("what can be done with it is told where that is wanted and there is something")
  func hint() {
    let hint = texts(in: .english).feedsHint(folder: nil)
    #expect(text(FeedsScreen(feeds, chosen: "", hasHint: true)).contains(hint))
    #expect(!text(FeedsScreen(feeds, chosen: "", hasHint: false)).contains(hint))
    #expect(!text(FeedsScreen([], chosen: "", hasHint: true)).contains(hint))
  }

  @Test("rows of some feeds have the numbers of the whole list for programs only, and no list of their own")
  func rows() {
    let screen = FeedRowsScreen(
      feeds.suffix(2).map { ListedFeed(number: $0.number + 7, feed: $0.feed, reading: nil) })
    let lines = text(screen, columns: nil).split(separator: "\n").map { String($0) }
    #expect(lines.first == "A feed of a long name 2  feed-number-2  example.com")
    #expect(lines.last == "A feed of a long name 3  feed-number-3  example.com")
    let rows = renderer.render(screen, as: .tsv).split(separator: "\n")
    #expect(rows.map { $0.prefix { $0 != "\t" } } == ["9", "10"])
    #expect(screen.list == nil)
    #expect(screen.facts.count == 2)
  }

  @Test("a name and password in an address are shown to nobody", arguments: OutputFormat.allCases)
  func login(format: OutputFormat) {
    let feed = ListedFeed(
      number: 1, feed: Subscription(id: "mine", name: "Mine", feed: "https://reader:secret@example.com/feed.xml"),
      reading: nil)
    let screens: [any Screen] = [FeedsScreen([feed], chosen: "", hasHint: false), FeedRowsScreen([feed], isNew: true)]
    for screen in screens {
      let shown = renderer.render(screen, as: format)
      #expect(shown.contains("example.com"))
      #expect(!shown.contains("secret"))
      #expect(!shown.contains("reader"))
    }
  }

  @Test("a file to be copied is never cut")
  func whole() {
    let line = #"    <outline type="rss" text="\#(String(repeating: "long ", count: 60))"/>"#
    #expect(text(FeedListScreen("<opml>\n" + line + "\n</opml>\n"), columns: 40) == "<opml>\n" + line + "\n</opml>\n")
  }

  @Test("nothing of a feed harms the terminal", arguments: NaughtyStrings.some)
  func harmless(naughty: String) {
    let feed = ListedFeed(
      number: 1,
      feed: Subscription(
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
}
