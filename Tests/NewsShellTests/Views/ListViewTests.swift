import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("A list under the hand")
struct ListViewTests {
  private static let marker = "\u{25B8} "

  private func screen(_ titles: [String], total: Int? = nil) -> HeadlinesScreen {
    HeadlinesScreen(
      NewsListing(.headlines(HeadlineRequest(scope: .local(.france))), .titled(titles, total: total)), hasHint: true)
  }

  private func titles(_ count: Int) -> [String] { (0..<count).map { "Headline \($0 + 1)" } }

  private func view(
    _ screen: any ListScreen, language: InterfaceLanguage = .english, layout: ListLayout = .two, at number: Int? = nil
  ) -> ListView {
    let words = texts(in: language)
    return ListView(
      screen, pages: ViewPages(texts: words), keys: ViewKeys(words), layout: layout, isFolding: true, at: number)
  }

  private func view(_ count: Int, layout: ListLayout = .two, at number: Int? = nil) -> ListView {
    view(screen(titles(count)), layout: layout, at: number)
  }

  private func lines(_ view: inout ListView, columns: Int = 60, rows: Int = 12) -> [String] {
    view.frame(columns: columns, rows: rows).lines.map { $0.map(\.string).joined() }
  }

  /// The line with the marker.
  private func marked(_ view: inout ListView, columns: Int = 60, rows: Int = 12) -> String? {
    let marked = lines(&view, columns: columns, rows: rows).filter { $0.hasPrefix(Self.marker) }
    return marked.count == 1 ? String(marked[0].dropFirst(2).drop { $0 == " " }) : nil
  }

  @discardableResult
  private func take(_ keys: [Key], _ view: inout ListView) -> ViewAction {
    var last = ViewAction.nothing
    for key in keys { last = view.take(key) }
    return last
  }

  private func type(_ text: String, _ view: inout ListView) {
    for letter in text { _ = view.take(.text(String(letter))) }
  }

  // MARK: - Picture

  @Test("the rows are those of the list, with their numbers, and one is marked")
  func rows() {
    var view = view(40)
    let shown = lines(&view)
    #expect(shown.count == 12)
    #expect(shown[0].hasPrefix("France"))
    #expect(shown[1] == "\u{25B8}  1  Headline 1")
    #expect(shown[2].hasPrefix("      Example News"))
    #expect(shown[3] == "   2  Headline 2")
    #expect(shown[11].hasPrefix("Enter open · r read"))
    #expect(shown[11].hasSuffix("? keys · q prompt"))
    // The same as at the prompt, below the header.
    let printed = screen(titles(40)).lines(columns: 58)
    #expect(shown[3...8].map { String($0.dropFirst(2)) } == Array(printed[3...8]))
  }

  @Test("the marked row has the accent, and a sign that needs no colour")
  func accent() throws {
    var view = view(3)
    let lines = view.frame(columns: 60, rows: 12).lines
    #expect(lines[1].contains { $0.role == .accent && $0.string == Self.marker })
    #expect(lines[1].contains { $0.role == .accent && $0.string == "Headline 1" })
    #expect(lines[3].contains { $0.role == .title && $0.string == "Headline 2" })
  }

  @Test("only the part of the list around the marker is drawn, and the marked row as a whole")
  func scrolling() throws {
    var view = view(400)
    for number in 1...60 {
      let shown = lines(&view)
      #expect(marked(&view) == "\(number)  Headline \(number)")
      let row = try #require(shown.firstIndex { $0.hasPrefix(Self.marker) })
      #expect(shown[row + 1].contains("Example News"))
      take([.down], &view)
    }
    for number in (1...60).reversed() {
      take([.up], &view)
      #expect(marked(&view) == "\(number)  Headline \(number)")
    }
    take([.end], &view)
    #expect(marked(&view) == "400  Headline 400")
    // No row is left empty below the last one.
    #expect(lines(&view)[10].contains("Example News"))
    take([.home], &view)
    #expect(marked(&view) == "1  Headline 1")
  }

  @Test(
    "in every window the marker is visible, and no line is too long",
    arguments: [(1, 1), (3, 2), (20, 5), (40, 20), (80, 24), (119, 9), (120, 24), (200, 60), (400, 120)])
  func sizes(columns: Int, rows: Int) {
    for layout in ListLayout.allCases {
      var view = view(300, layout: layout, at: 150)
      for key in [Key.down, .pageDown, .end, .pageUp, .text("/"), .text("7"), .enter, .up, .escape, .text("4")] {
        _ = view.take(key)
        let frame = view.frame(columns: columns, rows: rows)
        #expect(frame.lines.prefix(rows).count == rows)
        let shown = frame.lines.prefix(rows).map { $0.map(\.string).joined() }
        if columns >= 20 { #expect(shown.contains { $0.hasPrefix(Self.marker) }) }
        #expect(frame.cursor.map { $0.row < max(rows, 2) } ?? true)
      }
    }
  }

  @Test("after a window of another size the marker is where it was")
  func resized() {
    var view = view(100, at: 50)
    for (columns, rows) in [(60, 12), (20, 5), (400, 120), (61, 13)] {
      #expect(marked(&view, columns: columns, rows: rows)?.hasPrefix("50") == true, "\(columns)")
    }
  }

  @Test("at 80 × 24, one line each, at least 18 headlines are visible, with source and age")
  func oneLine() {
    var view = view(100, layout: .one)
    let shown = lines(&view, columns: 80, rows: 24)
    #expect(shown.count { $0.contains("Headline") } >= 18)
    #expect(shown.allSatisfy { !$0.contains("Headline") || $0.contains("Example News") })
    #expect(shown.allSatisfy { $0.count <= 80 })
  }

  @Test("from 120 columns on there is room for the article, and only for the marked one")
  func beside() {
    var view = view(9)
    _ = lines(&view, columns: 119)
    #expect(view.previewed == nil)
    var shown = lines(&view, columns: 120)
    #expect(view.previewed == 1)
    #expect(shown.dropLast().allSatisfy { $0.contains("\u{2502}") })
    let list = ResultList(.articles([.titled("Beside")]))
    view.take(.success(ArticleScreen(.titled("Beside"), number: 1, in: list, hasHint: false)), of: 1)
    shown = lines(&view, columns: 120)
    #expect(shown[0].hasSuffix("\u{2502} Beside"))
    take([.down], &view)
    shown = lines(&view, columns: 120)
    #expect(view.previewed == 2)
    #expect(!shown[0].contains("Beside"))
    // What arrives late is not shown beside another article.
    view.take(.success(ArticleScreen(.titled("Beside"), number: 1, in: list, hasHint: false)), of: 1)
    #expect(!lines(&view, columns: 120)[0].contains("Beside"))
  }

  @Test("other lists have nothing beside them")
  func otherLists() {
    var view = view(CountriesScreen(Country.all, chosen: .france))
    let shown = lines(&view, columns: 160)
    #expect(view.previewed == nil)
    #expect(!shown.contains { $0.contains("\u{2502}") })
    #expect(marked(&view, columns: 160)?.contains(Country.all[0].name(in: .english)) == true)
    #expect(!shown[11].contains("save"))
  }

  // MARK: - Keys

  static let movements: [([Key], Int)] = [
    ([.down], 2), ([.text("j"), .text("j")], 3), ([.text("j"), .text("k")], 1), ([.control("n"), .control("p")], 1),
    ([.up], 1), ([.end], 40), ([.end, .home], 1), ([.text("n"), .text("n"), .text("p")], 2),
    ([.text("1"), .text("2"), .enter], 12), ([.text("9"), .text("9"), .enter], 40), ([.text("0"), .enter], 1),
    ([.text("1"), .text("2"), .backspace, .enter], 1), ([.text("1"), .text("2"), .escape], 1),
    ([.text("7"), .backspace, .down], 2), ([.text("7"), .down], 2), ([.delete, .tab, .left], 1),
  ]

  @Test("keys move the marker", arguments: ListViewTests.movements)
  func movement(keys: [Key], expected: Int) {
    var view = view(40)
    _ = lines(&view)
    take(keys, &view)
    #expect(view.marked == expected)
  }

  @Test("a page is as long as the window shows, less a row that stays in sight")
  func pages() {
    var view = view(40)
    _ = lines(&view)
    take([.pageDown], &view)
    let number = view.marked ?? 0
    #expect((3...5).contains(number))
    _ = lines(&view)
    take([.pageUp], &view)
    #expect(view.marked == 1)
    take([.text(" ")], &view)
    #expect(view.marked == number)
  }

  static let commands: [(Key, ViewCommand)] = [
    (.enter, ViewCommand(.open, ["2"], item: 2)), (.text("o"), ViewCommand(.open, ["2"], item: 2)),
    (.text("r"), ViewCommand(.read, ["2"], item: 2)), (.text("s"), ViewCommand(.save, ["2"], item: 2)),
    (.text("w"), ViewCommand(.web, ["2"], item: 2)), (.text("c"), ViewCommand(.compare, ["2"], item: 2)),
    (.text("M"), .mark(["2"], isRead: true, item: 2)), (.text("u"), ViewCommand(named: "undo")),
    (.text("b"), ViewCommand(.back)), (.text("m"), ViewCommand(.more)),
  ]

  @Test("letters run the commands of the prompt on the marked row", arguments: ListViewTests.commands.indices)
  func command(index: Int) {
    let (key, command) = Self.commands[index]
    var view = view(40, at: 2)
    #expect(view.take(key) == .run(command))
  }

  @Test("at a French prompt the letters are French")
  func french() {
    var view = view(screen(titles(9)), language: .french, at: 2)
    #expect(view.take(.text("l")) == .run(ViewCommand(.read, ["2"], item: 2)))
    #expect(view.take(.text("g")) == .run(ViewCommand(.save, ["2"], item: 2)))
    #expect(view.take(.text("r")) == .run(ViewCommand(.back)))
    #expect(view.take(.text("e")) == .run(ViewCommand(.more)))
    #expect(view.take(.text("s")) == .redraw)
    #expect(view.marked == 3)
    #expect(lines(&view).last?.hasPrefix("Entrée ouvrir · l lire") == true)
  }

  @Test(
    "the view is left, and its keys are shown",
    arguments: [
      (Key.text("q"), ViewAction.leave), (.escape, .leave), (.text("?"), .showKeys), (.control("l"), .repaint),
    ])
  func others(key: Key, expected: ViewAction) {
    var view = view(3)
    #expect(view.take(key) == expected)
  }

  @Test("a list without rows does nothing to its items")
  func empty() {
    var view = view(screen([]))
    for key in [Key.enter, .text("r"), .text("s"), .text("M"), .text("c")] { #expect(view.take(key) == .nothing) }
    #expect(lines(&view).count == 12)
    take([.down, .up, .end, .pageDown, .text("5"), .enter, .text("/"), .text("x")], &view)
    #expect(view.marked == nil)
    #expect(lines(&view).count == 12)
  }

  @Test("Down on the last row asks for more rows, once, and the marker follows them")
  func more() {
    var view = view(screen(titles(5), total: 50), at: 5)
    #expect(view.take(.down) == .run(ViewCommand(.more)))
    // Nothing came, so it does not ask again by itself.
    #expect(view.take(.down) == .redraw)
    #expect(lines(&view).last == "This is the last row.")
    #expect(view.take(.text("m")) == .run(ViewCommand(.more)))
    let isTaken = view.take(screen(titles(8), total: 50))
    #expect(isTaken)
    #expect(view.marked == 6)
    take([.end], &view)
    #expect(view.take(.text("j")) == .run(ViewCommand(.more)))
  }

  @Test("at the end of other lists there is no more")
  func noMore() {
    var view = view(CountriesScreen(Array(Country.all.prefix(3)), chosen: .france), at: 3)
    #expect(view.take(.down) == .redraw)
    #expect(lines(&view).last == "This is the last row.")
  }

  @Test("M marks as unread what has been read, and U goes to the next unread article")
  func unread() {
    var screen = screen(titles(6))
    let articles = screen.listing.page.articles
    var states: [ArticleID: ArticleState] = [:]
    for (index, article) in articles.enumerated() {
      states[article.id] = ArticleState(isRead: !index.isMultiple(of: 2), firstSeen: .distantPast)
    }
    screen.take(states)
    var view = view(screen, at: 2)
    #expect(view.take(.text("M")) == .run(.mark(["2"], isRead: false, item: 2)))
    take([.text("U")], &view)
    #expect(view.marked == 3)
    #expect(view.take(.text("M")) == .run(.mark(["3"], isRead: true, item: 3)))
    take([.text("U"), .text("U")], &view)
    #expect(view.marked == 5)
    #expect(lines(&view).last == "No unread articles below.")
  }

  @Test("/ narrows the rows as one types, letters are then text, and Esc shows all again")
  func narrow() {
    var view = view(screen(["Moon", "Rain", "Moon rocks", "quiet snow"]))
    take([.text("/")], &view)
    #expect(view.isTyping)
    type("moon q", &view)
    #expect(lines(&view).last?.contains("/ moon q") == true)
    #expect(lines(&view).last?.hasSuffix("0 of 4") == true)
    take([.backspace, .backspace], &view)
    var shown = lines(&view)
    #expect(shown.count { $0.contains("Moon") } == 2)
    #expect(!shown.contains { $0.contains("Rain") })
    #expect(shown.last?.hasSuffix("2 of 4") == true)
    #expect(view.frame(columns: 60, rows: 12).cursor?.column == 6)
    // The marker moves while one types, and after Enter the letters are keys again.
    take([.down, .enter], &view)
    #expect(!view.isTyping)
    #expect(view.marked == 3)
    #expect(view.take(.text("r")) == .run(ViewCommand(.read, ["3"], item: 3)))
    #expect(lines(&view).last?.hasPrefix("/ moon · 2 of 4 · Esc shows all") == true)
    take([.escape], &view)
    shown = lines(&view)
    #expect(shown.contains { $0.contains("Rain") })
    #expect(view.marked == 3)
    #expect(view.take(.escape) == .leave)
  }

  @Test("a copied word may be typed into a field")
  func paste() {
    var view = view(screen(["Moon", "Rain"]))
    take([.text("/"), .paste("rain")], &view)
    #expect(view.marked == 2)
    #expect(lines(&view).last?.hasPrefix("/ rain") == true)
  }

  static let mutes: [(String, [String])] = [
    ("lottery", ["lottery"]), ("two words", ["two", "words"]), ("lottery --for 7d", ["lottery", "--for", "7d"]),
    // One command, whatever is typed.
    ("a; quit", ["a; quit"]), ("a | sh", ["a | sh"]), ("a > file", ["a > file"]), ("it's \"", ["it's \""]),
  ]

  @Test("x asks what to hide", arguments: ListViewTests.mutes)
  func mute(typed: String, words: [String]) {
    var view = view(3, at: 2)
    take([.text("x")], &view)
    #expect(view.isTyping)
    type(typed, &view)
    #expect(lines(&view).last?.hasPrefix("mute › " + typed) == true)
    guard case .run(let command) = view.take(.enter) else {
      Issue.record("nothing runs")
      return
    }
    #expect(command.item == 2)
    #expect(command.phrases.map { $0.words.map(\.text) } == [["mute"] + words])
    #expect(command.phrases.allSatisfy { $0.ending == nil })
    #expect(!view.isTyping)
  }

  @Test("without words nothing is hidden", arguments: [[Key.enter], [.escape], [.text(" "), .enter], [.backspace]])
  func noMute(keys: [Key]) {
    var view = view(3)
    take([.text("x")], &view)
    #expect(take(keys, &view) == .redraw)
    #expect(!view.isTyping)
  }

  @Test("a message is shown until the next key, on several lines if it is long")
  func message() {
    var view = view(9)
    view.say(ViewMessage("Saved."))
    #expect(lines(&view).last == "Saved.")
    view.say(ViewMessage(String(repeating: "word ", count: 20), .trouble))
    let shown = lines(&view)
    #expect(shown.count == 12)
    #expect(shown[10].hasPrefix("word") && shown[11].hasPrefix("word"))
    #expect(shown.contains { $0.hasPrefix(Self.marker) })
    take([.down], &view)
    #expect(lines(&view).last?.hasPrefix("Enter") == true)
  }

  @Test(
    "as many hints as fit are shown, and those for all keys and for leaving always", arguments: [20, 30, 45, 60, 80])
  func hints(columns: Int) throws {
    for language in InterfaceLanguage.all {
      var view = view(screen(titles(3)), language: language)
      let hint = try #require(lines(&view, columns: columns).last)
      #expect(DisplayWidth.of(hint) <= columns || columns < 30)
      #expect(hint.contains("? "))
    }
  }

  @Test("a list of 10,000 rows: what is drawn for a key are the visible rows")
  func longList() {
    var view = view(10_000)
    for number in 1...300 {
      #expect(view.frame(columns: 80, rows: 24).lines.count == 24)
      #expect(view.marked == number)
      take([.down], &view)
    }
  }

  private func screen(read: Int, of count: Int, total: Int) -> HeadlinesScreen {
    var screen = screen(titles(count), total: total)
    let articles = screen.listing.page.articles
    screen.take(
      Dictionary(
        articles.enumerated().map { ($1.id, ArticleState(isRead: $0 < read, firstSeen: .distantPast)) },
        uniquingKeysWith: { first, _ in first }))
    return screen
  }

  @Test("U looks for the next unread article on further pages, until there are none")
  func unreadOnLaterPages() {
    var view = view(screen(read: 20, of: 20, total: 60))
    #expect(view.take(.text("U")) == .run(ViewCommand(.more)))
    var isTaken = view.take(screen(read: 40, of: 40, total: 60))
    #expect(isTaken)
    #expect(view.marked == 1)
    #expect(view.goOn() == .run(ViewCommand(.more)))
    isTaken = view.take(screen(read: 50, of: 60, total: 60))
    #expect(isTaken)
    #expect(view.marked == 51)
    #expect(view.goOn() == .nothing)
    // Another key gives it up.
    var other = self.view(screen(read: 20, of: 20, total: 60))
    #expect(other.take(.text("U")) == .run(ViewCommand(.more)))
    #expect(other.take(.down) == .redraw)
    isTaken = other.take(screen(read: 20, of: 40, total: 60))
    #expect(isTaken)
    #expect(other.marked == 2)
    #expect(other.goOn() == .nothing)
  }

  @Test("U stops after ten pages, as some providers count requests")
  func unreadTooFarAway() {
    var view = view(screen(read: 5, of: 5, total: 1_000))
    var action = view.take(.text("U"))
    var pages = 0
    while action == .run(ViewCommand(.more)), pages < 50 {
      pages += 1
      let isTaken = view.take(screen(read: 5 + 5 * pages, of: 5 + 5 * pages, total: 1_000))
      #expect(isTaken)
      action = view.goOn()
    }
    #expect(pages == 10)
    #expect(lines(&view).last == "No unread articles below.")
  }

  @Test("Ctrl-D and Ctrl-U move by half a page, and G goes to the end")
  func halfPages() {
    var view = view(40, layout: .one)
    _ = lines(&view, rows: 22)
    take([.pageDown], &view)
    let page = (view.marked ?? 0) - 1
    take([.home, .control("d")], &view)
    #expect(view.marked == 1 + page / 2)
    take([.control("d"), .control("u")], &view)
    #expect(view.marked == 1 + page / 2)
    take([.text("G")], &view)
    #expect(view.marked == 40)
  }

  @Test("the first key that means nothing tells where the keys are, and only the first")
  func unknownKey() {
    var view = view(3)
    #expect(view.take(.text("Z")) == .redraw)
    #expect(lines(&view).last?.contains("? shows the keys") == true)
    #expect(view.take(.down) == .redraw)
    #expect(view.take(.text("Z")) == .nothing)
  }

  @Test("in a list without articles the letter for reading opens, and q is said to lead where it leads")
  func otherListKeys() {
    let countries = CountriesScreen(Country.all, chosen: .france)
    var view = view(countries, at: 2)
    #expect(view.take(.text("r")) == .run(ViewCommand(.open, ["2"], item: 2)))
    #expect(lines(&view, columns: 80).last?.hasSuffix("q prompt") == true)
    let words = texts(in: .english)
    var inner = ListView(
      countries, pages: ViewPages(texts: words), keys: ViewKeys(words), layout: .two, isFolding: true,
      leadsToPrompt: false)
    #expect(lines(&inner, columns: 80).last?.hasSuffix("q back") == true)
  }

  @Test("rows that a mute hides since are gone, the others keep their numbers, and all come back")
  func muted() throws {
    let screen = screen(["Moon", "Rain", "Moon rocks", "Snow"])
    var view = view(screen, at: 3)
    let articles = screen.listing.page.articles
    let hidden = screen.listing.hiding([articles[0].id: 1, articles[2].id: 1])
    let fewer = try #require(screen.completed(hidden) as? any ListScreen)
    var isTaken = view.take(fewer)
    #expect(isTaken)
    var shown = lines(&view)
    #expect(!shown.contains { $0.contains("Moon") })
    #expect(shown.contains { $0.contains("2  Rain") } && shown.contains { $0.contains("4  Snow") })
    #expect(view.marked == 2)
    isTaken = view.take(screen)
    #expect(isTaken)
    shown = lines(&view)
    #expect(shown.count { $0.contains("Moon") } == 2)
  }
}
