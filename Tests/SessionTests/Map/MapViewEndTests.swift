import TestSupport
import TestTraits
import Testing

/// However the view ends, the terminal is as before: its modes, its screen, its cursor.
@Suite("The terminal after the map", .takesTurns)
struct MapViewEndTests {
  private static let prompt = "English ›"
  private static let hint = "? help · q quit"
  private static let stageOn = "\u{1B}[?1049h"
  /// Shows the cursor, restores the old screen, and ends bracketed paste.
  private static let stageOff = "\u{1B}[?25h\u{1B}[?1049l\u{1B}[?2004l"

  private let home = TemporaryFolder()

  /// A terminal that shows the map.
  private func map(isJob: Bool = false) async throws -> (PseudoTerminal, TerminalModes) {
    let (program, options) = (Program(home: home), ["--provider", "sample"])
    let terminal = try isJob ? PseudoTerminal(asJob: program, options) : PseudoTerminal(program, options)
    let modes = try TerminalModes(of: terminal.process)
    try await terminal.wait(for: "›")
    terminal.type("map\n")
    try await terminal.wait(for: Self.hint)
    #expect(modes.isRaw)
    return (terminal, modes)
  }

  /// The bytes sent to the terminal since the view last began.
  private static func sinceView(_ terminal: PseudoTerminal) -> Substring {
    terminal.raw.ranges(of: stageOn).last.map { terminal.raw[$0.upperBound...] } ?? ""
  }

  @Test("q and Ctrl-D return to the prompt", arguments: ["q", "\u{4}"])
  func leave(key: String) async throws {
    let (terminal, modes) = try await map()
    terminal.type(key)
    try await terminal.wait(for: Self.prompt)
    #expect(Self.sinceView(terminal).contains(Self.stageOff))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
    #expect(modes.isOrdinary)
  }

  @Test("Ctrl-C returns to the prompt with a message")
  func interrupt() async throws {
    let (terminal, modes) = try await map()
    terminal.type("\u{3}")
    try await terminal.wait(for: "map: stopped")
    try await terminal.wait(for: Self.prompt)
    #expect(Self.sinceView(terminal).contains(Self.stageOff))
    terminal.type("country japan\n")
    try await terminal.wait(for: "jp · ")
    terminal.type("quit\n")
    #expect(try await terminal.end() == 1)
    #expect(modes.isOrdinary)
  }

  @Test("a signal that ends the program restores the terminal", arguments: [SIGTERM, SIGHUP])
  func signalThatEndsItGivesTheTerminalBack(number: Int32) async throws {
    try await end(by: number)
  }

  @Test("a crash restores the terminal", arguments: [SIGSEGV, SIGTRAP])
  func crash(number: Int32) async throws {
    try await end(by: number)
  }

  @Test("a crash at the prompt restores the terminal, without ending a view")
  func crashAtPrompt() async throws {
    Self.leaveNoCores()
    let terminal = try PseudoTerminal(Program(home: home), ["--provider", "sample"])
    let modes = try TerminalModes(of: terminal.process)
    try await terminal.wait(for: Self.prompt)
    #expect(try await eventually { modes.isRaw })
    kill(terminal.process, SIGSEGV)
    #expect(try await terminal.end() == 128 + SIGSEGV)
    #expect(terminal.raw.hasSuffix("\u{1B}[?2004l"))
    #expect(!terminal.raw.contains("\u{1B}[?1049l"))
    #expect(modes.isOrdinary)
  }

  @Test("a crash during a command leaves the terminal alone: it has already been restored")
  func crashOfCommand() async throws {
    Self.leaveNoCores()
    let gpsd = try FakeGPSD(.silence)
    defer { gpsd.stop() }
    let program = Program(home: home, environment: ["SUPERNEWS_GPSD": gpsd.address])
    _ = try await program.run(["-c", "settings location on"])
    let terminal = try PseudoTerminal(program, ["--provider", "sample"])
    let modes = try TerminalModes(of: terminal.process)
    try await terminal.wait(for: Self.prompt)
    terminal.type("near\n")
    #expect(try await eventually { !gpsd.questions.isEmpty })
    kill(terminal.process, SIGSEGV)
    #expect(try await terminal.end() == 128 + SIGSEGV)
    #expect(terminal.raw.ranges(of: "\u{1B}[?2004l").count == 1)
    #expect(!terminal.raw.contains("\u{1B}[?1049l"))
    #expect(modes.isOrdinary)
  }

  /// Applies to the child processes of this process as well.
  private static func leaveNoCores() {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    limit.rlim_cur = 0
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
  }

  private func end(by number: Int32) async throws {
    Self.leaveNoCores()
    let (terminal, modes) = try await map()
    kill(terminal.process, number)
    #expect(try await terminal.end() == 128 + number)
    #expect(Self.sinceView(terminal).contains(Self.stageOff))
    #expect(terminal.raw.hasSuffix("\u{1B}[?2004l"))
    #expect(modes.isOrdinary)
  }

  @Test("Ctrl-Z restores the terminal until the view continues, repeatedly")
  func suspension() async throws {
    let (terminal, modes) = try await map(isJob: true)
    for _ in 0..<5 {
      let mark = terminal.mark
      _ = try await terminal.stopJob()
      try await terminal.wait(forSent: Self.stageOff, since: mark)
      #expect(modes.isOrdinary)
      terminal.continueJob()
      #expect(try await eventually { modes.isRaw })
      try await terminal.wait(for: Self.hint)
    }
    terminal.type("q")
    try await terminal.wait(for: Self.prompt)
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
    #expect(modes.isOrdinary)
  }

  @Test("if the news cannot be fetched the map closes and the prompt returns")
  func noNews() async throws {
    let server = try LoopbackServer { _ in .json("broken", status: 500) }
    defer { server.stop() }
    let program = Program(home: home, environment: ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url])
    let terminal = try PseudoTerminal(program, ["--provider", "newsapi"])
    try await terminal.wait(for: Self.prompt)
    terminal.type("map\n")
    try await terminal.wait(for: Self.hint)
    terminal.type("\t\t\t\r")
    try await terminal.wait(for: "reports a server error (500)")
    try await terminal.wait(for: Self.prompt)
    #expect(Self.sinceView(terminal).contains(Self.stageOff))
  }
}
