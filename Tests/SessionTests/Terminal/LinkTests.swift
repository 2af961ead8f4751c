import TestSupport
import TestTraits
import Testing

@Suite("Links in what a terminal shows", .takesTurns)
struct LinkTests {
  /// Texts with which a provider may try to end a link, redirect it, or insert its own.
  private static let answer = LoopbackServer.Answer.json(
    #"""
    {"status":"ok","totalResults":9,"articles":[
      {"title":"Plain","url":"https://reader:secret@e.example/1?utm_source=x"},
      {"title":"Ends\u001b]8;;https://evil.example/\u001b\\ and\u0007 goes\u009d8;;x\u009c on",
       "url":"https://e.example/2"},
      {"title":"Escape","url":"https://e.example/3\u001b\\\u001b]8;;https://evil.example"},
      {"title":"Bell","url":"https://e.example/4\u0007x"},{"title":"Script","url":"javascript:alert(1)"},
      {"title":"File","url":"file:///etc/passwd"},{"title":"Blanks","url":" https://e.example/5 6;7 "},
      {"title":"Long","url":"https://e.example/\#(String(repeating: "x", count: 2100))"},
      {"title":"C1","url":"https://e.example/\u009c8é"}
    ]}
    """#)

  private let home = TemporaryFolder()
  private let server: LoopbackServer

  init() throws {
    server = try LoopbackServer { _ in Self.answer }
  }

  private func program(_ environment: [String: String]) -> Program {
    let news = ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url]
    return Program(home: home, environment: news.merging(environment) { _, new in new })
  }

  private func terminal(_ environment: [String: String]) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(program(environment))
    try await terminal.wait(for: PseudoTerminal.prompt)
    return terminal
  }

  /// Every link in the text, as a terminal reads it: its address and its visible text.
  private static func links(in text: String) -> [String] {
    text.matches(of: #/\u{1B}\]8;;([\x21-\x7E]+)\u{1B}\\(.*?)\u{1B}\]8;;\u{1B}\\/#.dotMatchesNewlines())
      .map { "\($0.1) \(String($0.2).replacing(#/\u{1B}\[[0-9;]*m/#, with: ""))" }
  }

  @Test("titles link to their pages, and nothing in a title or an address ends or redirects a link")
  func titles() async throws {
    defer { server.stop() }
    let terminal = try await terminal(["FORCE_HYPERLINK": "1"])
    let sent = try await terminal.sent(by: "top")
    let links = Self.links(in: sent)
    #expect(
      links == [
        "https://e.example/1?utm_source=x Plain", "https://e.example/2 Ends and goes on",
        "https://e.example/5%206;7 Blanks", "https://e.example/%C2%9C8%C3%A9 C1",
      ])
    // Each link is begun and ended, and there are no others.
    #expect(sent.ranges(of: "\u{1B}]8;;").count == 2 * links.count)
    #expect(sent.ranges(of: "\u{1B}]8;;\u{1B}\\").count == links.count)
    #expect(!sent.contains("evil") && !sent.contains("secret"))
    #expect(!sent.unicodeScalars.contains { (0x80...0x9F).contains($0.value) || $0.value == 7 })

    let article = try await terminal.sent(by: "1")
    #expect(
      Self.links(in: article) == [
        "https://e.example/1?utm_source=x Plain", "https://e.example/1?utm_source=x e.example/1?utm_source=x",
      ])
    for number in [3, 4, 5, 6] {
      #expect(try await !terminal.sent(by: "\(number)").contains("\u{1B}]"))
    }
  }

  @Test("a title on two lines is a link on each, ended before the line ends")
  func wrapped() async throws {
    defer { server.stop() }
    let program = program(["FORCE_HYPERLINK": "1"])
    let terminal = try PseudoTerminal(program, ["--provider", "sample"], columns: 32)
    try await terminal.wait(for: "us · English ›")
    let links = Self.links(in: try await terminal.sent(by: "top --limit 1", until: "us · English ›"))
    #expect(links.count == 2)
    #expect(links.allSatisfy { $0.hasPrefix("https://en.wikipedia.org/wiki/Apollo_11 ") && !$0.contains("\n") })
  }

  /// The variables of a terminal, and whether it supports links.
  private static let terminals: [([String: String], Bool)] = [
    (["TERM_PROGRAM": "WezTerm"], true), ([:], false), (["FORCE_HYPERLINK": "1", "TERM": "dumb"], false),
  ]

  @Test("only terminals that support links get them", arguments: terminals)
  func theyAreForTerminalsThatHaveThem(environment: [String: String], hasLinks: Bool) async throws {
    defer { server.stop() }
    let terminal = try await terminal(environment)
    #expect(try await terminal.sent(by: "top").contains("\u{1B}]8;;") == hasLinks)
  }

  @Test("there are no links in pipes, files and the output of scripts")
  func thereAreNoneInPipes() async throws {
    defer { server.stop() }
    let environment = ["FORCE_HYPERLINK": "1"]
    let terminal = try await terminal(environment)
    let piped = try await terminal.sent(by: "top | cat")
    #expect(piped.contains("Plain") && !piped.contains("\u{1B}]8"))
    try await terminal.answer(to: "list > ~/list; share 1 > ~/share")
    #expect(try !home.read("list").contains("\u{1B}"))
    #expect(try !home.read("share").contains("\u{1B}"))
    for arguments in [["top"], ["--color", "always", "top"], ["-F", "json", "top"]] {
      #expect(try await !program(environment).run(arguments).output.contains("\u{1B}]"))
    }
  }
}
