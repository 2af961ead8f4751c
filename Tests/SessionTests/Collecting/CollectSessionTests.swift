import Synchronization
import TestSupport
import TestTraits
import Testing

@Suite("Collecting, following and the brief, in whole sessions", .takesTurns)
struct CollectSessionTests {
  private let home = TemporaryFolder()
  private let served = Served()

  /// The current content of the server.
  private final class Served: Sendable {
    private let titles = Mutex<[String]>(["The moon rises over Paris", "Rain in Rome"])

    func add(_ title: String) { titles.withLock { $0.append(title) } }

    func feed(_ name: String) -> LoopbackServer.Answer {
      let items = titles.withLock(\.self).enumerated().map { number, title in
        """
        <item><title>\(title)</title><link>https://paper.example/\(name)-\(number)</link>\
        <pubDate>Sun, 22 Nov 2026 05:00:00 GMT</pubDate></item>
        """
      }
      return .xml("<rss version=\"2.0\"><channel><title>\(name)</title>\(items.joined())</channel></rss>")
    }
  }

  private func server() throws -> LoopbackServer {
    try LoopbackServer { [served] request in
      switch request.path {
      case "/gone": .status(410)
      case "/moon", "/earth": served.feed(String(request.path.dropFirst()))
      default: .status(404)
      }
    }
  }

  private func run(
    _ words: [String], at time: String = "2026-11-22T06:00:00Z", in language: String = "C.UTF-8"
  ) async throws -> Program.Result {
    try await Program(home: home, environment: ["SUPERNEWS_NOW": time, "LANG": language]).run(words)
  }

  private func take(_ server: LoopbackServer, _ names: [String]) async throws {
    let outlines = names.map { "<outline text=\"\($0)\" xmlUrl=\"\(server.url)/\($0)\"/>" }
    let path = try home.write("<opml version=\"2.0\"><body>\(outlines.joined())</body></opml>".utf8, to: "list.opml")
    #expect(try await run(["feeds", "import", path]).status == 0)
  }

  @Test("shells read what a collector has just fetched")
  func sharedLists() async throws {
    let server = try server()
    defer { server.stop() }
    try await take(server, ["moon", "earth"])
    #expect(try await run(["feeds", "open", "earth"]).output.contains("Rain in Rome"))
    #expect(try await run(["collect", "--once", "--what", "feeds"]).output.contains("2 feeds checked"))
    #expect(try await run(["feeds", "open", "moon"], at: "2026-11-22T06:04:00Z").output.contains("Rain in Rome"))
    #expect(server.requestCounts == ["/moon": 1, "/earth": 2])
    // Later the list says what has not changed since.
    #expect(try await run(["feeds", "open", "moon"], at: "2026-11-22T06:06:00Z").output.contains("Rain in Rome"))
    #expect(server.requestCounts == ["/moon": 2, "/earth": 2])
  }

  @Test("a round fetches what is due, a follow finds it, and the brief has it once")
  func morning() async throws {
    let server = try server()
    defer { server.stop() }
    try await take(server, ["moon", "earth", "gone"])
    #expect(try await run(["follow", "mars", "--notify"]).status == 0)
    let first = try await run(["collect", "--once", "--what", "feeds"])
    #expect(first.output.contains("4 new articles · 3 feeds checked · 1 failed"), "\(first.output)\(first.errors)")
    #expect(first.output.contains("This feed no longer exists and won't be checked again: gone."))
    // The same time again: nothing is due.
    let again = try await run(["collect", "--once", "--what", "feeds"])
    #expect(again.output.contains("0 new articles · 0 feeds checked"))
    served.add("A probe lands on Mars")
    let second = try await run(["collect", "--once", "--what", "feeds"], at: "2026-11-22T06:20:00Z")
    #expect(second.output.contains("2 new articles · 2 feeds checked"), "\(second.output)")
    #expect(second.output.contains("2 for your follows"))
    let summary = try await run(["summary"], at: "2026-11-22T06:21:00Z")
    #expect(summary.output.hasPrefix("6 unread in your lists, 2 of them for your follows · collected 1 min ago\n"))
    // Something has to be scheduled.
    let scheduled = ["collect", "--once", "--every", "30m", "--what", "feeds"]
    #expect(try await run(scheduled, at: "2026-11-22T06:21:00Z").status == 0)
    #expect(try await run(["summary"], at: "2026-11-22T06:22:00Z").output.contains(" · next at "))
    #expect(try await !run(["summary"], at: "2026-11-22T06:52:00Z").output.contains("next at"))
    // A pipe shows it to nobody.
    for words in [["brief"], ["brief", "--mark-shown"]] {
      let brief = try await run(words, at: "2026-11-22T06:30:00Z")
      #expect(brief.output.components(of: "A probe lands on Mars") == 1, "\(brief.output)")
      #expect(brief.output.contains("\"mars\""))
    }
    let none = try await run(["brief", "--if-new"], at: "2026-11-22T06:31:00Z")
    #expect((none.status, none.output) == (0, ""))
    let french = try await run(["bilan"], at: "2026-11-22T06:31:00Z", in: "fr_FR.UTF-8")
    #expect(french.output.hasPrefix("6 non lus"))
  }

  @Test("collect is a command of the command line only")
  func notAtPrompt() async throws {
    let result = try await run(["-F", "json", "-c", "collect --once"])
    #expect(result.output.contains("\"usage\""), "\(result.output)")
    #expect(result.status == 1)
    let words = try await run(["-c", "collect"]).errors
    #expect(words.contains("collect: not available inside supernews; run it in your system shell"), "\(words)")
    let french = try await run(["-c", "collecter"], in: "fr_FR.UTF-8").errors
    #expect(french.contains("collecter\u{202F}: cette commande n’est pas disponible dans supernews"), "\(french)")
  }

  @Test("two collectors share the work: each feed is asked once")
  func shared() async throws {
    let server = try server()
    defer { server.stop() }
    try await take(server, ["moon", "earth"])
    async let one = run(["collect", "--once", "--what", "feeds"])
    async let other = run(["collect", "--once", "--what", "feeds"])
    let results = try await [one, other]
    #expect(results.allSatisfy { $0.status == 0 }, "\(results.map(\.errors))")
    #expect(server.requests.count { $0.path == "/moon" } == 1)
    #expect(server.requests.count { $0.path == "/earth" } == 1)
    let count = try await run(["-F", "json", "find", "moon"])
    #expect(count.output.contains("\"total\":2"), "\(count.output)")
  }

  @Test("an alert reaches the reader's program once, as JSON")
  func program() async throws {
    let server = try server()
    defer { server.stop() }
    try await take(server, ["moon"])
    try await home.makeProgram("take", "/bin/cat >>\(home.path)/alerts")
    #expect(try await run(["settings", "on-alert", home.programs + "/take"]).status == 0)
    #expect(try await run(["follow", "moon", "--notify"]).status == 0)
    for time in ["2026-11-22T06:00:00Z", "2026-11-22T06:30:00Z"] {
      #expect(try await run(["collect", "--once", "--what", "feeds"], at: time).status == 0)
    }
    let lines = try home.read("alerts").split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.contains("\"title\":\"The moon rises over Paris\"") == true)
  }

  /// Runs a round in the background, with its output in files.
  private func start(_ words: [String], program: TestSupport.Program) throws -> pid_t {
    let paths: [String] = ["/dev/null", "\(home.path)/output", "\(home.path)/errors"]
    let descriptors: [Int32] = paths.map { path in open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
    defer { for descriptor in descriptors { close(descriptor) } }
    return try program.start(words, descriptors)
  }

  @Test("a round ends with the signal that wants it, while servers say nothing", arguments: [SIGTERM, SIGINT])
  func ended(signal: Int32) async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    try await take(server, ["moon"])
    let process = try start(["collect", "--once", "--what", "feeds"], program: Program(home: home))
    #expect(try await eventually { !server.requests.isEmpty })
    kill(process, signal)
    #expect(try await Program.wait(for: process, seconds: 120) == 128 + signal)
    // The feed it was fetching is free for the next collector.
    let next = try LoopbackServer { _ in .status(404) }
    defer { next.stop() }
    let missing = try await run(["collect", "--once", "--what", "feeds"])
    #expect(missing.status == 1)
    #expect(missing.output.contains("1 feed checked · 1 failed"))
    #expect(missing.errors.contains("127.0.0.1"))
  }

  @Test("a program for alerts that takes no notice of signals ends with the round, and what it started")
  func obstinate() async throws {
    let server = try server()
    defer { server.stop() }
    try await take(server, ["moon"])
    try await home.makeProgram(
      "take", "trap '' INT TERM HUP\n/bin/sleep 600 & echo $! >\(home.path)/child; while :; do wait; done")
    #expect(try await run(["settings", "on-alert", home.programs + "/take"]).status == 0)
    #expect(try await run(["follow", "moon", "--notify"]).status == 0)
    let process = try start(["collect", "--once", "--what", "feeds"], program: Program(home: home))
    #expect(try await eventually { (try? home.read("child"))?.hasSuffix("\n") == true })
    kill(process, SIGTERM)
    #expect(try await Program.wait(for: process, seconds: 120) == 128 + SIGTERM)
    let child = try #require(pid_t(home.read("child").dropLast()))
    #expect(try await eventually { !isRunning(child) })
    kill(child, SIGKILL)
  }

  @Test("Ctrl-C ends a round even where it waits for what no Ctrl-C reaches")
  func stuck() async throws {
    // A pipe instead of the settings, whose other end is open and silent.
    let path = home.path + "/.config/supernews/config"
    try home.write([], to: ".config/supernews/rc")
    #expect(mkfifo(path, 0o600) == 0)
    let end = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    defer { close(end) }
    let process = try start(["collecter", "--once"], program: Program(home: home))
    #expect(try await eventually { Self.hasOpen(path, process) })
    kill(process, SIGINT)
    #expect(try await Program.wait(for: process, seconds: 120) == 128 + SIGINT)
    // It would say this if it had continued.
    #expect(try !home.read("errors").contains(path))
  }

  /// Whether a process has a file open.
  private static func hasOpen(_ path: String, _ process: pid_t) -> Bool {
    (3..<40).contains { number in
      var buffer = [CChar](repeating: 0, count: 4096)
      let count = readlink("/proc/\(process)/fd/\(number)", &buffer, buffer.count - 1)
      return count > 0 && String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self) == path
    }
  }

  @Test("a brief is sent once a day")
  func letter() async throws {
    let server = try server()
    defer { server.stop() }
    try await take(server, ["moon"])
    try await home.makeProgram("sendmail", "/bin/cat >>\(home.path)/letters")
    var program = Program(home: home, environment: ["SUPERNEWS_NOW": "2026-11-22T06:00:00Z"])
    program.environment["PATH"] = home.programs + ":" + (program.environment["PATH"] ?? "")
    _ = try await program.run(["collect", "--once", "--what", "feeds"])
    #expect(try await program.run(["brief", "--send", "not an address"]).status == 1)
    let first = try await program.run(["brief", "--send", "me@example.org"])
    #expect(first.status == 0, "\(first.errors)")
    let second = try await program.run(["brief", "--send", "me@example.org"])
    #expect(second.status == 0)
    #expect(second.errors.contains("Today's brief was already sent to me@example.org."))
    let letter = try home.read("letters")
    #expect(letter.components(of: "To: me@example.org") == 1)
    #expect(letter.contains("The moon rises over Paris"))
    #expect(letter.contains("List-Id:"))
    #expect(
      letter.contains("Subject: Brief =?") || letter.contains("22_November_2026") || letter.contains("22 November 2026")
    )
  }
}

extension String {
  /// How often it contains a text.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
