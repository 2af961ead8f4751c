import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import SystemServices

#if os(macOS)
  private let hasPasteboard = true
#else
  private let hasPasteboard = false
#endif

@Suite("The clipboard", .takesTurns, .disabled(if: hasPasteboard, "this system has a clipboard of its own"))
struct SystemClipboardTests {
  /// Records its arguments and its input.
  private static let taking = "printf '<%s>' \"$@\" > \"$0.words\"; exec /bin/cat > \"$0.text\""

  private let folder = TemporaryFolder()

  init() {
    signal(SIGPIPE, SIG_IGN)
  }

  private var terminal: String { folder.path + "/terminal" }

  private func copy(
    _ text: String, _ variables: [String: String] = [:], terminal: String? = nil
  ) async throws -> ClipboardPlace {
    try await SystemClipboard(
      environment: folder.ownPrograms.merging(variables) { _, new in new }, terminal: terminal ?? self.terminal
    ).copy(text)
  }

  struct Desktop: Sendable, CustomTestStringConvertible {
    let variables: [String: String]
    let programs: [String]
    let taker: String
    let words: String

    var testDescription: String { (variables.keys.sorted() + programs).joined(separator: ", ") }

    init(_ variables: [String], _ programs: [String], _ taker: String, _ words: String) {
      self.variables = Dictionary(uniqueKeysWithValues: variables.map { ($0, ":9") })
      self.programs = programs
      self.taker = taker
      self.words = words
    }
  }

  static let desktops = [
    Desktop(["WAYLAND_DISPLAY", "DISPLAY"], ["wl-copy", "xclip", "xsel"], "wl-copy", "<>"),
    Desktop(["WAYLAND_DISPLAY"], ["wl-copy", "xclip", "xsel"], "wl-copy", "<>"),
    Desktop(["DISPLAY"], ["wl-copy", "xclip", "xsel"], "xclip", "<-selection><clipboard>"),
    Desktop(["DISPLAY"], ["wl-copy", "xsel"], "xsel", "<--clipboard><--input>"),
    Desktop(["WAYLAND_DISPLAY", "DISPLAY"], ["xclip", "xsel"], "xclip", "<-selection><clipboard>"),
    Desktop(["WAYLAND_DISPLAY", "DISPLAY", "TMUX"], ["tmux", "xsel"], "xsel", "<--clipboard><--input>"),
  ]

  @Test("the first program of the desktop that exists gets the text", arguments: SystemClipboardTests.desktops)
  func order(desktop: Desktop) async throws {
    for name in desktop.programs { try await folder.program(name, Self.taking) }
    let text = "caf\u{E9} \u{1F44D}\nhttps://example.com/$(touch%20x)"
    #expect(try await copy(text, desktop.variables) == .program(desktop.taker))
    #expect(try folder.read("bin/\(desktop.taker).text") == text)
    #expect(try folder.read("bin/\(desktop.taker).words") == desktop.words)
    for name in desktop.programs where name != desktop.taker { #expect(folder.text("bin/\(name).text") == nil) }
  }

  @Test("a text of any length is passed completely", arguments: [0, 1, 65_536, 1_000_000])
  func length(count: Int) async throws {
    try await folder.program("xclip", Self.taking)
    let text = String(repeating: "a", count: count)
    #expect(try await copy(text, ["DISPLAY": ":9"]) == .program("xclip"))
    let isSame = try folder.read("bin/xclip.text") == text
    #expect(isSame)
  }

  @Test("after a failure the next is tried", arguments: ["exit 1", "/bin/cat > /dev/null; exit 2", "kill -TERM $$"])
  func failing(script: String) async throws {
    try await folder.program("wl-copy", script)
    try await folder.program("xclip", script)
    try await folder.program("xsel", Self.taking)
    #expect(try await copy("text", ["WAYLAND_DISPLAY": "w", "DISPLAY": ":9"]) == .program("xsel"))
    #expect(try folder.read("bin/xsel.text") == "text")
  }

  @Test("a program that hangs is an error, and no other is tried", arguments: [1, 1_000_000])
  func hanging(count: Int) async throws {
    try await folder.program("xclip", "trap '' INT TERM HUP; exec /bin/sleep 600")
    try await folder.program("xsel", Self.taking)
    try folder.write([], to: "terminal")
    await #expect(throws: NewsError.sharing(.programSilent(program: "xclip", seconds: 3))) {
      try await copy(String(repeating: "a", count: count), ["DISPLAY": ":9", "TERM": "xterm"])
    }
    #expect(folder.text("bin/xsel.text") == nil)
    #expect(folder.text("terminal")?.isEmpty == true)
  }

  static let withoutDesktop: [[String: String]] = [
    ["TERM": "xterm"], ["TERM": "xterm", "DISPLAY": "", "WAYLAND_DISPLAY": ""], ["TERM": "screen"],
    ["TERM": "xterm", "TMUX": "", "STY": ""],
  ]

  @Test("without a desktop the terminal gets the text", arguments: SystemClipboardTests.withoutDesktop)
  func byTerminal(variables: [String: String]) async throws {
    for name in ["wl-copy", "xclip", "xsel", "tmux"] { try await folder.program(name, Self.taking) }
    try folder.write([], to: "terminal")
    #expect(try await copy("hello", variables) == .terminal)
    #expect(folder.text("terminal") == "\u{1B}]52;c;aGVsbG8=\u{7}")
    #expect(try folder.names(of: "bin") == ["tmux", "wl-copy", "xclip", "xsel"])
  }

  @Test("the terminal also gets it if the desktop's programs fail or are missing", arguments: [true, false])
  func desktopWithoutPrograms(isThere: Bool) async throws {
    if isThere { for name in ["wl-copy", "xclip", "xsel"] { try await folder.program(name, "exit 1") } }
    try folder.write([], to: "terminal")
    let variables = ["TERM": "xterm", "DISPLAY": ":9", "WAYLAND_DISPLAY": "w"]
    #expect(try await copy("hello", variables) == .terminal)
    #expect(folder.text("terminal") == "\u{1B}]52;c;aGVsbG8=\u{7}")
  }

  static let kinds: [[String: String]] = [[:], ["TERM": ""], ["TERM": "dumb"], ["TERM": "linux"]]

  @Test("a terminal that would only show the sequence is not sent it", arguments: SystemClipboardTests.kinds)
  func unable(variables: [String: String]) async throws {
    try folder.write([], to: "terminal")
    await #expect(throws: NewsError.sharing(.noClipboard)) { try await copy("hello", variables) }
    #expect(folder.text("terminal")?.isEmpty == true)
  }

  @Test("no terminal, or one that cannot be written, is an error", arguments: ["/nowhere/tty", "/dev/full", "/"])
  func noTerminal(path: String) async throws {
    await #expect(throws: NewsError.sharing(.noClipboard)) {
      try await copy("hello", ["TERM": "xterm"], terminal: path)
    }
    #expect(access("/nowhere/tty", F_OK) != 0)
  }

  @Test("inside tmux, tmux gets the text")
  func tmux() async throws {
    try await folder.program("tmux", Self.taking)
    try folder.write([], to: "terminal")
    #expect(try await copy("hello", ["TERM": "tmux-256color", "TMUX": "/tmp/tmux-1,2,3"]) == .terminal)
    #expect(try folder.read("bin/tmux.text") == "hello")
    #expect(try folder.read("bin/tmux.words") == "<load-buffer><-w><->")
    #expect(folder.text("terminal")?.isEmpty == true)
  }

  @Test("a tmux that cannot copy is sent the sequence to pass on", arguments: ["exit 1", nil] as [String?])
  func oldTmux(script: String?) async throws {
    if let script { try await folder.program("tmux", script) }
    try folder.write([], to: "terminal")
    #expect(try await copy("hello", ["TERM": "tmux-256color", "TMUX": "/tmp/tmux-1,2,3"]) == .terminal)
    #expect(
      folder.text("terminal")
        == "\u{1B}]52;c;aGVsbG8=\u{7}\u{1B}Ptmux;\u{1B}\u{1B}]52;c;aGVsbG8=\u{7}\u{1B}\\")
  }
}

@Suite("The sequence that takes text to a terminal's clipboard")
struct TerminalClipboardTests {
  static let texts: [(String, String)] = [
    ("", ""), ("a", "YQ=="), ("ab", "YWI="), ("abc", "YWJj"), ("\u{E9}\n", "w6kK"), ("\u{7}\u{1B}\\", "Bxtc"),
  ]

  @Test("the sequence has the text in base64, without control characters", arguments: TerminalClipboardTests.texts)
  func plain(text: String, expected: String) {
    for variables in [[:], ["TMUX": ""], ["STY": ""], ["TERM": "screen"]] {
      #expect(
        TerminalClipboard.sequence(for: text, environment: variables) == "\u{1B}]52;c;" + expected + "\u{7}")
    }
  }

  @Test("tmux gets the sequence for itself, and wrapped to be passed on", arguments: [[:], ["STY": "1.tty"]])
  func tmux(others: [String: String]) {
    let environment = others.merging(["TMUX": "/tmp/tmux"]) { _, new in new }
    #expect(
      TerminalClipboard.sequence(for: "abc", environment: environment)
        == "\u{1B}]52;c;YWJj\u{7}\u{1B}Ptmux;\u{1B}\u{1B}]52;c;YWJj\u{7}\u{1B}\\")
  }

  @Test("GNU Screen gets a short sequence in one piece")
  func screen() {
    #expect(
      TerminalClipboard.sequence(for: "abc", environment: ["STY": "1.tty"])
        == "\u{1B}P\u{1B}]52;c;YWJj\u{7}\u{1B}\\")
  }

  @Test("GNU Screen's pieces are short, and joined they are the text", arguments: [0, 50, 51, 52, 1000, 100_000])
  func screenPortions(count: Int) throws {
    let text = String(repeating: "\u{E9}", count: count)
    let sequence = TerminalClipboard.sequence(for: text, environment: ["STY": "1.tty"])
    let (begin, end) = (Array("\u{1B}P".utf8), Array("\u{1B}\\".utf8))
    var rest = Array(sequence.utf8)[...]
    var joined: [UInt8] = []
    while !rest.isEmpty {
      try #require(rest.starts(with: begin))
      let last = try #require(rest.firstRange(of: end))
      let portion = rest[rest.startIndex..<last.lowerBound].dropFirst(begin.count)
      #expect((1...256).contains(portion.count))
      joined += portion
      rest = rest[last.upperBound...]
    }
    #expect(joined.starts(with: "\u{1B}]52;c;".utf8))
    #expect(joined.last == 7)
    let content = String(decoding: joined.dropFirst(7).dropLast(), as: UTF8.self)
    let isSame = Data(base64Encoded: content).map { Array($0) } == Array(text.utf8)
    #expect(isSame)
  }
}
