import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("Lists end at the prompt")
struct ShellWindowTests {
  /// A newsroom at a terminal of 80 by 24, with a pager whose use is visible.
  private func newsroom(isTerminal: Bool = true) -> FakeNewsroom {
    var newsroom = FakeNewsroom()
    newsroom.window = Window(columns: 80, rows: 24, glyphs: .braille, isTerminal: isTerminal)
    newsroom.pager = Pager(environment: ["TERM": "xterm", "PAGER": "bat"])
    return newsroom
  }

  private func numbers(_ transcript: Transcript) -> [Int] {
    transcript.output.split(separator: "\n").compactMap { line in
      let label = line.prefix { " \u{25CF}".contains($0) || $0.isNumber }
      return label.hasSuffix("  ") ? Int(label.filter(\.isNumber)) : nil
    }
  }

  @Test("only as many items are shown as fit, and more shows the rest before anything is fetched")
  func fits() async throws {
    let newsroom = newsroom()
    let first = try await newsroom.run(["top"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(numbers(first) == Array(1...9))
    #expect(first.output.contains("more: 31 left"))
    #expect(first.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 24)
    #expect(newsroom.runner.runs.isEmpty)

    let rest = try await newsroom.run(["more", "more", "more", "more"], in: first.session, isInteractive: true)
    #expect(numbers(rest) == Array(10...40))
    #expect(newsroom.news.requests.count == 1)
    let next = try await newsroom.run(["more"], in: rest.session, isInteractive: true)
    #expect(numbers(next).isEmpty)
    #expect(newsroom.news.requests.count == 1)
  }

  @Test("an article can be read in between, and the list continues afterwards")
  func midst() async throws {
    let newsroom = newsroom()
    let shown = try await newsroom.run(
      ["top", "open 3", "next", "more"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(numbers(shown).suffix(9) == Array(10...18))
    #expect(newsroom.news.requests.count == 1)
    // Articles not shown yet are in the list nonetheless.
    let opened = try await newsroom.run(["top", "open 15"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(opened.status == .success)
  }

  @Test(
    "a list with a requested length is shown whole, even if it is longer than the window",
    arguments: ["top --limit 20", "search x --limit 20"])
  func whatWasAskedForByNumberIsShown(line: String) async throws {
    let newsroom = newsroom()
    let shown = try await newsroom.run([line, "list"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(numbers(shown) == Array(1...20) + Array(1...20))
    #expect(newsroom.runner.runs.isEmpty)
  }

  @Test("lists of other items are cut as well, and more continues them")
  func otherLists() async throws {
    let newsroom = newsroom()
    let shown = try await newsroom.run(["countries", "more"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(numbers(shown) == Array(1...38))
    let end = try await newsroom.run(["more", "more", "more", "more"], in: shown.session, isInteractive: true)
    #expect(numbers(end) == Array(39...89))
    #expect(end.status == .failure)
  }

  @Test("a redirected list is whole")
  func whatGoesElsewhereIsWhole() async throws {
    let newsroom = newsroom()
    _ = try await newsroom.run(["top | cat", "top > f"], in: .fresh(isInteractive: true), isInteractive: true)
    let piped = try #require(newsroom.runner.runs.first?.input)
    // As many as the prompt shows, with the same numbers.
    #expect(piped.contains("40  "))
    let script = try await newsroom.run(["top"])
    #expect(numbers(script) == Array(1...20))
    let terminal = try await self.newsroom(isTerminal: false).run(
      ["top"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(numbers(terminal) == Array(1...40))
  }

  @Test("formats for programs are whole at a terminal as well", arguments: [OutputFormat.tsv, .json])
  func formats(format: OutputFormat) async throws {
    let shown = try await newsroom().run(["top"], in: .fresh(format: format, isInteractive: true), isInteractive: true)
    #expect(shown.output.split(separator: "\n").count >= 20)
  }

  @Test("help ends with the window as well, and more shows the rest")
  func help() async throws {
    let newsroom = newsroom()
    let shown = try await newsroom.run(["help search"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(shown.output.contains("Search articles."))
    #expect(shown.output.hasSuffix("    more\n\n"))
    #expect(shown.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 24)
    let whole = try await newsroom.run(["help search"])
    var parts = shown.output
    var session = shown.session
    for _ in 0..<5 where session.rest != nil {
      let rest = try await newsroom.run(["more"], in: session, isInteractive: true)
      parts += rest.output
      session = rest.session
    }
    for line in whole.output.split(separator: "\n") { #expect(parts.contains(line), "\(line)") }
    #expect(newsroom.runner.runs.isEmpty)
    // What is redirected is whole, and so it is where texts are printed.
    _ = try await newsroom.run(["help search | tac"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(newsroom.runner.runs.first?.input == whole.output)
    var printing = self.newsroom()
    printing.pager = Pager(environment: ["TERM": "xterm", "PAGER": ""])
    let printed = try await printing.run(["help search"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(printed.output.contains(whole.output))
  }

  @Test("settings and mutes are shown by the window, without the pager, and leave the list and its numbers")
  func settings() async throws {
    let newsroom = newsroom()
    let shown = try await newsroom.run(
      ["top", "settings", "more", "open 2"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(shown.status == .success)
    #expect(shown.output.matches(of: /more: \d+ left/).count == 2)
    #expect(shown.output.contains("on-alert"))
    #expect(shown.session.position == 2)
    #expect(newsroom.runner.runs.isEmpty)
    let end = try await newsroom.run(
      ["settings", "more", "more"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(end.status == .failure)
  }

  @Test("a lone q just after a text does not quit, one typed later does")
  func lateQ() async throws {
    var newsroom = newsroom()
    newsroom.clock = .at(Date(timeIntervalSince1970: 1_795_248_000))
    let session = Session.fresh(isInteractive: true)
    let late = TypedLines([.line("help open"), .line("q"), .line("top")])
    let stayed = try await newsroom.run(late, in: session)
    #expect(stayed.session.titles.count > 0)
    let again = TypedLines([.line("help open"), .line("q"), .line("q"), .line("top")])
    #expect(try await newsroom.run(again, in: session).session.titles.isEmpty)
    #expect(
      try await newsroom.run(TypedLines([.line("top"), .line("q"), .line("open 1")]), in: session).session.position
        == nil)
  }
}
