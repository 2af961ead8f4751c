import TestSupport
import TestTraits
import Testing

@Suite("Pictures in whole sessions", .takesTurns)
struct PictureSessionTests {
  private static let chafa = "/usr/bin/chafa"
  private static let isThere = Program.isInstalled(chafa)

  /// Eight by eight red pixels, as a PNG file.
  private static let file = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9h"
      + "AAAAAElFTkSuQmCC")
  /// A drawing that a terminal may receive.
  private static let drawing = #"printf '\033[31mXXXX\033[0m\nYYYY\n'"#

  private let home = TemporaryFolder()
  private let server: LoopbackServer

  /// Articles with a picture, a web page as picture, no picture, an invalid address, and one that never answers.
  init() throws {
    server = try LoopbackServer { request in
      switch request.path {
      case "/picture":
        return .response(headers: [("Content-Type", "image/png")], body: Array(Self.file ?? Data()))
      case "/page": return .html("<!DOCTYPE html><title>Gone</title>")
      case "/none": return .status(404)
      case "/silence": return .silence
      default: break
      }
      let place = "http://" + (request.headers["host"] ?? "")
      let images = ["\(place)/picture", "\(place)/page", "\(place)/none", "javascript:alert(1)", "\(place)/silence"]
      let articles = images.enumerated().map { index, image in
        #"{"title":"Story \#(index + 1)","url":"https://e.example/\#(index + 1)","urlToImage":"\#(image)"}"#
      }
      return .json(#"{"status":"ok","totalResults":5,"articles":[\#(articles.joined(separator: ","))]}"#)
    }
  }

  private func program(_ environment: [String: String] = [:]) -> Program {
    var program = Program(home: home, environment: ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url])
    program.environment["PATH"] = home.programs + ":" + (program.environment["PATH"] ?? "")
    program.environment.merge(environment) { _, new in new }
    return program
  }

  /// A terminal that shows the list.
  private func terminal(
    _ environment: [String: String] = [:], _ arguments: [String] = [], prompt: String = PseudoTerminal.prompt
  ) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(program(environment), arguments)
    try await terminal.wait(for: prompt)
    try await terminal.answer(to: "top", until: prompt)
    return terminal
  }

  /// - Parameter drawing: the commands that draw. Being confined, they can write no file and start no other program.
  private func makeChafa(_ drawing: String = Self.drawing) async throws {
    try await home.makeProgram("chafa", drawing)
  }

  private var pictureRequests: Int { server.requestCounts["/picture"] ?? 0 }

  @Test("an article's picture is fetched once, drawn above its title, and stored for offline use")
  func articlesPictureIsFetchedOnce() async throws {
    defer { server.stop() }
    try await makeChafa(
      #"IFS= read -r first; case $first in *PNG*) is=PNG;; esac; \#(Self.drawing); echo "$*"; echo "is $is""#)
    let terminal = try await terminal()
    let sent = try await terminal.sent(by: "1")
    let drawn = try #require(sent.firstRange(of: "\u{1B}[31mXXXX\u{1B}[0m"))
    let title = try #require(sent.firstRange(of: "Story 1"))
    #expect(drawn.upperBound < title.lowerBound)
    #expect(sent.contains("YYYY"))
    #expect(sent.contains("is PNG"))
    // As wide as text, a third as high as the window; a file from elsewhere is not animated.
    #expect(sent.contains(#/--format=symbols --size=80x8 .*--animate=off .* -\s/#))
    #expect(try await terminal.answer(to: "1").contains("XXXX"))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)

    let offline = try await self.terminal([:], ["--offline"])
    #expect(try await offline.answer(to: "1").contains("XXXX"))
    #expect(pictureRequests == 1)
  }

  @Test("neighbours have theirs, and an article without one is shown as it is")
  func without() async throws {
    defer { server.stop() }
    try await makeChafa()
    let terminal = try await terminal()
    for number in 2...4 {
      let shown = try await terminal.answer(to: "\(number)")
      #expect(shown.contains("Story \(number)"))
      #expect(!shown.contains("XXXX"))
    }
    // The same for a server that never answers.
    let shown = try await terminal.answer(to: "next")
    #expect(shown.contains("Story 5"))
    #expect(!shown.contains("XXXX"))
    #expect(server.requestCounts["/silence"] == 1)
    #expect(try await terminal.answer(to: "1").contains("XXXX"))
    #expect(try await terminal.answer(to: "next").contains("Story 2"))
    #expect(try await terminal.answer(to: "previous").contains("XXXX"))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test("Ctrl-C while waiting for a picture keeps the list and the session")
  func interrupt() async throws {
    defer { server.stop() }
    try await makeChafa()
    let terminal = try await terminal()
    terminal.type("5\n")
    #expect(try await eventually { server.requestCounts["/silence"] == 1 })
    terminal.type("\u{3}")
    try await terminal.wait(for: PseudoTerminal.prompt)
    // It has not been seen, so it is still unread.
    #expect(try await terminal.answer(to: "list").contains(" 5 • Story 5"))
  }

  /// A picture mode, the drawing, and the picture that may be shown.
  private static let rawDrawings = [
    ("sixel", #"printf '\033Pq#0;2;100;0;0#0~~@@vv@@~~$-\033\\\n'"#, "\u{1B}Pq#0;2;100;0;0#0~~@@vv@@~~$-\u{1B}\\"),
    ("kitty", #"printf '\033_Ga=T,f=100;AAAA\033\\\n'"#, "\u{1B}_Ga=T,f=100;AAAA\u{1B}\\"),
  ]

  @Test("Sixel and kitty pictures reach the terminal unchanged, and not through the pager", arguments: rawDrawings)
  func raw(mode: String, drawing: String, picture: String) async throws {
    defer { server.stop() }
    try await makeChafa(drawing)
    try await home.makeProgram("keeper", #"/bin/cat >"$HOME/paged""#)
    let terminal = try PseudoTerminal(program(["PAGER": "keeper"]), rows: 6)
    try await terminal.wait(for: PseudoTerminal.prompt)
    try await terminal.answer(to: "top")
    try await terminal.answer(to: "settings pictures off")
    try await terminal.answer(to: "1")
    #expect(home.hasFile("paged"))
    unlink(home.path + "/paged")
    try await terminal.answer(to: "settings pictures \(mode)")
    #expect(try await terminal.sent(by: "1").contains(picture))
    #expect(!home.hasFile("paged"))
  }

  /// A picture mode, and output that a terminal must not receive.
  private static let hostileDrawings = [
    ("symbols", #"printf 'AA\033]52;c;eA==\007BB\n'"#), ("symbols", "printf AABB; exit 1"), ("symbols", ":"),
    ("sixel", #"printf '\033Pq~\033\\AABB\n'"#), ("kitty", #"printf '\033Pq~AABB\033\\\n'"#),
  ]

  @Test("any other output of the drawing program is not shown, and the article is", arguments: hostileDrawings)
  func drawingOfAnythingElseIsNotShown(mode: String, drawing: String) async throws {
    defer { server.stop() }
    try await makeChafa(drawing)
    let terminal = try await terminal()
    try await terminal.answer(to: "settings pictures \(mode)")
    let sent = try await terminal.sent(by: "1")
    #expect(sent.contains("Story 1"))
    #expect(!sent.contains("AA"))
    #expect(!sent.contains("\u{1B}P") && !sent.contains("\u{1B}_") && !sent.contains("\u{1B}]52"))
    #expect(pictureRequests == 1)
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test("a drawing that never ends is given up, and its program ended")
  func oneThatNeverEndsItsDrawingIsGivenUp() async throws {
    defer { server.stop() }
    // Its number tells this process from all others.
    let time = "\(Int.random(in: 100_000...999_999))1"
    try await makeChafa("exec /bin/sleep \(time)")
    let terminal = try await terminal()
    let pattern = "^\(time.dropLast())[1]$"
    var search = Program(home: home)
    search.path = "/bin/sh"
    terminal.type("1\n")
    let words = ["-c", #"grep -lz "$1" /proc/[0-9]*/cmdline"#, "sh", pattern]
    while try await search.run(words).output.isEmpty { try await Task.sleep(for: .milliseconds(50)) }
    try await terminal.wait(for: PseudoTerminal.prompt)
    #expect(try await terminal.answer(to: "list").contains("Story 1"))
    #expect(try await search.run(words).output.isEmpty)
  }

  @Test("there are none in scripts, files, other formats, and accessible sessions")
  func thereAreNoneInScripts() async throws {
    defer { server.stop() }
    try await makeChafa()
    let script = try await program().run(["-c", "top; 1"])
    #expect(script.output.contains("Story 1"))
    let terminal = try await terminal()
    for line in ["1 > ~/article", "1 | cat", "format tsv", "1", "format json", "1", "format text"] {
      try await terminal.answer(to: line)
    }
    #expect(try home.read("article").hasPrefix("Story 1"))
    let spoken = try await self.terminal(["ACCESSIBLE": "1"], prompt: "English >")
    #expect(try await spoken.answer(to: "1", until: "English >").contains("Story 1"))
    #expect(pictureRequests == 0)
  }

  @Test("without chafa no picture is requested")
  func notInstalled() async throws {
    defer { server.stop() }
    let terminal = try await terminal(["PATH": home.programs])
    #expect(try await terminal.answer(to: "1").contains("Story 1"))
    #expect(pictureRequests == 0)
  }

  @Test(
    "chafa itself draws in colours, and without them if none are wanted",
    .enabled(if: isThere, "chafa is not installed"))
  func drawn() async throws {
    defer { server.stop() }
    let coloured = try await terminal()
    let sent = try await coloured.sent(by: "1")
    let picture = sent[..<(try #require(sent.firstRange(of: "Story 1"))).lowerBound]
    // Red, one of the 256 colours.
    #expect(picture.contains(#/[34]8;5;(9|196)m/#))
    let plain = try await terminal(["NO_COLOR": "1"])
    let shown = try await plain.sent(by: "1")
    #expect(!shown.contains(#/\u{1B}\[[0-9;]*[34]8;/#))
    #expect(shown.contains("Story 1"))
    try await coloured.answer(to: "settings pictures sixel")
    #expect(try await coloured.sent(by: "1").contains(#/\u{1B}P[0-9;]*q/#))
  }

  /// Files that are no harmless picture, by what they would do.
  private static let hostile: [(name: String, file: [UInt8])] = [
    (
      "reads a file",
      Array(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>"#.utf8)
    ),
    (
      "reads from a server",
      Array(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="http://PLACE/inside"/></svg>"#.utf8)
    ),
    (
      "reads an entity",
      Array(#"<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>"#.utf8)
    ),
    (
      "takes minutes",
      Array(
        (#"<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000"><filter id="f">"#
          + #"<feTurbulence numOctaves="1000000" baseFrequency="0.9"/><feMorphology radius="5000"/></filter>"#
          + #"<rect width="3000" height="3000" filter="url(#f)"/></svg>"#).utf8)
    ),
    (
      "says it is of 10 gigapixels",
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0, 8, 2, 0, 0, 0, 0x9B, 0x1E, 0xA2, 0x57]
    ),
    ("ends early", Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0xF7, 0, 0]),
    ("is a script", Array("#!/bin/sh\n".utf8)),
    ("has commands", Array("push graphic-context\nimage over 0,0 0,0 'ephemeral:/dev/null'\n".utf8)),
  ]

  @Test(
    "chafa itself, with a hostile file, delays an article and harms nothing",
    .enabled(if: isThere, "chafa is not installed"), arguments: PictureSessionTests.hostile.indices)
  func hostilePicture(index: Int) async throws {
    let file = Self.hostile[index].file
    let text = String(decoding: file, as: UTF8.self)
    let server = try LoopbackServer { request in
      if request.path == "/picture" {
        let host = request.headers["host"] ?? ""
        let body = file.first == UInt8(ascii: "<") ? Array(text.replacing("PLACE", with: host).utf8) : file
        return .response(headers: [("Content-Type", "image/svg+xml")], body: body)
      }
      let place = "http://" + (request.headers["host"] ?? "")
      return .json(
        #"{"status":"ok","totalResults":1,"articles":[{"title":"Story 1","url":"https://e.example/1","urlToImage":"\#(place)/picture"}]}"#
      )
    }
    defer { server.stop() }
    let terminal = try await terminal(["SUPERNEWS_NEWSAPI_URL": server.url])
    #expect(try await terminal.answer(to: "1").contains("Story 1"))
    #expect(server.requestCounts["/picture"] == 1)
    #expect(server.requestCounts["/inside"] == nil)
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }
}
