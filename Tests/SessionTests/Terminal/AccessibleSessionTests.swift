import TestSupport
import TestTraits
import Testing

@Suite("Sessions that are read aloud", .takesTurns)
struct AccessibleSessionTests {
  private static let prompt = "us, English >"

  private let home = TemporaryFolder()

  private func program(_ environment: [String: String] = ["ACCESSIBLE": "1"]) -> Program {
    Program(home: home, environment: environment)
  }

  /// Characters with only a visual meaning: boxes, blocks, Braille, marks, and every sequence that moves the cursor.
  private static func drawn(_ text: String) -> [String] {
    let marks = text.unicodeScalars.filter { scalar in
      (0x2500...0x25FF).contains(scalar.value) || (0x2800...0x28FF).contains(scalar.value)
        || "·›↑↓→←".unicodeScalars.contains(scalar)
    }
    let sequences = text.matches(of: #/\u{1B}(\[[0-9;?]*[A-Za-z]|[^\[])/#).map { String($0.0) }
      .filter { !$0.hasSuffix("m") && !["\u{1B}[?2004h", "\u{1B}[?2004l"].contains($0) }
    return marks.map(String.init) + sequences
  }

  /// Text that is read wrongly: runs of spaces, which only align, and a label that occurs twice in a row.
  private static func misread(_ text: String) -> [String] {
    // In an example spaces are typed.
    text.split(separator: "\n").map(String.init).filter { !$0.contains("  # ") }.filter { line in
      line.contains(#/\S {2,}\S/#) || line.contains(#/(?:^|, )([^,:]+): [^,]+, \1: /#)
    }
  }

  /// Lines of an offline session that together show nearly every screen.
  private static let lines = [
    "top --limit 3", "1", "next", "back", "why 1", "list", "search moon", "search nothing-at-all", "sources bbc",
    "filter by-language", "source", "country", "countries ja", "language", "languages fr", "categories",
    "map", "map japan --zoom 5", "map --world", "near 48.85 2.35", "heat", "world --limit 2", "share 1", "feeds",
    "quota", "doctor --offline", "key", "settings", "history", "format", "help", "help map", "help output",
    "help scripting", "wrong", "99", "live", "browse", "stories", "trends", "follow moon", "follows", "unfollow 1",
    "mute lottery", "mutes", "unmute 1", "undo --list", "undo",
    "topics space", "find moon", "saved", "new", "brief", "summary", "archive", "quota", "compare 1", "timeline 1",
  ]

  @Test("nothing is drawn in a session at a terminal, from the first line to the last")
  func terminal() async throws {
    let terminal = try PseudoTerminal(program(), ["--provider", "sample"])
    try await terminal.wait(for: Self.prompt)
    #expect(Self.drawn(terminal.raw) == [])
    for line in Self.lines {
      // After the typed line itself, whose letters libedit places.
      let sent = try await terminal.sent(by: line, until: Self.prompt)
      let result = sent.drop { !$0.isNewline }
      #expect(Self.drawn(String(result)) == [], "\(line)")
    }
    terminal.type("quit\n")
    #expect(try await terminal.end() == 1)
  }

  @Test("nothing is drawn in scripts, in both languages", arguments: ["en", "fr"])
  func nothingIsDrawnInScripts(language: String) async throws {
    let lines = Self.lines.filter { !["live", "browse", "history"].contains($0) }
    let result = try await program().run(
      ["--provider", "sample", "--lang", language, "-c", lines.joined(separator: "\n")])
    #expect(Self.drawn(result.output) == [])
    #expect(Self.drawn(result.errors) == [])
    #expect(Self.misread(result.output) == [])
    #expect(Self.misread(result.errors) == [])
    #expect(result.lines.count > 100)
  }

  @Test("the map is prose, and no view takes the terminal")
  func map() async throws {
    let terminal = try PseudoTerminal(program(), ["--provider", "sample"])
    try await terminal.wait(for: Self.prompt)
    let sent = try await terminal.sent(by: "map", until: Self.prompt)
    #expect(!sent.contains("\u{1B}[?1049h") && !sent.contains("\u{1B}[2J"))
    #expect(sent.contains(#/Europe \(\d+ countries(, the 3 nearest)?\): \d/#))
    // Its countries are a list as usual.
    #expect(try await terminal.answer(to: "2", until: Self.prompt).contains("headlines"))
  }

  @Test("live, which is drawn all the time, names a replacement")
  func live() async throws {
    let terminal = try PseudoTerminal(program(), ["--provider", "sample"])
    try await terminal.wait(for: Self.prompt)
    let said = try await terminal.answer(to: "live moon", until: Self.prompt).replacing("\n", with: " ")
    #expect(said.contains("live: live search cannot be read aloud; use \"search\" instead"))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 1)
  }

  @Test("a terminal that shows lines only gets no Braille, and its first start says how to have it read aloud")
  func dumb() async throws {
    let terminal = try PseudoTerminal(program(["TERM": "dumb"]), ["--provider", "sample"])
    try await terminal.wait(for: "ACCESSIBLE=1")
    for (line, answer) in [
      ("map", "89 countries"), ("help blind", "settings accessible on|off"),
      ("help screen reader", "settings accessible on|off"),
    ] {
      try await terminal.wait(for: "›")
      terminal.type(line + "\n")
      try await terminal.wait(for: answer)
    }
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
    #expect(!terminal.raw.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) })
  }

  @Test("a first start that is read aloud does not say how to have it read aloud")
  func welcomed() async throws {
    let terminal = try PseudoTerminal(program(["TERM": "dumb", "ACCESSIBLE": "1"]), ["--provider", "sample"])
    try await terminal.wait(for: " >")
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
    #expect(!terminal.raw.contains("ACCESSIBLE=1"))
  }

  @Test(
    "a terminal that cannot place its cursor keeps a history, so that only the first start says how to begin",
    arguments: [["TERM": "dumb"], ["TERM": "dumb", "ACCESSIBLE": "1"]])
  func secondStart(environment: [String: String]) async throws {
    for isFirst in [true, false] {
      let terminal = try PseudoTerminal(program(environment), ["--provider", "sample"])
      try await terminal.wait(for: environment["ACCESSIBLE"] == nil ? "›" : " >")
      #expect(terminal.raw.contains("the world's news at a prompt") == isFirst)
      terminal.type("settings\n")
      try await terminal.wait(for: "private-network")
      terminal.type("quit\n")
      #expect(try await terminal.end() == 0)
    }
  }

  @Test("waiting is reported once, on a line that stays")
  func waiting() async throws {
    let server = try LoopbackServer { _ in .delayed(.milliseconds(1500), .page(["Late"])) }
    defer { server.stop() }
    let news = ["ACCESSIBLE": "1", "NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url]
    let terminal = try PseudoTerminal(program(news))
    try await terminal.wait(for: Self.prompt)
    let sent = try await terminal.sent(by: "top", until: Self.prompt)
    #expect(sent.ranges(of: "Waiting for 127.0.0.1:\(server.port)").count == 1)
    #expect(sent.contains("1: "))
    #expect(!sent.contains { "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏▕█▏".contains($0) })
  }

  @Test("the setting does the same, at once, in later sessions and in scripts, until it is off")
  func setting() async throws {
    let first = try PseudoTerminal(program([:]), ["--provider", "sample"])
    try await first.wait(for: PseudoTerminal.prompt)
    try await first.answer(to: "settings accessible on", until: Self.prompt)
    #expect(try await first.answer(to: "top --limit 1", until: Self.prompt).contains("1: One giant leap"))
    first.type("quit\n")
    #expect(try await first.end() == 0)
    let script = try await program([:]).run(["--provider", "sample", "-c", "top --limit 1; list > ~/list"])
    #expect(script.output.contains("1: One giant leap"))
    #expect(try home.read("list").contains("1: One giant leap"))

    let second = try PseudoTerminal(program([:]), ["--provider", "sample", "--lang", "fr"])
    try await second.wait(for: ", English >")
    #expect(try await second.answer(to: "réglages accessible non").contains("non"))
    #expect(try await second.answer(to: "une --limit 1").contains(" 1  "))
    second.type("quitte\n")
    #expect(try await second.end() == 0)
    // The variable applies to one session and is not saved.
    _ = try await program().run(["--provider", "sample", "-c", "settings"])
    #expect(try await program([:]).run(["--provider", "sample", "-c", "top --limit 1"]).output.contains(" 1  "))
    #expect(try await program(["ACCESSIBLE": "0"]).run(["--provider", "sample", "top"]).output.contains(" 1  "))
  }

  @Test("other formats do not change with it")
  func formats() async throws {
    for format in ["tsv", "json"] {
      let arguments = ["-F", format, "--provider", "sample", "-c", "top --limit 3; 1; share 1"]
      #expect(try await program().run(arguments).output == program([:]).run(arguments).output)
    }
  }
}
