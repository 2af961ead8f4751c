import TestSupport
import TestTraits
import Testing

@Suite("Texts of articles, in whole sessions", .takesTurns)
struct ReadSessionTests {
  private let home = TemporaryFolder()
  private let pages = MadeUpPages()
  private let server: LoopbackServer

  init() throws {
    server = try pages.server()
  }

  private func run(
    _ arguments: [String], at hour: Double = 8, _ environment: [String: String] = [:]
  ) async throws -> Program.Result {
    let time = ["SUPERNEWS_NOW": String(Int(Date.day(0, hour).timeIntervalSince1970))]
    return try await Program(home: home, environment: time.merging(environment) { _, new in new }).run(arguments)
  }

  /// The JSON output of each command after the feed's articles are listed.
  private func steps(
    _ script: String, at hour: Double = 8, _ options: [String] = [], _ environment: [String: String] = [:]
  ) async throws -> [Step] {
    let arguments = options + ["-F", "json", "-c", "feeds open; " + script]
    return Array(try await run(arguments, at: hour, environment).steps().dropFirst())
  }

  private func addFeed() async throws {
    #expect(try await run(["feeds", "add", server.url + "/feed"], at: 7).status == 0)
  }

  private var asked: [String] { server.requests.map(\.path).filter { $0.hasPrefix("/page/") } }

  @Test("a text is fetched once, has its links numbered, and is there without the network")
  func kept() async throws {
    defer { server.stop() }
    try await addFeed()
    let script = try home.write("#!/bin/sh\nfor a; do printf '<%s>' \"$a\"; done >>\"$HOME/seen\"\n".utf8, to: "browse")
    let browser = ["BROWSER": "/bin/sh \(script)"]
    let online = try await steps("read 1; web 1.2; web 1.1; web 1.3; read 1; web", [], browser)
    #expect(
      online.map(\.outcome) == ["read ok", "web ok", "web ok", "web noSuchItem", "read ok", "web ok"])
    let text = try #require(online.first?.records.first)
    #expect(text.type == "text" && text.n == 1 && text.title == "Bicycle 1" && text.verdict == "whole")
    #expect(text.text?.hasPrefix("The bicycle number 1 of paragraph 1 was seen at the market in") == true)
    #expect(text.text?.hasSuffix("can be heard from the hill.") == true)
    #expect(text.text?.ranges(of: "\n\n").count == 6)
    #expect(text.links == [server.url + "/plan/1", "https://city.example/ferry"])
    #expect(text.text?.contains("Home") == false && text.text?.contains("Contact") == false)
    #expect(
      try home.read("seen") == "<https://city.example/ferry><\(server.url)/plan/1><\(server.url)/page/1>")
    #expect(asked == ["/page/1"])

    let count = server.requests.count
    let offline = try await steps(
      "read 1; web 1.2; read 2; web 2.1; find mechanic --in text; read 1", at: 9, ["--offline"], browser)
    #expect(
      offline.map(\.outcome) == ["read ok", "web ok", "read offline", "web noText", "find ok", "read ok"])
    #expect(offline.first?.records.first == text)
    #expect(offline.last?.records.first == text)
    #expect(server.requests.count == count)
  }

  @Test("settings reader on fetches texts with open, in later sessions too, and a page that fails is only told")
  func reader() async throws {
    defer { server.stop() }
    try await addFeed()
    #expect(try await run(["settings", "reader", "on"]).status == 0)
    let result = try await run(["-c", "feeds open > /dev/null; open 2; open 4"])
    #expect(result.output.contains("in.\n\nThe plan of the harbour[1] and the ferry[2]"))
    #expect(result.output.contains("Bicycle 4\nOwn\n\nSeen 4 times.\n"))
    #expect(result.errors.contains("Could not fetch the full text: "))
    #expect(result.status == 0)
    #expect(asked == ["/page/2", "/page/4"])
    // The text stays after the setting is off.
    let off = try await run(["--offline", "-c", "settings reader off; feeds open > /dev/null; open 2; open 1"])
    #expect(off.output.contains("The plan of the harbour[1]") && off.output.contains("Seen 1 times."))
  }

  @Test("a file is read without a network and without settings, in every format")
  func file() async throws {
    defer { server.stop() }
    let path = try home.write(MadeUpPages.page(7).utf8, to: "a page.html")
    let alone = ["--offline", "--no-config"]
    let steps = try await run(alone + ["-F", "json", "-c", "read '\(path)'; read '\(path)x'; read \(home.path)/"])
      .steps()
    #expect(steps.map(\.outcome) == ["read ok", "read io", "read io"])
    let text = try #require(steps.first?.records.first)
    #expect(text.url == path && text.verdict == "whole" && text.title == "Bicycle 7")
    let rows = try await run(alone + ["-F", "tsv", "-c", "read '\(path)'"])
    let cells = rows.lines.first?.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) ?? []
    #expect(rows.lines.count == 1 && cells.count == 6)
    #expect(Array(cells.prefix(5)) == ["1", "whole", "Bicycle 7", String(text.words ?? 0), path])
    #expect(cells.last == text.text?.replacing("\n\n", with: " "))
    let shown = try await run(alone + ["-c", "read '\(path)'"])
    #expect(shown.lines.first == "Bicycle 7" && shown.lines.contains("Links"))
    #expect(server.requests.isEmpty)
  }

  /// A page whose text has characters that a terminal acts on: as HTML, and in its structured data, where they can be
  /// escaped.
  private static let hostilePages: [String] = {
    let evil = "\u{1B}]0;x\u{7}\u{1B}[2J\u{9B}31m\u{202E}evil\u{200B}"
    let escaped = #"\u001b]0;x\u0007\u001b[2J\u009b31m\u202eevil\u200b"#
    func paragraphs(_ word: String) -> [String] {
      (1...6).map { "\(word) The harbour is \($0) miles away from here, and the ferry \(word) goes at noon." }
    }
    return [
      "<html><head><title>\(evil)</title><meta name=\"author\" content=\"\(evil)\"></head><body><article>"
        + paragraphs(evil).map { "<p>\($0)</p>" }.joined() + "<pre>\(evil)\n\(evil)</pre></article></body></html>",
      "<html><head><script type=\"application/ld+json\">{\"@type\":\"NewsArticle\",\"headline\":\"\(escaped)\","
        + "\"author\":{\"name\":\"\(escaped)\"},\"articleBody\":\""
        + paragraphs(escaped).joined(separator: #"\n\n"#) + "\"}</script></head><body><p>One.</p></body></html>",
    ]
  }()

  @Test("nothing of a page reaches the terminal or breaks out of the formats", arguments: ["text", "tsv", "json"])
  func hostile(format: String) async throws {
    defer { server.stop() }
    for page in Self.hostilePages {
      let path = try home.write(page.utf8, to: "evil.html")
      let result = try await run(["--offline", "--no-config", "-F", format, "-c", "read \(path)"])
      #expect(result.status == 0)
      #expect(result.output.contains("The harbour is 6 miles away"))
      #expect(result.hiddenCharacters.isEmpty)
      #expect(format != "tsv" || result.lines.count == 1)
      #expect(format != "json" || result.lines.count == 2)
    }
  }
}
