import TestSupport
import TestTraits
import Testing

@Suite("Feeds that mean harm, in whole sessions", .takesTurns)
struct HostileFeedSessionTests {
  typealias Answer = LoopbackServer.Answer

  /// A feed with a fault, and how the shell handles it.
  struct Hostile: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// `ok` if something could be read nonetheless.
    let code: String
    /// The titles read in that case.
    let titles: [String?]
    let answer: @Sendable (LoopbackServer.Request) -> Answer

    init(
      _ description: String, _ code: String = "ok", _ titles: [String?] = [],
      answer: @escaping @Sendable (LoopbackServer.Request) -> Answer
    ) {
      testDescription = description
      self.code = code
      self.titles = titles
      self.answer = answer
    }
  }

  /// A billion laughs, if it were expanded.
  private static let laughs =
    "<!DOCTYPE rss [<!ENTITY e0 \"ha\">"
    + (1...10).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }.joined() + "]>"

  private static func nested(_ tag: String, _ closing: String) -> String {
    String(repeating: tag, count: 10_000) + "the bottom" + String(repeating: closing, count: 10_000)
  }

  /// In an encoding other than the declared one, or in one that must be known.
  private static func encoded(_ bytes: [UInt8], as name: String, type: String = "application/xml") -> Answer {
    let parts = MadeUpFeed.rss("Feed", ["@"], after: #"<?xml version="1.0" encoding="\#(name)"?>"#)
      .split(separator: "@").map { Array($0.utf8) }
    return .xml(parts[0] + bytes + parts[1], type: type)
  }

  static let bombs = [
    Hostile("a thousand million laughs", "ok", ["First", "&e10;"]) { _ in
      .xml(MadeUpFeed.rss("Feed", ["First", "&e10;"], after: laughs))
    },
    Hostile("laughs in an attribute", "ok", ["First", "Second"]) { _ in
      .xml(MadeUpFeed.rss("Feed", ["First", "Second</title><link href=\"&e10;\"/><title>x"], after: laughs))
    },
    Hostile("1 GiB", "tooLarge") { _ in
      .endless(
        head: "HTTP/1.1 200 OK\r\nContent-Type: application/xml\r\nContent-Length: 1073741824\r\n\r\n"
          + "<rss version=\"2.0\"><channel>",
        piece: Array(String(repeating: "<item><title>Once more</title></item>", count: 1 << 10).utf8))
    },
    Hostile("1 GiB in a few MB", "tooLarge") { _ in .gzipBomb },
    Hostile("100,000 items", "ok", (1...2000).map { "Item \($0)" }) { _ in
      .xml(MadeUpFeed.rss("Feed", (1...100_000).map { "Item \($0)" }))
    },
  ]

  static let others = [
    // Elements deeper than in any feed are not read.
    Hostile("elements 10,000 deep", "ok", ["First"]) { _ in
      .xml(MadeUpFeed.rss("Feed", ["First", nested("<b>", "</b>")]))
    },
    Hostile("a file of the reader's", "ok", ["&x;"]) { _ in
      .xml(
        MadeUpFeed.rss("Feed", ["&x;"], after: "<!DOCTYPE rss [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>"))
    },
    Hostile("noise", "badResponse") { _ in .xml((0..<(1 << 14)).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 13) }) },
    Hostile("an end in the middle", "ok", ["First", "Second"]) { _ in
      .xml(String(MadeUpFeed.rss("Feed", ["First", "Second"]).dropLast(60)))
    },
  ]

  static let encodings = [
    Hostile("an encoding that is a path", "ok", ["Café"]) { _ in
      encoded(Array("Café".utf8), as: "../../etc/passwd")
    },
    Hostile("Windows-1251 of a server that says UTF-8", "ok", ["Мир"]) { _ in
      encoded([0xCC, 0xE8, 0xF0], as: "windows-1251", type: "text/xml; charset=utf-8")
    },
  ]

  /// Feeds that try to control the terminal.
  static let painted = [
    Hostile("RSS with controls in its HTML") { _ in
      .xml(
        MadeUpFeed.rss(
          "Feed &amp;#27;[31m\u{9B}2J\u{202E}X",
          ["T \u{202E}exe&amp;#x1b;]52;c;eA==&amp;#7; &amp;#155;2J\u{2066}\u{200B}"]))
    },
    Hostile("RSS with controls as bytes") { _ in
      .xml(MadeUpFeed.rss("Feed \u{1B}[31mX", ["T \u{1B}]52;c;eA==\u{7}\u{8}", "&#27;[2J"]))
    },
    Hostile("JSON") { _ in
      .json(
        #"""
        {"version":"https://jsonfeed.org/version/1.1","title":"Feed \u001b[31m\u202e\u009b2JX","items":[
        {"id":"\u001b[2J","url":"https://e.example/\u001b[2J\u202e","title":"T \u001b]0;x\u0007\u009b2J",
        "content_text":"\u001bc\u2067","author":{"name":"\u001b[5mA"},"date_published":"\u001b[2J"}]}
        """#)
    },
  ]

  private let home = TemporaryFolder()

  private func run(_ script: String) async throws -> Program.Result {
    try await Program(home: home).run(["-F", "json", "--provider", "feeds", "-c", script])
  }

  @Test("the readable part is read, the rest has its code, the shell goes on", arguments: bombs + others + encodings)
  func whatCanBeReadIs(hostile: Hostile) async throws {
    let server = try LoopbackServer { $0.path == "/good" ? .feed("Good", ["Before"]) : hostile.answer($0) }
    defer { server.stop() }
    // The second time another address is used: one that gave nothing is not fetched again for a while.
    let script = """
      feeds add \(server.url)/good; feeds; feeds check \(server.url)/bad; open 1; feeds add \(server.url)/worse; feeds
      """
    let result = try await run(script)
    let steps = try result.steps()
    let code = hostile.code
    #expect(
      steps.map(\.outcome) == ["feeds ok", "feeds ok", "feeds \(code)", "open ok", "feeds \(code)", "feeds ok"])
    try #require(steps.count == 6)
    #expect(result.status == (code == "ok" ? 0 : 1))
    if code == "ok" {
      #expect(steps[2].records.map(\.title) == hostile.titles)
      #expect(steps[3].records == Array(steps[2].records.prefix(1)))
      #expect(steps[5].records.compactMap(\.name).first == "Good")
    } else {
      // The earlier list stays; it is the list of own feeds.
      #expect(steps[3].titles == ["Before"])
      #expect(steps[5].records == steps[1].records)
    }
    #expect(!(result.output + result.errors).contains("root:"))
  }

  @Test("the process never uses much more memory than the largest feed", arguments: bombs)
  func memory(bomb: Hostile) async throws {
    let server = try LoopbackServer { bomb.answer($0) }
    defer { server.stop() }
    let peak = try await Program(home: home).peakMemory(
      ["-F", "json"], "feeds check \(server.url)/bad", until: #""command":"feeds""#, in: home)
    // The limit is 8 MiB, and reading such a large feed takes several times as much; a small session takes 30.
    #expect(peak < 150 << 20)
  }

  @Test("names and titles in a feed reach a terminal only as text", arguments: painted)
  func harmless(hostile: Hostile) async throws {
    let server = try LoopbackServer { hostile.answer($0) }
    defer { server.stop() }
    let feed = server.url + "/feed"
    let script = """
      feeds add \(feed); feeds; source 1; open 1; why 1; share 1; feeds check \(feed); sources feed; \
      feeds rename 1 'Name \u{1B}[31m\u{202E}'; feeds; feeds export; feeds remove 1; feeds add x\u{1B}[31m
      """
    for format in ["text", "tsv", "json"] {
      let result = try await Program(home: home).run(["-F", format, "--provider", "feeds", "-c", script])
      #expect(result.output.utf8.count > 500)
      #expect(result.hiddenCharacters.isEmpty)
      #expect(!(result.output + result.errors).utf8.contains { [0x07, 0x08, 0x1B, 0x7F].contains($0) })
      #expect(!result.errors.unicodeScalars.contains { ("\u{80}"..."\u{9F}").contains($0) || $0 == "\u{202E}" })
    }
  }
}
