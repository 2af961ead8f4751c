import TestSupport
import TestTraits
import Testing

@Suite("The whole way of a reader, from a feed to an edit, in whole sessions", .takesTurns)
struct WholeWaySessionTests {
  private let home = TemporaryFolder()
  private let pages = MadeUpPages()
  private let source: LoopbackServer
  private let google: LoopbackServer

  init() throws {
    source = try pages.server()
    google = try LoopbackServer(MadeUpGoogleNews.answer)
  }

  private func program(at hour: Double) -> Program {
    let now = String(Int(Date.day(0, hour).timeIntervalSince1970))
    return Program(home: home, environment: ["SUPERNEWS_FEEDS_URL": google.url, "SUPERNEWS_NOW": now])
  }

  /// The JSON output of each command of a script on standard input.
  private func steps(_ lines: [String], at hour: Double, _ options: [String] = []) async throws -> [Step] {
    let input = lines.map { $0 + "\n" }.joined()
    return try await program(at: hour).run(options + ["-F", "json"], input: input).steps()
  }

  private func asked(_ path: String) -> Int { source.requests.count { $0.path == path } }

  @Test("lists, texts for the train, reading without a network, and what was edited meanwhile")
  func way() async throws {
    defer { for server in [source, google] { server.stop() } }
    #expect(try await program(at: 7).run(["feeds", "add", source.url + "/feed"]).status == 0)

    let online = try await steps(["top", "feeds open", "list", "read 1", "save 2", "download all"], at: 8)
    #expect(
      online.map(\.outcome) == ["top ok", "feeds ok", "list ok", "read ok", "save ok", "download ok"])
    try #require(online.count == 6)
    #expect(online[0].titles == MadeUpGoogleNews.stories("US:en").map(\.title))
    let titles = (1...4).map { "Bicycle \($0)" }
    #expect(online[1].titles == titles && online[2].titles == titles)
    let text = try #require(online[3].records.first)
    let words = try #require(text.words)
    #expect(text.type == "text" && text.verdict == "whole" && words > 200)
    #expect(text.text?.contains("the old harbour") == true)
    let downloads = online[5].records
    #expect(downloads.map(\.n) == [1, 2, 3, 4])
    #expect(downloads.map(\.verdict) == ["whole", "whole", "none", nil])
    #expect(downloads.map(\.words) == [words, words, 0, nil])
    #expect(downloads.map(\.reason) == [nil, nil, "login", nil])
    #expect(downloads.last?.error?.code == "badResponse")
    #expect(asked("/page/1") == 1 && asked("/page/2") == 1)

    // Only the archive is left.
    try FileManager.default.removeItem(atPath: home.path + "/.cache")
    let counts = [source.requests.count, google.requests.count]
    let offline = try await steps(
      ["top", "feeds open", "read 2", "find mechanic --in text", "find zeppelin --in text", "saved", "read 3"]
        + ["feeds open", "read 3", "read 1"], at: 9, ["--offline"])
    #expect(
      offline.map(\.outcome) == [
        "top ok", "feeds ok", "read ok", "find ok", "find ok", "saved ok", "read noSuchItem", "feeds ok",
        "read offline", "read ok",
      ])
    try #require(offline.count == 10)
    #expect(offline[0].titles == online[0].titles && offline[1].titles == titles)
    let second = try #require(offline[2].records.first)
    #expect(second.title == "Bicycle 2" && second.verdict == "whole" && second.words == words)
    #expect(Set(offline[3].titles) == ["Bicycle 1", "Bicycle 2"])
    #expect(offline[4].records.isEmpty)
    #expect(offline[5].titles == ["Bicycle 2"] && offline[5].records.first?.isSaved == true)
    #expect(offline[9].records == [text])
    #expect([source.requests.count, google.requests.count] == counts)

    pages.edit()
    let later = try await steps(
      ["feeds open", "read 1", "read 1 --again", "diff 1", "find station --in text", "read 1"], at: 11)
    #expect(
      later.map(\.outcome) == ["feeds ok", "read ok", "read ok", "diff ok", "find ok", "read ok"])
    try #require(later.count == 6)
    #expect(later[1].records == [text])
    let edited = try #require(later[2].records.first)
    #expect(edited.text == text.text?.replacing("old harbour", with: "new station"))
    let change = try #require(later[3].records.first)
    #expect(later[3].records.count == 1 && change.type == "change" && change.field == "text")
    #expect(change.added == ["new station"])
    #expect(change.from == "2026-11-21T08:00:00Z" && change.to == "2026-11-21T11:00:00Z")
    #expect(later[4].titles == ["Bicycle 1"])
    #expect(later[5].records == [edited])
    #expect(asked("/page/1") == 2 && asked("/page/2") == 1)
    let told = try await program(at: 11).run(["--offline"], input: "feeds open > /dev/null\ndiff 1\n")
    #expect(told.output.replacing("\n", with: " ").contains("the [-old harbour-] {+new station+} in the morning"))
  }

  @Test("at a terminal a download shows how far it is, and Ctrl-C keeps what has come")
  func stopped() async throws {
    defer { for server in [source, google] { server.stop() } }
    let program = Program(home: home, environment: ["SUPERNEWS_FEEDS_URL": google.url])
    #expect(try await program.run(["feeds", "add", source.url + "/feed"]).status == 0)
    pages.hold(true)
    let terminal = try PseudoTerminal(program)
    try await terminal.wait(for: PseudoTerminal.prompt)
    try await terminal.answer(to: "feeds open")
    terminal.type("download 1-3\n")
    // The second page does not arrive, the others do.
    let drawn = try await terminal.wait(for: "2 of 3 texts · Ctrl-C to stop")
    #expect(drawn.contains("▕") && drawn.contains("▏"))
    terminal.type("\u{3}")
    let told = try await terminal.wait(for: PseudoTerminal.prompt)
    #expect(told.contains("Saved 1 article for offline reading; 1 had no text."))
    #expect(told.contains("download: stopped"))
    #expect(try await terminal.answer(to: "read 1").contains("The plan of the harbour[1]"))
    #expect(asked("/page/1") == 1)

    // The next download continues where this one was cancelled.
    pages.hold(false)
    #expect(try await terminal.answer(to: "feeds open").contains("Bicycle 2"))
    #expect(try await terminal.answer(to: "download 1-2").contains("Saved 2 articles for offline reading."))
    #expect(asked("/page/1") == 1)
    terminal.type("quit\n")
    // A command was cancelled.
    #expect(try await terminal.end() == 1)
  }
}
