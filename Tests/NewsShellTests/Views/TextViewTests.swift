import FoundationEssentials
import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("A text under the hand")
struct TextViewTests {
  /// An article of a list of three, with numbered paragraphs and as many links.
  static func screen(_ number: Int = 1, paragraphs: [String]? = nil, links: Int = 2) -> TextScreen {
    let articles = (1...3).map { Article.titled("Title \($0)") }
    var blocks = (paragraphs ?? (1...30).map { "Paragraph number \($0) tells of the harbour and its ferry." })
      .map { TextBlock.paragraph([TextSpan($0)]) }
    if links > 0 {
      blocks += (1...links).map { .paragraph([TextSpan("more", link: "https://city.example/\($0)")]) }
    }
    let text = ArticleText(.whole, blocks: blocks, url: "https://example.com/\(number)", fetchedAt: Date())
    return TextScreen(articles[number - 1], text, number: number, in: ResultList(.articles(articles)), hasHint: false)
  }

  private func view(
    _ screen: any ReadingScreen = TextViewTests.screen(), _ language: InterfaceLanguage = .english,
    bound: [Character: String] = [:]
  ) -> TextView {
    let words = texts(in: language)
    var view = TextView(
      screen, pages: ViewPages(texts: words), keys: ViewKeys(words, bound: bound), letters: PlainLetters())
    _ = lines(&view)
    return view
  }

  private func lines(_ view: inout TextView, columns: Int = 60, rows: Int = 12) -> [String] {
    view.frame(columns: columns, rows: rows).lines.map { $0.map(\.string).joined() }
  }

  private func takes(_ screen: any Screen, _ view: inout TextView) -> Bool { view.take(screen) }

  /// - Returns: what the last key asks for.
  @discardableResult
  private func take(_ keys: [Key], _ view: inout TextView) -> ViewAction {
    var action = ViewAction.nothing
    for key in keys {
      action = view.take(key)
      _ = lines(&view)
    }
    return action
  }

  @discardableResult
  private func type(_ text: String, _ view: inout TextView) -> ViewAction {
    take(text.map { .text(String($0)) }, &view)
  }

  // MARK: - Moving

  @Test("it begins with the title, and its last line tells the place, the share that was seen, and the keys")
  func start() throws {
    var view = view()
    let shown = lines(&view)
    #expect(shown.count == 12)
    #expect(shown[0] == "Title 1")
    let last = try #require(shown.last)
    for part in ["1 of 3", "%", "Space next page", "q back"] { #expect(last.contains(part), "\(last)") }
    #expect(!last.contains("Title"))
    #expect(lines(&view, columns: 120).last?.contains("s save · ? keys · q back") == true)
  }

  @Test("an article without neighbours has no hint to them")
  func alone() {
    let text = ArticleText(.whole, blocks: [], url: "https://example.com/1", fetchedAt: Date())
    var view = view(
      TextScreen(.titled("Alone"), text, number: 1, in: ResultList(.articles([.titled("Alone")])), hasHint: false))
    #expect(lines(&view).last?.contains("articles") == false)
  }

  @Test("pages overlap by a line, and nothing leads beyond the ends")
  func pages() {
    var view = view()
    let first = lines(&view)
    take([.text(" ")], &view)
    let second = lines(&view)
    #expect(second[0] == first[10])
    #expect(second.last?.hasPrefix("Title 1 · 1 of 3") == true)
    take([.pageUp], &view)
    #expect(lines(&view) == first)
    take([.up, .pageUp, .home, .control("b")], &view)
    #expect(lines(&view) == first)
    take([.end], &view)
    let end = lines(&view)
    #expect(end.last?.contains("100%") == true)
    #expect(end[10].contains("example.com/1"))
    take([.down, .text(" "), .pageDown, .enter], &view)
    #expect(lines(&view) == end)
    take([.text("k")], &view)
    #expect(lines(&view)[1] == end[0])
    take([.text("j")], &view)
    #expect(lines(&view) == end)
    take([.home], &view)
    #expect(lines(&view) == first)
  }

  @Test("the reader stays at the same words when the window changes", arguments: [(20, 5), (400, 50), (33, 9)])
  func resizing(columns: Int, rows: Int) throws {
    var view = view()
    take(Array(repeating: .down, count: 21), &view)
    let before = lines(&view)
    let word = try #require(before[0].split(separator: " ").first)
    let other = lines(&view, columns: columns, rows: rows)
    #expect(other[0].contains(word), "\(other)")
    #expect(other.count == rows)
    #expect(other.allSatisfy { DisplayWidth.of($0) <= columns })
    // Back again, nothing has moved.
    #expect(lines(&view) == before)
  }

  @Test("a text of any script fits any window", arguments: [(20, 5), (60, 12), (400, 120), (1, 1), (2, 3)])
  func scripts(columns: Int, rows: Int) {
    let hebrew = "ראש הממשלה אמר היום כי הגשר החדש ייפתח בשבוע הבא, לאחר שנים של עיכובים."
    let hindi = "प्रधानमंत्री ने आज कहा कि नया पुल अगले सप्ताह खुल जाएगा।"
    let chinese = "总理今天表示，经过多年的延误，新桥将于下周开通，届时将有两条自行车道。"
    for paragraph in [hebrew, hindi, chinese] {
      var view = view(Self.screen(paragraphs: Array(repeating: paragraph, count: 20)))
      for key in [.text(" "), .text(" "), .up, .end] as [Key] {
        #expect(view.frame(columns: columns, rows: rows).lines.count == rows)
        _ = view.take(key)
      }
      let last = view.frame(columns: columns, rows: rows)
      #expect(view.top + view.height >= view.layout.lines.count)
      if columns >= 20 {
        #expect(last.lines.allSatisfy { DisplayWidth.of($0.map(\.string).joined()) <= columns })
      }
    }
  }

  @Test("words are found in any script", arguments: ["הגשר", "पुल", "新桥"])
  func searchInScripts(word: String) {
    let texts = ["ראש הממשלה אמר כי הגשר ייפתח.", "नया पुल खुल जाएगा।", "新桥将于下周开通。"]
    var view = view(Self.screen(paragraphs: texts))
    type("/\(word)", &view)
    #expect(view.hits.count == 1)
  }

  // MARK: - Searching

  @Test("a search shows the next place while it is typed, and n and N lead on until Esc")
  func search() throws {
    var view = view()
    #expect(view.isTyping == false)
    take([.text("/")], &view)
    #expect(view.isTyping)
    type("Number 17", &view)
    #expect(lines(&view).contains { $0.contains("number 17 ") })
    #expect(lines(&view).last == "/ Number 17")
    take([.enter], &view)
    #expect(!view.isTyping)
    #expect(lines(&view).last?.contains("1 of 1") == true)
    type("/harbour", &view)
    take([.enter], &view)
    let first = view.hit
    take([.text("n")], &view)
    #expect(view.hit == first + 1)
    #expect(lines(&view).last?.contains("n next · N previous · Esc done") == true)
    take([.text("N"), .text("N")], &view)
    #expect(view.hit == first - 1)
    // Esc ends the search, and the letters mean articles again.
    #expect(take([.escape], &view) == .redraw)
    #expect(view.hits.isEmpty)
    #expect(take([.text("n")], &view) == .run(ViewCommand(.next)))
    #expect(take([.escape], &view) == .leave)
  }

  @Test("the place one is at differs from the other places")
  func roles() throws {
    var view = view()
    type("/ferry", &view)
    take([.enter], &view)
    let spans = view.frame(columns: 60, rows: 12).lines.flatMap(\.self)
    #expect(spans.filter { $0.role == .hit }.map(\.string) == ["ferry"])
    #expect(spans.filter { $0.role == .match }.allSatisfy { $0.string == "ferry" })
    #expect(spans.filter { $0.role == .match }.count >= 2)
    // In a terminal without colours they differ as well.
    let plain = Style(isColoured: false, canPaint: true)
    #expect(plain.start(of: .hit) != nil && plain.start(of: .match) != nil)
    #expect(plain.start(of: .hit) != plain.start(of: .match))
  }

  @Test("after the last place comes the first")
  func around() {
    var view = view()
    type("/harbour", &view)
    take([.enter, .text("N")], &view)
    #expect(view.hit == view.hits.count - 1)
    take([.text("n")], &view)
    #expect(view.hit == 0)
  }

  @Test("a search that finds nothing says so, and one that is given up leaves the text where it was")
  func nothing() {
    var view = view()
    take([.text(" ")], &view)
    let before = lines(&view)
    type("/volcano", &view)
    take([.enter], &view)
    #expect(lines(&view).last == "Not in this text: volcano")
    take([.control("l")], &view)
    #expect(lines(&view) == before)
    type("/number 29", &view)
    #expect(lines(&view) != before)
    take([.escape], &view)
    #expect(lines(&view) == before)
    take([.text("/"), .backspace], &view)
    #expect(lines(&view) == before)
    #expect(!view.isTyping)
  }

  @Test("after a change of the window the same place is shown")
  func searchAndResizing() {
    var view = view()
    type("/number 17 tells", &view)
    take([.enter], &view)
    _ = lines(&view, columns: 20, rows: 9)
    #expect(view.hits.count == 1)
    let spans = view.frame(columns: 20, rows: 9).lines.flatMap(\.self)
    #expect(spans.filter { $0.role == .hit }.map(\.string).joined(separator: " ").hasPrefix("number 17"))
  }

  // MARK: - Articles and letters

  @Test("the arrows lead to the neighbours")
  func arrows() {
    var view = view()
    #expect(take([.right], &view) == .run(ViewCommand(.next)))
    #expect(take([.left], &view) == .run(ViewCommand(.previous)))
  }

  /// The letters of a language and their commands on article 1.
  private static let letters: [(InterfaceLanguage, String, ViewAction)] = [
    (.english, "n", .run(ViewCommand(.next))), (.english, "p", .run(ViewCommand(.previous))),
    (.english, "b", .run(ViewCommand(.back))), (.english, "m", .run(ViewCommand(.more))),
    (.english, "s", .run(ViewCommand(.save, ["1"]))), (.english, "r", .run(ViewCommand(.read, ["1"]))),
    (.english, "o", .run(ViewCommand(.open, ["1"]))), (.english, "w", .run(ViewCommand(.web, ["1"]))),
    (.english, "c", .run(ViewCommand(.compare, ["1"]))), (.english, "M", .run(.mark(["1"], isRead: false))),
    (.english, "U", .run(ViewCommand(.next, ["--unread"]))), (.english, "u", .run(ViewCommand(named: "undo"))),
    (.english, "?", .showKeys), (.english, "q", .leave), (.english, "z", .redraw),
    (.french, "s", .run(ViewCommand(.next))), (.french, "g", .run(ViewCommand(.save, ["1"]))),
    (.french, "l", .run(ViewCommand(.read, ["1"]))), (.french, "e", .run(ViewCommand(.more))),
    (.french, "r", .run(ViewCommand(.back))), (.french, "q", .leave),
  ]

  @Test("letters are those of the prompt", arguments: letters.indices)
  func letter(index: Int) {
    let (language, letter, action) = Self.letters[index]
    var view = view(Self.screen(), language)
    #expect(take([.text(letter)], &view) == action, "\(letter)")
  }

  @Test("the next article replaces this one, from its beginning")
  func next() {
    var view = view()
    take([.end], &view)
    #expect(takes(Self.screen(2), &view))
    let shown = lines(&view)
    #expect(shown[0] == "Title 2")
    #expect(shown.last?.contains("2 of 3") == true)
  }

  @Test("the same article with another mark stays where it is")
  func marks() {
    var view = view()
    take([.text(" "), .text(" ")], &view)
    let before = lines(&view)
    var same = Self.screen()
    same.take([Article.titled("Title 1").id: ArticleState(firstSeen: Date())])
    #expect(takes(same, &view))
    #expect(lines(&view) == before)
    #expect(take([.text("M")], &view) == .run(.mark(["1"], isRead: true)))
  }

  @Test("a list is no text")
  func list() {
    var view = view()
    #expect(!takes(HistoryScreen([]), &view))
    #expect(lines(&view)[0] == "Title 1")
  }

  @Test("several texts of one command stay together while the session is at the last of them")
  func series() {
    var view = view(SeriesScreen([Self.screen(1), Self.screen(2)]))
    #expect(takes(Self.screen(2), &view))
    #expect(lines(&view)[0] == "Title 1")
    #expect(takes(Self.screen(3), &view))
    #expect(lines(&view)[0] == "Title 3")
  }

  @Test("x asks for words to hide")
  func mute() {
    var view = view()
    take([.text("x")], &view)
    #expect(view.isTyping)
    type("royal family", &view)
    #expect(lines(&view).last?.hasSuffix("royal family") == true)
    #expect(take([.enter], &view) == .run(.mute("royal family")))
    for (typed, words) in [("zebra --for 3d", ["zebra", "--for", "3d"]), ("\"royal family\"", ["royal family"])] {
      take([.text("x")], &view)
      type(typed, &view)
      guard case .run(let command) = take([.enter], &view) else {
        Issue.record("no command for \(typed)")
        continue
      }
      #expect(command.phrases.map { $0.words.map(\.text) } == [["mute"] + words])
    }
    take([.text("x")], &view)
    #expect(take([.enter], &view) == .redraw)
    #expect(!view.isTyping)
  }

  // MARK: - Links

  @Test("a number opens its link at once if no longer one can be meant, otherwise with Enter")
  func numbers() {
    var few = view(Self.screen(links: 9))
    #expect(take([.text("7")], &few) == .run(ViewCommand(.web, ["1.7"])))
    var many = view(Self.screen(links: 12))
    #expect(take([.text("1")], &many) == .redraw)
    #expect(lines(&many).last == "1  Enter opens city.example/1")
    #expect(take([.enter], &many) == .run(ViewCommand(.web, ["1.1"])))
    #expect(take([.text("1"), .text("2")], &many) == .run(ViewCommand(.web, ["1.12"])))
    #expect(take([.text("2")], &many) == .run(ViewCommand(.web, ["1.2"])))
    // A number that is given up opens nothing.
    take([.text("1")], &many)
    #expect(take([.escape], &many) == .redraw)
    take([.text("1"), .backspace], &many)
    #expect(take([.text("q")], &many) == .leave)
    take([.text("1")], &many)
    #expect(take([.right], &many) == .run(ViewCommand(.next)))
  }

  @Test("a number that is not in the text opens nothing", arguments: ["0", "3"])
  func noNumber(typed: String) {
    var view = view()
    #expect(type(typed, &view) == .redraw)
    #expect(lines(&view).last == "This text has no link \(typed).")
  }

  @Test("a message covers the last lines until the next key, however small the window", arguments: [1, 2, 5, 12])
  func message(rows: Int) {
    var view = view()
    view.say(ViewMessage(String(repeating: "cannot reach city.example; ", count: 9), .trouble))
    let shown = view.frame(columns: 20, rows: rows).lines.map { $0.map(\.string).joined() }
    #expect(shown.count == max(1, rows))
    #expect(shown.contains { $0.hasPrefix("cannot reach") })
    _ = view.take(.down)
    #expect(!view.frame(columns: 20, rows: rows).lines.contains { $0.map(\.string).joined().contains("cannot") })
  }

  @Test("in the smallest window the last line still says how to leave", arguments: InterfaceLanguage.all)
  func narrow(language: InterfaceLanguage) {
    var view = view(Self.screen(), language)
    let last = lines(&view, columns: 20, rows: 5).last ?? ""
    #expect(last.hasSuffix("q \(texts(in: language).leaveHint)"), "\(last)")
    #expect(DisplayWidth.of(last) <= 20)
  }

  @Test("Ctrl-D and Ctrl-U turn half a page, G goes to the end, and an unknown key tells where the keys are, once")
  func halfPages() {
    var view = view()
    let first = lines(&view)
    take([.control("d")], &view)
    #expect(lines(&view)[0] == first[5])
    take([.control("d"), .control("u")], &view)
    #expect(lines(&view)[0] == first[5])
    take([.text("G")], &view)
    #expect(lines(&view).last?.contains("100%") == true)
    #expect(view.take(.text("Z")) == .redraw)
    #expect(lines(&view).last?.contains("? shows the keys") == true)
    #expect(view.take(.text("Z")) == .nothing)
  }
}
