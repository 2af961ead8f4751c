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

  @Test("the clipboard is the desktop's, by the first of its programs that is installed")
  func clipboard() async throws {
    defer { server.stop() }
    let desktop = ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":9"]
    for name in ["xclip", "xsel"] {
      try await home.makeProgram(name, #"echo "\#(name):$*" >>"$HOME/calls"; /bin/cat >"$HOME/copied""#)
    }
    let result = try await run("share 1 --to clipboard", desktop)
    #expect(try home.read("calls") == "xclip:-selection clipboard\n")
    #expect(try home.read("copied") == Self.text)
    // The text is not shown again, but the host of its link is.
    #expect(result.output.isEmpty)
    #expect(result.errors == "Copied with xclip: www.paper.example.\n")
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
  }

  /// The text that a QR code reader finds.
  private func read(_ code: DrawnCode) async throws -> String {
    let file = try home.write(code.file.utf8, to: "code.pbm")
    return try await Program.ofSystem(Self.zbarimg, home: home).run(["-q", "--raw", file]).output
  }

  @Test(
    "a QR code can be read from the terminal, black on white in any colour theme",
    .enabled(if: isReadable, "zbar-tools is not installed"))
  func code() async throws {
    defer { server.stop() }
    let terminal = try await terminal(["NO_COLOR": "1"])
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
