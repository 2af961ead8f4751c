import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("A screen at a time")
struct PagerTests {
  private static let text = String(repeating: "line\n", count: 30)

  private static func window(columns: Int = 10, rows: Int = 10) -> Window {
    Window(columns: columns, rows: rows, glyphs: .braille, isTerminal: true)
  }

  private static func pager(_ environment: [String: String]) -> Pager? {
    Pager(environment: environment.merging(["TERM": "xterm"]) { own, _ in own })
  }

  /// The environment, the setting, and how a long text is shown.
  static let ways: [([String: String], PagerChoice, Pager.Way)] = [
    ([:], .automatic, .view), (["PAGER": "less"], .automatic, .view), (["PAGER": "more"], .automatic, .view),
    (["PAGER": "/usr/bin/less -R"], .automatic, .view), (["PAGER": " most -s "], .automatic, .view),
    (["PAGER": "bat"], .automatic, .program("bat")), (["PAGER": "lesspipe"], .automatic, .program("lesspipe")),
    (["PAGER": "a | b"], .automatic, .program("a | b")), (["PAGER": ""], .automatic, .printed),
    (["PAGER": " "], .automatic, .printed), (["PAGER": "cat "], .automatic, .printed),
    ([:], .program("less"), .program("less")), (["PAGER": "bat"], .program("most"), .program("most")),
    (["PAGER": "bat"], .program("cat"), .printed), (["PAGER": "bat"], .own, .view), (["PAGER": ""], .own, .view),
  ]

  @Test("the setting, then PAGER names the program; what shells name unasked does not", arguments: ways.indices)
  func way(index: Int) throws {
    let (environment, choice, way) = Self.ways[index]
    #expect(try #require(Self.pager(environment)).way(choice) == way)
  }

  @Test("a terminal that cannot place its cursor has every line printed", arguments: ["dumb", ""])
  func dumb(kind: String) {
    #expect(Pager(environment: ["TERM": kind, "PAGER": "bat"]) == nil)
    #expect(Pager(environment: [:]) == nil)
  }

  @Test("less leaves colours alone, unless the reader has options of their own, and is UTF-8 in any locale")
  func variables() async throws {
    let runner = FakeRunner()
    try await #require(Self.pager([:])).show("text\n", by: "less -S", with: runner)
    try await #require(Self.pager(["LESS": "M"])).show("text\n", by: "less", with: runner)
    #expect(runner.runs.map(\.command) == ["less -S", "less"])
    #expect(runner.runs.map(\.input) == ["text\n", "text\n"])
    #expect(runner.runs.map(\.variables) == [["LESS": "FRX", "LESSCHARSET": "utf-8"], ["LESSCHARSET": "utf-8"]])
  }

  /// A text, and whether it is too long for a window of ten columns and ten lines with its prompt.
  static let lengths: [(String, Bool)] = [
    ("", false), ("line\n", false), (String(repeating: "line\n", count: 7), false),
    (String(repeating: "line\n", count: 9), true), (String(repeating: "\n", count: 20), true),
    // Longer lines are wrapped.
    (String(repeating: "0123456789", count: 20) + "\n", true),
    (String(repeating: "0123456789", count: 6) + "\n", false),
    (String(repeating: "0123456789012345678\n", count: 5), true),
    // Escape sequences take no room, and wide letters take two cells.
    (String(repeating: "\u{1B}[1m\u{E9}t\u{E9}\u{1B}[0m \u{1B}[32mabc\u{1B}[0m\n", count: 6), false),
    (String(repeating: "\u{1B}]8;;https://example.com/a/long/way\u{1B}\\link\u{1B}]8;;\u{1B}\\\n", count: 6), false),
    (String(repeating: "\u{65E5}\u{672C}", count: 30) + "\n", true),
    (String(repeating: "\u{E9}", count: 10) + "\n" + String(repeating: "line\n", count: 5), false),
    // Pictures in Sixel or kitty graphics cannot be paged.
    ("\u{1B}Pq#0\u{1B}\\\n" + text, false), ("\u{1B}_Gf=100;AA\u{1B}\\\n" + text, false),
  ]

  @Test("it is used if the window has no room for the text", arguments: PagerTests.lengths)
  func wanted(text: String, isWanted: Bool) {
    #expect(Pager.isNeeded(for: text, in: Self.window()) == isWanted)
  }

  @Test("the smallest window has room for nothing")
  func smallest() {
    #expect(Pager.isNeeded(for: "a\n", in: Self.window(columns: 1, rows: 1)))
    #expect(!Pager.isNeeded(for: "a\n", in: Self.window(columns: 1, rows: 24)))
  }

  @Test("a pager that fails is reported", arguments: [0, 1, 126, 127, 130, 137] as [Int32])
  func status(status: Int32) async throws {
    let pager = try #require(Self.pager([:]))
    do {
      try await pager.show("text\n", by: "most", with: FakeRunner { _ in status })
      #expect(status == 0)
    } catch ShellError.redirection(.pagerFailed(let told, let toldStatus)) {
      #expect(told == "most")
      #expect(toldStatus == Int(status) && status != 0)
    }
  }

  /// A newsroom at a terminal of ten lines, with long summaries.
  private func newsroom(_ status: Int32 = 0, pager: String? = "bat") -> FakeNewsroom {
    var newsroom = FakeNewsroom(
      window: Self.window(columns: 80), runner: FakeRunner { _ in status },
      pager: Self.pager(pager.map { ["PAGER": $0] } ?? [:]))
    newsroom.news = FakeNews(
      NewsPage(
        articles: (1...3).map { number in
          Article.numbered(number).with(
            \.summary, (1...20).map { "Paragraph \($0) of \(number)." }.joined(separator: "\n\n"))
        }, total: 3, provider: .newsapi))
    return newsroom
  }

  private static let longText = ["top", "open 1"]
  private static let word = "Paragraph 17 of 1."

  @Test("a program that the reader has named gets long texts as a whole")
  func program() async throws {
    let newsroom = newsroom()
    let session = Session.fresh(isInteractive: true)
    let transcript = try await newsroom.run(Self.longText, in: session, name: nil, isInteractive: true)
    #expect(newsroom.runner.runs.map(\.command) == ["bat"])
    #expect(newsroom.runner.runs.first?.input?.contains(Self.word) == true)
    #expect(!transcript.output.contains(Self.word))
    #expect(transcript.status == .success)
  }

  @Test("the setting names it as well")
  func setting() async throws {
    let newsroom = newsroom(pager: nil)
    let session = Session.fresh(isInteractive: true)
    _ = try await newsroom.run(
      ["settings pager 'most -s'"] + Self.longText, in: session, name: nil, isInteractive: true)
    #expect(newsroom.runner.runs.map(\.command) == ["most -s"])
  }

  @Test("a list never needs it, however long it is, nor do help and settings", arguments: OutputFormat.allCases)
  func listNeverNeedsIt(format: OutputFormat) async throws {
    var newsroom = newsroom()
    newsroom.news = .paged(40)
    let session = Session.fresh(format: format, isInteractive: true)
    let lines = ["top --limit 40", "countries", "open 3", "help search", "settings"]
    let transcript = try await newsroom.run(lines, in: session, name: nil, isInteractive: true)
    #expect(newsroom.runner.runs.isEmpty)
    #expect(transcript.status == .success)
  }

  @Test("short results do not use it, nor do redirected or accessible ones", arguments: [true, false])
  func notWanted(isAccessible: Bool) async throws {
    let newsroom = newsroom()
    var session = Session.fresh(isInteractive: true)
    session.settings[AccessibleSetting.self] = isAccessible
    let lines = ["help quota", "top", isAccessible ? "open 1" : "open 1 > a", "open 1 | cat"]
    let transcript = try await newsroom.run(lines, in: session, name: nil, isInteractive: true)
    #expect(newsroom.runner.runs.map(\.command) == ["cat"])
    #expect(transcript.output.contains(Self.word) == isAccessible)
  }

  @Test("scripts do not use it")
  func inAScriptThereIsNone() async throws {
    let newsroom = newsroom()
    let transcript = try await newsroom.run(Self.longText)
    #expect(newsroom.runner.runs.isEmpty)
    #expect(transcript.output.contains(Self.word))
  }

  @Test("if it fails the result is shown without it, and the failure is reported", arguments: InterfaceLanguage.all)
  func failing(language: InterfaceLanguage) async throws {
    let newsroom = newsroom(1)
    let session = Session.fresh(language: language, isInteractive: true)
    let transcript = try await newsroom.run(Self.longText, in: session, name: nil, isInteractive: true)
    let said = texts(in: language).explain(ShellError.redirection(.pagerFailed("bat", status: 1))).message
    #expect(transcript.status == .failure)
    #expect(transcript.output.contains(newsroom.runner.runs.first?.input ?? "-"))
    #expect(transcript.errors.contains(said))
  }

  @Test("a missing program that the reader has named is reported each time")
  func ownMissing() async throws {
    let newsroom = newsroom(127)
    let session = Session.fresh(isInteractive: true)
    let transcript = try await newsroom.run(
      Self.longText + ["open 1"], in: session, name: nil, isInteractive: true)
    #expect(transcript.status == .failure)
    #expect(newsroom.runner.runs.map(\.command) == ["bat", "bat"])
    #expect(transcript.errors.split(separator: "\n").count == 2)
    #expect(transcript.output.split(separator: "\n").filter { $0 == Self.word }.count == 2)
  }

  @Test("ending it with Ctrl-C is no failure, and the next line runs")
  func leftWithCtrlCItHasNotFailed() async throws {
    let interrupts = FakeInterrupts()
    var newsroom = newsroom()
    newsroom.interrupts = interrupts
    newsroom.runner = FakeRunner { _ in
      interrupts.press()
      return 130
    }
    let session = Session.fresh(isInteractive: true)
    let transcript = try await newsroom.run(
      Self.longText + ["country jp"], in: session, name: nil, isInteractive: true)
    #expect(newsroom.runner.runs.count == 1)
    #expect(transcript.status == .success)
    #expect(transcript.errors.isEmpty)
    #expect(transcript.session.edition.country.code == "jp")
  }
}
