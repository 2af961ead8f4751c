import TestSupport
import TestTraits
import Testing

@Suite("Sharing in whole sessions", .takesTurns)
struct ShareSessionTests {
  private static let zbarimg = "/usr/bin/zbarimg"
  private static let isReadable = Program.isInstalled(zbarimg)

  /// The first article's link has a login and tracking parameters.
  private static let answer = LoopbackServer.Answer.json(
    #"""
    {"status":"ok","totalResults":3,"articles":[
      {"title":"Café & Tides","url":"https://reader:secret@www.paper.example/a?utm_source=x&id=7&fbclid=1#top"},
      {"title":"Second [one]","url":"https://other.example/b?utm_campaign=y"},{"title":"No page"}
    ]}
    """#)
  private static let page = "https://www.paper.example/a?id=7#top"
  private static let text = "Café & Tides\n" + page

  private let home = TemporaryFolder()
  private let server: LoopbackServer

  init() throws {
    server = try LoopbackServer { _ in Self.answer }
  }

  private func program(_ environment: [String: String] = [:]) -> Program {
    let news = ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url]
    return Program(home: home, environment: news.merging(environment) { _, new in new })
  }

  private func run(
    _ line: String, _ environment: [String: String] = [:], format: String = "text"
  ) async throws -> Program.Result {
    // Hides the programs of the desktop on which the tests run.
    let places = ["PATH": home.programs, "TERM": "dumb"].merging(environment) { _, new in new }
    return try await program(places).run(["-F", format, "-c", "top > /dev/null\n" + line])
  }

  /// A terminal that shows the list.
  private func terminal(_ environment: [String: String] = [:], columns: UInt16 = 80) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(program(environment), columns: columns)
    let prompt = columns < 32 ? "us ›" : PseudoTerminal.prompt
    try await terminal.wait(for: prompt)
    try await terminal.answer(to: "top", until: prompt)
    return terminal
  }

  @Test("tracking parameters and a login are removed in every form")
  func forms() async throws {
    defer { server.stop() }
    let result = try await run("share 1 2\nshare 1-2 --to markdown\nshare 1")
    #expect(
      result.output == """
        \(Self.text)

        Second [one]
        https://other.example/b

        [Café \\& Tides](\(Self.page))
        [Second \\[one\\]](https://other.example/b)

        \(Self.text)

        """)
    #expect(result.errors.isEmpty)
    let json = try await run("share 1; share 1 --to qr; share 3; share all --to text", format: "json")
    #expect(!json.output.contains("secret") && !json.output.contains("utm_"))
    let steps = try json.steps().dropFirst()
    #expect(steps.map(\.outcome) == ["share ok", "share ok", "share noSuchItem", "share noSuchItem"])
    let shared = steps.map { $0.records.compactMap(\.url) }
    #expect(shared == [[Self.page], [Self.page], [], [Self.page, "https://other.example/b"]])
    #expect(json.status == 1)
  }

  /// The installed programs, the variables of the desktop, and the call that is made.
  private static let clipboards: [([String], [String: String], String)] = [
    (["wl-copy", "xclip", "xsel"], ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":9"], "wl-copy:"),
    (["xclip", "xsel"], ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":9"], "xclip:-selection clipboard"),
    (["wl-copy", "xclip", "xsel"], ["DISPLAY": ":9"], "xclip:-selection clipboard"),
    (["xsel"], ["DISPLAY": ":9"], "xsel:--clipboard --input"),
  ]

  @Test("the clipboard is the desktop's, by the first of its programs that is installed", arguments: clipboards)
  func clipboard(programs: [String], desktop: [String: String], call: String) async throws {
    defer { server.stop() }
    for name in programs {
      try await home.makeProgram(name, #"echo "\#(name):$*" >>"$HOME/calls"; /bin/cat >"$HOME/copied""#)
    }
    let result = try await run("share 1 --to clipboard", desktop)
    #expect(try home.read("calls") == call + "\n")
    #expect(try home.read("copied") == Self.text)
    // The text is not shown again, but the host of its link is.
    #expect(result.output.isEmpty)
    #expect(result.errors == "Copied with \(call.prefix { $0 != ":" }): www.paper.example.\n")
    #expect(result.status == 0)
    let both = try await run("share 1 2 --to clipboard", desktop, format: "json")
    #expect(try home.read("copied") == Self.text + "\n\nSecond [one]\nhttps://other.example/b")
    #expect(try both.steps().last?.outcome == "share ok")
    #expect(try both.steps().last?.records.count == 2)
  }

  @Test("if one fails the next is tried; without any, and without a terminal, it is a failure")
  func oneThatFailsGivesWayToTheNextWithoutAny() async throws {
    defer { server.stop() }
    let desktop = ["WAYLAND_DISPLAY": "w", "DISPLAY": ":9"]
    try await home.makeProgram("wl-copy", "exit 1")
    let none = try await run("share 1 --to clipboard\nshare 1", desktop)
    let message = "share: no clipboard found; install wl-clipboard or xclip, or use --to text\n"
    #expect(none.errors.contains("supernews: -c:2: " + message))
    #expect(none.output == Self.text + "\n")
    #expect(none.status == 1)
    try await home.makeProgram("xsel", #"/bin/cat >"$HOME/copied""#)
    #expect(try await run("share 1 --to clipboard", desktop).errors == "Copied with xsel: www.paper.example.\n")
    #expect(try home.read("copied") == Self.text)
    // Neither a desktop nor one of its programs.
    #expect(try await run("share 1 --to clipboard").status == 1)
  }

  @Test("a program that hangs is given up, and the session goes on")
  func oneThatHangsIsGivenUpAndTheSessionGoesOn() async throws {
    defer { server.stop() }
    try await home.makeProgram("wl-copy", #"echo $$ >"$HOME/process"; exec /bin/sleep 600"#)
    let result = try await run("share 1 --to clipboard\nshare 1", ["WAYLAND_DISPLAY": "wayland-0"])
    #expect(result.errors.contains("share: wl-copy did not finish within 3 s; try again, or use --to text"))
    #expect(result.output == Self.text + "\n")
    #expect(result.status == 1)
    let process = try #require(pid_t(try home.read("process").dropLast()))
    #expect(kill(process, 0) != 0)
  }

  @Test("without such a program the terminal is asked to copy the text")
  func sequence() async throws {
    defer { server.stop() }
    let terminal = try await terminal(["PATH": home.programs])
    let sent = try await terminal.sent(by: "share 1 --to clipboard")
    #expect(sent.contains("\u{1B}]52;c;\(Data(Self.text.utf8).base64EncodedString())\u{7}"))
    #expect(sent.ranges(of: "\u{1B}]52").count == 1)
    #expect(sent.contains("Sent to the terminal's clipboard: www.paper.example."))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test("if results go to a file the terminal is asked all the same")
  func sequenceBesideFile() async throws {
    defer { server.stop() }
    let log = open(home.path + "/log", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(log) }
    let terminal = try PseudoTerminal(program(["PATH": home.programs]), output: log)
    try await terminal.wait(for: PseudoTerminal.prompt)
    try await terminal.answer(to: "top")
    let sent = try await terminal.sent(by: "share 1 --to clipboard")
    #expect(sent.contains("\u{1B}]52;c;\(Data(Self.text.utf8).base64EncodedString())\u{7}"))
    #expect(try !home.read("log").contains("\u{1B}"))
  }

  @Test("inside tmux its own command gets the text, otherwise the sequence is passed through it")
  func tmux() async throws {
    defer { server.stop() }
    let terminal = try await terminal(["PATH": home.programs, "TMUX": "/tmp/none,1,0"])
    let content = "]52;c;\(Data(Self.text.utf8).base64EncodedString())\u{7}"
    let sent = try await terminal.sent(by: "share 1 --to clipboard")
    #expect(sent.contains("\u{1B}" + content))
    #expect(sent.contains("\u{1B}Ptmux;\u{1B}\u{1B}" + content + "\u{1B}\\"))
    try await home.makeProgram("tmux", #"echo "$*" >"$HOME/calls"; /bin/cat >"$HOME/copied""#)
    let taken = try await terminal.sent(by: "share 1 --to clipboard")
    #expect(!taken.contains("\u{1B}]52") && !taken.contains("\u{1B}P"))
    #expect(taken.contains("Sent to the terminal's clipboard: www.paper.example."))
    #expect(try home.read("calls") == "load-buffer -w -\n")
    #expect(try home.read("copied") == Self.text)
  }

  @Test("inside screen the sequence is passed through in pieces of the size it accepts")
  func screen() async throws {
    defer { server.stop() }
    let terminal = try await terminal(["PATH": home.programs, "STY": "1.tty"])
    let sent = try await terminal.sent(by: "share 1 2 --to clipboard")
    let pieces = sent.matches(of: #/\u{1B}P(.*?)\u{1B}\\/#.dotMatchesNewlines()).map { String($0.1) }
    #expect(pieces.count > 1)
    #expect(pieces.allSatisfy { $0.utf8.count <= 76 })
    let text = Self.text + "\n\nSecond [one]\nhttps://other.example/b"
    #expect(pieces.joined() == "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}")
  }

  @Test("a message is begun in the mail program, which gets one address and no shell")
  func mail() async throws {
    defer { server.stop() }
    try await home.makeProgram("xdg-email", #"echo $# >>"$HOME/calls"; echo "$1" >>"$HOME/calls""#)
    let result = try await run("share 1 --to mail\nshare 1 2 --to mail", ["DISPLAY": ":9"])
    let title = "Caf%C3%A9%20%26%20Tides"
    let body = title + "%0D%0Ahttps%3A%2F%2Fwww.paper.example%2Fa%3Fid%3D7%23top"
    let first = "mailto:?subject=\(title)&body=\(body)"
    let both =
      "mailto:?subject=www.paper.example%2C%20other.example&body=\(body)"
      + "%0D%0A%0D%0ASecond%20%5Bone%5D%0D%0Ahttps%3A%2F%2Fother.example%2Fb"
    #expect(try home.read("calls").split(separator: "\n").map(String.init) == ["1", first, "1", both])
    #expect(result.output.isEmpty)
    #expect(result.errors.split(separator: "\n").first == "Started a message in your mail program: www.paper.example.")
    #expect(result.status == 0)
    // Without a desktop, or if the program fails, the link itself is the result.
    let cases: [(String, [String: String])] = [("exit 0", [:]), ("exit 4", ["DISPLAY": ":9"])]
    for (exit, desktop) in cases {
      try await home.makeProgram("xdg-email", exit)
      let linked = try await run("share 1 --to mail", desktop)
      #expect(linked.output == first + "\n")
      #expect(linked.errors == "No mail program found; to start a message, open this link (www.paper.example).\n")
      #expect(linked.status == 0)
    }
  }

  /// The text that a QR code reader finds.
  private func read(_ code: DrawnCode) async throws -> String {
    let file = try home.write(code.file.utf8, to: "code.pbm")
    return try await Program.ofSystem(Self.zbarimg, home: home).run(["-q", "--raw", file]).output
  }

  @Test(
    "a QR code can be read from the terminal, black on white in any colour theme",
    .enabled(if: isReadable, "zbar-tools is not installed"), arguments: [[:], ["NO_COLOR": "1"]])
  func code(environment: [String: String]) async throws {
    defer { server.stop() }
    let terminal = try await terminal(environment)
    let sent = try await terminal.sent(by: "share 1 --to qr")
    let code = try #require(DrawnCode(painted: sent))
    #expect(code.quietZone >= 4)
    #expect(try await read(code) == Self.page + "\n")
    #expect(sent.contains("Café & Tides"))
    #expect(sent.contains("www.paper.example"))
  }

  @Test("in a file it is dark on light and readable as well", .enabled(if: isReadable, "zbar-tools is not installed"))
  func codeOnPaper() async throws {
    defer { server.stop() }
    let result = try await run("share 1 --to qr")
    #expect(!result.output.contains("\u{1B}"))
    let code = try #require(DrawnCode(plain: result.output))
    #expect(code.quietZone >= 4)
    #expect(try await read(code) == Self.page + "\n")
  }

  @Test("in too narrow a window the code is not drawn, but the necessary width is shown")
  func inAWindowTooNarrowForItTheCodeIsNotDrawn() async throws {
    defer { server.stop() }
    let terminal = try await terminal(columns: 30)
    let shown = try await terminal.answer(to: "share 1 --to qr", until: "us ›")
    #expect(DrawnCode(painted: terminal.raw) == nil)
    #expect(shown.contains("www.paper.example"))
    #expect(shown.replacing("\n", with: " ").contains(#/needs a window at least \d+ columns wide/#))
  }
}
