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

  /// The options that give `less` its prompt at the foot of the window; special characters in the text are escaped.
  private static let options = "eKRXPs5 \\% on\\: q goes back$"

  private static func pager(_ environment: [String: String]) -> Pager? {
    Pager(
      environment: environment.merging(["TERM": "xterm"]) { own, _ in own }, hint: "5 % on: q goes back",
      isThere: { _ in true })
  }

  /// The environment, the command of the pager, and the variables added to its environment.
  static let environments: [([String: String], String?, [String: String])] = [
    ([:], "less -eRX", ["LESS": options]), (["PAGER": "more"], "more", ["LESS": options]),
    (["PAGER": " most -s "], "most -s", ["LESS": options]), (["PAGER": "less", "LESS": "-S"], "less", [:]),
    (["LESS": ""], "less -eRX", [:]), (["PAGER": "a | b"], "a | b", ["LESS": options]), (["PAGER": ""], nil, [:]),
    (["PAGER": " "], nil, [:]), (["PAGER": "cat"], nil, [:]), (["PAGER": "cat "], nil, [:]),
    (["TERM": "dumb"], nil, [:]), (["TERM": "dumb", "PAGER": "less"], nil, [:]), (["TERM": ""], nil, [:]),
  ]

  @Test("the environment names the program", arguments: PagerTests.environments)
  func environment(environment: [String: String], command: String?, variables: [String: String]) async throws {
    let pager = Self.pager(environment)
    #expect((pager == nil) == (command == nil))
    guard let pager, let command else { return }
    let runner = FakeRunner()
    try await pager.show("text\n", with: runner)
    #expect(runner.runs.map(\.command) == [command])
    #expect(runner.runs.map(\.input) == ["text\n"])
    // Nothing in less leads to a shell, and it is UTF-8 in any locale.
    let always = ["LESSSECURE": "1", "LESSCHARSET": "utf-8"]
    #expect(runner.runs.map(\.variables) == [variables.merging(always) { one, _ in one }])
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
  func wanted(text: String, isWanted: Bool) throws {
    let pager = try #require(Self.pager([:]))
    #expect(pager.isWanted(for: text, in: Self.window()) == isWanted)
  }

  @Test("the smallest window has room for nothing")
  func smallest() throws {
    let pager = try #require(Self.pager([:]))
    #expect(pager.isWanted(for: "a\n", in: Self.window(columns: 1, rows: 1)))
    #expect(!pager.isWanted(for: "a\n", in: Self.window(columns: 1, rows: 24)))
  }

  @Test("a pager that fails is reported", arguments: [0, 1, 126, 127, 130, 137] as [Int32])
  func status(status: Int32) async throws {
    let pager = try #require(Pager(environment: ["TERM": "xterm", "PAGER": "most"], hint: "", isThere: { _ in false }))
    do {
      try await pager.show("text\n", with: FakeRunner { _ in status })
      #expect(status == 0)
    } catch ShellError.redirection(.pagerFailed(let told, let toldStatus)) {
      #expect(told == "most")
      #expect(toldStatus == Int(status) && status != 0)
    }
  }

  @Test("without less there is no pager, and no notice")
  func withoutTheUsualOneThereIsNoneAndNobodyIsTold() {
    #expect(Pager(environment: ["TERM": "xterm"], hint: "", isThere: { _ in false }) == nil)
  }

  /// A newsroom at a terminal of ten lines.
  private func newsroom(_ status: Int32 = 0, pager: String? = nil) -> FakeNewsroom {
    FakeNewsroom(
      window: Self.window(columns: 80), runner: FakeRunner { _ in status },
      pager: Self.pager(pager.map { ["PAGER": $0] } ?? [:]))
  }

  /// A command whose text is longer than the window, and a word of the text.
  private static let longText = "help search"
  private static let word = "relevancy"

  @Test("in a session a long text is shown only by the pager")
  func inASessionALongTextIsShownByItAlone() async throws {
    let newsroom = newsroom()
    let session = Session.fresh(isInteractive: true)
    let transcript = try await newsroom.run([Self.longText], in: session, name: nil, isInteractive: true)
    #expect(newsroom.runner.runs.map(\.command) == ["less -eRX"])
    #expect(newsroom.runner.runs.first?.input?.contains(Self.word) == true)
    #expect(!transcript.output.contains(Self.word))
    #expect(transcript.status == .success)
  }

  @Test("a list never needs it, however long it is", arguments: OutputFormat.allCases)
  func listNeverNeedsIt(format: OutputFormat) async throws {
    let newsroom = newsroom()
    let session = Session.fresh(format: format, isInteractive: true)
    let lines = ["top --limit 40", "countries", "open 3"]
    let transcript = try await newsroom.run(lines, in: session, name: nil, isInteractive: true)
    #expect(newsroom.runner.runs.isEmpty)
    #expect(transcript.status == .success)
  }

  @Test("short results do not use it, nor do redirected or accessible ones", arguments: [true, false])
  func notWanted(isAccessible: Bool) async throws {
    let newsroom = newsroom()
    var session = Session.fresh(isInteractive: true)
    session.settings[AccessibleSetting.self] = isAccessible
    let lines = ["help quota", isAccessible ? Self.longText : Self.longText + " > a", Self.longText + " | cat"]
    let transcript = try await newsroom.run(lines, in: session, name: nil, isInteractive: true)
    #expect(newsroom.runner.runs.map(\.command) == ["cat"])
    #expect(transcript.output.contains(Self.word) == isAccessible)
  }

  @Test("scripts do not use it")
  func inAScriptThereIsNone() async throws {
    let newsroom = newsroom()
    let transcript = try await newsroom.run([Self.longText])
    #expect(newsroom.runner.runs.isEmpty)
    #expect(transcript.output.contains(Self.word))
  }

  @Test("if it fails the result is shown without it, and the failure is reported", arguments: InterfaceLanguage.all)
  func failing(language: InterfaceLanguage) async throws {
    let newsroom = newsroom(1)
    let session = Session.fresh(language: language, isInteractive: true)
    let transcript = try await newsroom.run([Self.longText], in: session, name: nil, isInteractive: true)
    let said = texts(in: language).explain(ShellError.redirection(.pagerFailed("less -eRX", status: 1))).message
    #expect(transcript.status == .failure)
    #expect(transcript.output.contains("--" + (texts(in: language).option("sort") ?? "sort")))
    #expect(transcript.output.contains(newsroom.runner.runs.first?.input ?? "-"))
    #expect(transcript.errors.contains(said))
  }

  @Test("a missing program that the reader has named is reported each time")
  func ownMissing() async throws {
    let newsroom = newsroom(127, pager: "most")
    let session = Session.fresh(isInteractive: true)
    let transcript = try await newsroom.run(
      [Self.longText, Self.longText], in: session, name: nil, isInteractive: true)
    #expect(transcript.status == .failure)
    #expect(newsroom.runner.runs.map(\.command) == ["most", "most"])
    #expect(transcript.errors.split(separator: "\n").count == 2)
    #expect(transcript.output.split(separator: "\n").filter { $0.contains("  --sort") }.count == 2)
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
    let transcript = try await newsroom.run([Self.longText, "country jp"], in: session, name: nil, isInteractive: true)
    #expect(newsroom.runner.runs.count == 1)
    #expect(transcript.status == .success)
    #expect(transcript.errors.isEmpty)
    #expect(transcript.session.edition.country.code == "jp")
  }
}
