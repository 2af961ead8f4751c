import TestSupport
import TestTraits
import Testing

@Suite("What a reader of newsboat brings, in whole sessions", .takesTurns)
struct NewsboatSessionTests {
  private let home = TemporaryFolder()

  /// Three feeds, each with dated articles of its own: `tech` with 30.
  private static func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      func feed(_ name: String, _ titles: [String]) -> LoopbackServer.Answer {
        let items = titles.enumerated().map { index, title in
          """
          <item><title>\(title)</title><link>https://\(name.lowercased()).example/\(index)</link>\
          <pubDate>\(index < 9 ? "Sat, 21" : "Tue, 10") Nov 2026 0\(index % 6):00:00 GMT</pubDate></item>
          """
        }
        return .xml("<rss version=\"2.0\"><channel><title>\(name)</title>\(items.joined())</channel></rss>")
      }
      switch request.path {
      case "/tech": return feed("Tech", (1...30).map { "Kernel \($0)" })
      case "/alps": return feed("Alps", ["Snow falls", "Snow melts"])
      case "/rain": return feed("Rain", ["Rain falls"])
      default: return .status(404)
      }
    }
  }

  private func program(_ environment: [String: String] = [:]) -> Program {
    let own = ["SUPERNEWS_NOW": "2026-11-21T08:00:00Z"]
    return Program(home: home, environment: own.merging(environment) { _, new in new })
  }

  private func take(_ server: LoopbackServer) async throws -> Program.Result {
    _ = try home.write(
      """
      # newsboat
      \(server.url)/tech  "IT news" linux "~Tech talk"
      \(server.url)/alps  weather/snow "!"
      "query:Unread:unread = \\"yes\\""
      exec:~/bin/evil.sh weather
      "filter:~/bin/evil.sh:\(server.url)/rain"
      \(server.url)/rain
      """.utf8, to: ".newsboat/urls")
    try await home.makeProgram("evil.sh", #"echo run >>"$HOME/evil""#)
    return try await program().run(["-F", "json", "-c", "feeds import ~/.newsboat/urls"])
  }

  @Test("its list of feeds comes with folders and names, and nothing in it is run")
  func imported() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let result = try await take(server)
    let step = try #require(try result.steps().first)
    #expect(step.outcome == "feeds ok" && step.status.count == 3)
    let host = server.url.replacing("http://", with: "")
    #expect(step.records.filter { $0.type == "feed" }.map(\.name) == [host, "Tech talk", host])
    let lines = step.records.filter { $0.type == "import" }
    #expect(lines.map(\.line) == [2, 3, 4, 5, 6, 7])
    #expect(lines.map(\.reason) == [nil, nil, "query", "program", "filter", nil])
    #expect(lines.map(\.folder) == ["IT news", "weather/snow", nil, nil, nil, nil])
    #expect(
      result.errors.contains(
        "Left out: line 4, query:Unread (a search; see help follow); line 5, exec:~/bin/evil.sh (a program, which is "
          + "never run); line 6, filter:~/bin/evil.sh (a filter program, which is never run)."))
    // Those without a name get their own titles once they have been read.
    let read = try await program().run(["-F", "json", "-c", "feeds open; feeds"]).steps()
    #expect(read.last?.records.map(\.name) == ["Rain", "Tech talk", "Alps"])
    #expect((try? home.read("evil")) == nil)
    #expect(server.requests.map(\.path).sorted() == ["/alps", "/rain", "/tech"])
    // The second time nothing is new.
    let again = try #require(try await take(server).steps().first)
    #expect(again.status.count == 0 && again.records.map(\.type) == Array(repeating: "import", count: 6))
  }

  @Test("at a terminal the list shows what is unread, a folder opens with it, and marks ask before many")
  func hour() async throws {
    let server = try Self.server()
    defer { server.stop() }
    _ = try await take(server)
    let terminal = try PseudoTerminal(program(), rows: 40)
    try await terminal.wait(for: PseudoTerminal.prompt)
    try await terminal.answer(to: "feeds open > /dev/null; follow snow")
    let list = try await terminal.answer(to: "feeds --sort unread")
    for text in ["Unread  Total  Fetched", "33 unread", "IT news · 30 unread · 1 feed", "weather/snow · 2 unread"] {
      #expect(list.contains(text), "\(list)")
    }
    #expect(list.contains("Query feeds: your follows · feeds open NAME"))
    #expect(try await terminal.answer(to: "feeds open weather --unread").contains("weather · unread only"))
    #expect(try await terminal.answer(to: "feeds open snow").contains("Snow melts"))
    // Fewer than twenty, more than twenty and no, more than twenty and yes.
    #expect(try await terminal.answer(to: "mark read --feed weather").contains("Marked 2 articles as read."))
    terminal.type("mark read --feed 'IT news'\n")
    try await terminal.wait(for: "Mark 30 articles as read? [y/N]")
    #expect(try await terminal.answer(to: "n").contains("Nothing changed."))
    terminal.type("mark read --older 7d\n")
    try await terminal.wait(for: "Mark 21 articles as read? [y/N]")
    #expect(try await terminal.answer(to: "y").contains("Marked 21 articles as read."))
    #expect(try await terminal.answer(to: "feeds").contains("IT news · 9 unread · 1 feed"))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test("pages open together, many of them after a question, and in a script with --yes")
  func pages() async throws {
    let server = try Self.server()
    defer { server.stop() }
    _ = try await take(server)
    let browser = ["BROWSER": "\(home.programs)/browse"]
    try await home.makeProgram("browse", #"echo "$1" >>"$HOME/pages""#)
    let script = "feeds open 'IT news' > /dev/null; web 1-5; web 1-11; web 1-11 --yes"
    let result = try await program(browser).run(["-c", script])
    #expect(try home.read("pages").split(separator: "\n").count == 16)
    #expect(result.errors.contains("this would open 11 pages; add --yes to confirm"))
    let terminal = try PseudoTerminal(program(browser))
    try await terminal.wait(for: PseudoTerminal.prompt)
    try await terminal.answer(to: "feeds open 'IT news'")
    terminal.type("web 1-11\n")
    try await terminal.wait(for: "Open 11 pages in the browser? [y/N]")
    try await terminal.answer(to: "n")
    #expect(try home.read("pages").split(separator: "\n").count == 16)
    terminal.type("web 1-11\n")
    try await terminal.wait(for: "Open 11 pages in the browser? [y/N]")
    try await terminal.answer(to: "y")
    #expect(try home.read("pages").split(separator: "\n").count == 27)
  }

  @Test("an article goes to a program of one's own, which later sessions know")
  func targets() async throws {
    let server = try Self.server()
    defer { server.stop() }
    _ = try await take(server)
    try await home.makeProgram("keep", #"printf '<%s>' "$@" >>"$HOME/kept"; echo taken"#)
    let set = try await program().run(["settings", "share-to", "shelf", "\(home.programs)/keep '{title}: now' {url}"])
    #expect(set.status == 0, "\(set.errors)")
    let script = "feeds open 'IT news' > /dev/null; share 1 shelf"
    let result = try await program().run(["-c", script])
    #expect(try home.read("kept") == "<Kernel 6: now><https://tech.example/5>")
    // What the program writes is nobody's in a script.
    #expect(result.output.isEmpty && result.errors == "Sent to shelf: tech.example.\n")
    let terminal = try PseudoTerminal(program())
    try await terminal.wait(for: PseudoTerminal.prompt)
    try await terminal.answer(to: "feeds open 'IT news'")
    #expect(try await terminal.answer(to: "share 1 sh").contains("taken"))
    #expect(try await terminal.answer(to: "settings share-to shelf off").contains("none"))
  }
}
