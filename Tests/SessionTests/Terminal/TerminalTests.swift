import TestSupport
import TestTraits
import Testing

@Suite("A person at a terminal", .takesTurns)
struct TerminalTests {
  private let home = TemporaryFolder()

  /// - Parameter arguments: by default arguments for a session that needs no network.
  private func terminal(
    _ environment: [String: String] = [:], _ arguments: [String] = ["--provider", "sample"], columns: UInt16 = 80,
    output: Int32? = nil
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      Program(home: home, environment: environment), arguments, columns: columns, output: output)
  }

  @Test("the first session greets, later ones do not")
  func welcome() async throws {
    let first = try terminal()
    #expect(try await first.wait(for: "› ").contains("the world's news at a prompt"))
    first.type("settings\n")
    try await first.wait(for: "settings NAME explains one")
    first.type("quit\n")
    #expect(try await first.end() == 0)

    let second = try terminal()
    #expect(try await !second.wait(for: "› ").contains("at a prompt"))
  }

  @Test("a session with a list, a number, back, and the end of input")
  func reading() async throws {
    let terminal = try terminal()
    try await terminal.wait(for: "›")
    terminal.type("top --limit 3\n")
    try await terminal.wait(for: " 3  ")
    terminal.type("2\n")
    try await terminal.wait(for: "2 / 224")
    terminal.type("back\n")
    try await terminal.wait(for: " 1  ")
    // It is an ordinary key only while a line is edited.
    try await terminal.wait(for: "English ›")
    terminal.type("\u{4}")
    #expect(try await terminal.end() == 0)
  }

  @Test("Tab completes commands, countries and sources, and lists what could follow")
  func completion() async throws {
    let terminal = try terminal()
    try await terminal.wait(for: "›")
    terminal.type("setti\t")
    try await terminal.wait(for: "settings ")
    terminal.type("\u{15}country jap\t\n")
    try await terminal.wait(for: "jp · ")
    terminal.type("source bb\t\t")
    try await terminal.wait(for: "BBC Sport, sports, United Kingdom")
    terminal.type("n\t\n")
    try await terminal.wait(for: "BBC News ›")
    terminal.type("country emi\t\n")
    try await terminal.wait(for: "ae · ")
  }

  @Test("Ctrl-C at the prompt only drops the line")
  func interruptAtPrompt() async throws {
    let terminal = try terminal()
    try await terminal.wait(for: "›")
    terminal.type("country japan")
    try await terminal.wait(for: "country japan")
    terminal.type("\u{3}")
    try await terminal.wait(for: "^C")
    try await terminal.wait(for: "us · English")
    terminal.type("settings\n")
    try await terminal.wait(for: "United States (us)")
  }

  @Test("a window that changes its size does not draw the prompt twice")
  func resize() async throws {
    let terminal = try terminal()
    try await terminal.wait(for: "›")
    terminal.type("count")
    try await terminal.wait(for: "count")
    terminal.resize(columns: 70, rows: 20)
    try await terminal.wait(for: "count")
    // The line is erased first and then drawn again.
    #expect(terminal.raw.contains("\r\u{1B}[J"))
    terminal.type("ries united\n")
    try await terminal.wait(for: "United States")
  }

  @Test("the terminal is restored while the shell is stopped, and the line comes back afterwards")
  func suspend() async throws {
    let terminal = try PseudoTerminal(asJob: Program(home: home), ["--provider", "sample"])
    try await terminal.wait(for: "›")
    terminal.type("country jap")
    try await terminal.wait(for: "country jap")
    _ = try await terminal.stopJob()
    terminal.continueJob()
    try await terminal.wait(for: "country jap")
    terminal.type("an\u{1B}[D\u{1B}[C\n")
    try await terminal.wait(for: "jp · ")
  }

  @Test("the names of a server's sources cannot harm the terminal through Tab")
  func hostileCompletion() async throws {
    let server = try LoopbackServer { _ in
      .json(
        #"{"status":"ok","sources":[{"id":"evil-\u001b[31m1","name":"\u001b]52;c;eA==\u0007"},{"id":"evil-2","name":"x"}]}"#
      )
    }
    let terminal = try terminal(["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url, "NO_COLOR": "1"], [])
    try await terminal.wait(for: "›")
    terminal.type("sources\n")
    try await terminal.wait(for: "evil-2")
    terminal.type("source evil-\t")
    try await terminal.wait(for: "evil-2")
    #expect(!terminal.raw.contains("\u{1B}[31m"))
    #expect(!terminal.raw.contains("\u{1B}]52"))
  }

  @Test("keys without a meaning leave nothing in the line")
  func unusedKeys() async throws {
    let terminal = try terminal()
    try await terminal.wait(for: "›")
    terminal.type("count\u{1B}[15~ry\u{1B}[24~ \u{1B}[1;2Ai\u{1B}[3;5~t\u{1B}[5;5~\u{1B}[201~\u{1B}OP\n")
    try await terminal.wait(for: "it · ")
  }

  @Test("a pasted line waits for Enter, and several run in their order, but for an unfinished one")
  func paste() async throws {
    let terminal = try terminal()
    try await terminal.wait(for: "›")
    terminal.type("\u{1B}[200~country japan\n\u{1B}[201~")
    let waiting = try await terminal.wait(for: "country japan")
    #expect(!waiting.contains("jp · "))
    terminal.type("\n")
    try await terminal.wait(for: "jp · ")
    try await terminal.wait(for: "›")
    terminal.type("country \u{1B}[200~fr\ncountry it\r\n\ncoun\u{1B}[201~try de\n")
    let ran = try await terminal.wait(for: "de · ")
    let places = try ["›  country fr\n", "fr · ", "›  country it\n", "it · ", "country de\n"].map {
      try #require(ran.range(of: $0)?.lowerBound, "\(ran)")
    }
    #expect(places == places.sorted(), "\(ran)")
  }

  @Test("before more than ten pasted lines there is one question, and no line answers it or another")
  func longPaste() async throws {
    let terminal = try terminal()
    try await terminal.wait(for: "›")
    let lines = Array(repeating: "country it", count: 10) + ["y", "archive forget all", "y", "country pt"]
    let paste = "\u{1B}[200~" + lines.joined(separator: "\n") + "\n\u{1B}[201~"
    terminal.type(paste)
    try await terminal.wait(for: "Run the 14 pasted lines, \"archive forget all\" among them? [y/N]")
    terminal.type("n\n")
    try await terminal.wait(for: "›")
    terminal.type("country ie\n")
    let refused = try await terminal.wait(for: "ie · ")
    #expect(!refused.contains("it · "))
    terminal.type(paste)
    try await terminal.wait(for: "Run the 14 pasted lines, \"archive forget all\" among them? [y/N]")
    terminal.type("y\n")
    let ran = try await terminal.wait(for: "pt · ")
    #expect(ran.contains("it · "))
  }

  @Test("before a pasted line that starts a program there is a question, however few lines there are")
  func pastedProgram() async throws {
    let terminal = try terminal()
    try await terminal.wait(for: "›")
    terminal.type("\u{1B}[200~country it\n!echo ran > \(home.path)/ran\n\u{1B}[201~")
    try await terminal.wait(for: "among them?")
    terminal.type("n\n")
    try await terminal.wait(for: "›")
    terminal.type("country ie\n")
    let shown = try await terminal.wait(for: "ie · ")
    #expect(!shown.contains("it · "))
    #expect((try? home.read("ran")) == nil)
  }

  @Test("text pasted while a command runs starts no program unasked either")
  func pastedMeanwhile() async throws {
    let terminal = try terminal()
    try await terminal.wait(for: "›")
    // Brackets are off while the first command runs, so the terminal sends a paste as if it were typed.
    terminal.type("!touch ~/on; until test -e ~/go; do sleep 0.01; done\n")
    #expect(try await eventually { home.hasFile("on") })
    terminal.type("country it\n!echo ran > \(home.path)/ran\ny\ncountry pt\n")
    try home.write([], to: "go")
    try await terminal.wait(for: "it · ")
    try await terminal.wait(for: "came while another command was running. Run \"!echo ran")
    try await terminal.wait(for: "[y/N]")
    terminal.type("\n")
    try await terminal.wait(for: "›")
    terminal.type("country ie\n")
    let shown = try await terminal.wait(for: "ie · ")
    #expect(!shown.contains("pt · "), "\(shown)")
    #expect((try? home.read("ran")) == nil)
  }

  @Test("a paste that Ctrl-C interrupts runs nothing, and its rest does not act as keys", arguments: [true, false])
  func interruptedPaste(isWhole: Bool) async throws {
    let terminal = try terminal()
    try await terminal.wait(for: "›")
    terminal.type("\u{1B}[200~country it\ncountry fr\ncountry p\u{3}t\ncountry gr\n" + (isWhole ? "\u{1B}[201~" : ""))
    try await terminal.wait(for: "^C")
    terminal.type("country ie\n")
    let shown = try await terminal.wait(for: "ie · ")
    for code in ["it", "fr", "pt", "gr"] { #expect(!shown.contains("\(code) · "), "\(shown)") }
  }

  @Test("other characters that give signals elsewhere neither stop nor end the shell, in a paste or typed")
  func signalCharacters() async throws {
    let terminal = try terminal()
    try await terminal.wait(for: "›")
    terminal.type("\u{1B}[200~country\u{1A} i\u{1C}t\n\u{1B}[201~\n")
    try await terminal.wait(for: "it · ")
    terminal.type("\u{1C}country ie\n")
    try await terminal.wait(for: "ie · ")
  }

  @Test("the end of a paste goes with its lines, if these are not wanted, and a leading blank stays")
  func refusedPaste() async throws {
    let terminal = try terminal()
    try await terminal.wait(for: "›")
    let lines = Array(repeating: "country it", count: 12).joined(separator: "\n")
    terminal.type("\u{1B}[200~\(lines)\ncountry g\u{1B}[201~")
    try await terminal.wait(for: "Run the 12 pasted lines? [y/N]")
    terminal.type("n\n")
    try await terminal.wait(for: "›")
    terminal.type("country ie\n")
    #expect(try await !terminal.wait(for: "ie · ").contains("country gcountry"))
    terminal.type("\u{1B}[200~ country pt\n country de\n\u{1B}[201~")
    try await terminal.wait(for: "de · ")
    terminal.type("history\n")
    try await terminal.wait(for: "history")
    terminal.type("quit\n")
    _ = try await terminal.end()
    #expect(try !home.read(".local/state/supernews/history").contains("pt"))
  }

  @Test("letters beyond ASCII can be typed, completed and saved")
  func accents() async throws {
    let terminal = try terminal(["LANG": "fr_FR.UTF-8"])
    try await terminal.wait(for: "fr · français ›")
    terminal.type("pays Égy\t\n")
    try await terminal.wait(for: "eg · français")
    terminal.type("réglages\n")
    try await terminal.wait(for: "Égypte (eg)")
  }

  @Test("in a narrower window text is cut, and nothing runs over its edge", arguments: [UInt16(20), 80])
  func width(columns: UInt16) async throws {
    let terminal = try terminal(columns: columns)
    try await terminal.wait(for: "›")
    terminal.type("top --limit 5\n")
    let shown = try await terminal.wait(for: " 5  ")
    let lines = shown.split(separator: "\n" as Character)
    #expect(lines.filter { $0.first == " " }.allSatisfy { $0.count <= Int(columns) })
  }

  @Test("if standard output is redirected the line is edited at the terminal and results go there")
  func tee() async throws {
    let path = home.path + "/log"
    let log = open(path, O_RDWR | O_CREAT, 0o600)
    defer { close(log) }
    let terminal = try terminal(output: log)
    try await terminal.wait(for: "›")
    terminal.type("settings\n")
    try await terminal.wait(for: "›")
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
    let text = try home.read("log")
    #expect(text.contains("United States (us)"))
    #expect(!text.contains("\u{1B}"))
    #expect(!terminal.raw.contains("United States (us)"))
  }

  @Test("SIGTERM restores the terminal")
  func termination() async throws {
    let terminal = try terminal()
    try await terminal.wait(for: "›")
    kill(terminal.process, SIGTERM)
    #expect(try await terminal.end() == 128 + SIGTERM)
    #expect(terminal.raw.hasSuffix("\u{1B}[?2004l"))
  }

  @Test("colours are only for terminals, and not if NO_COLOR is set")
  func colour() async throws {
    let coloured = try terminal()
    try await coloured.wait(for: "›")
    coloured.type("top --limit 1\n")
    try await coloured.wait(for: " 1  ")
    #expect(coloured.raw.contains("\u{1B}[36m"))

    let plain = try terminal(["NO_COLOR": "1"])
    try await plain.wait(for: "›")
    plain.type("top --limit 1\n")
    try await plain.wait(for: " 1  ")
    #expect(!plain.raw.contains("\u{1B}[36m"))
  }
}
