import TestSupport
import TestTraits
import Testing

@Suite("A diagnosis in whole sessions", .takesTurns)
struct DoctorSessionTests {
  private static let key = "0123456789abcdef0123456789abcdef"
  private static let time = ("Date", "Thu, 02 Jan 2020 06:00:05 GMT")
  private static let now = ["SUPERNEWS_NOW": "2020-01-02T06:00:00Z"]

  private let home = TemporaryFolder()

  /// Plays all providers, whose clocks agree with that of the session.
  private func internet() throws -> LoopbackServer {
    try LoopbackServer { request in
      if request.headers["x-api-key"] != nil { return .page(["One", "Two"], headers: [Self.time]) }
      let feed =
        request.path.hasSuffix("/paper") ? MadeUpFeed.rss("Paper", ["Bread rises"]) : MadeUpGoogleNews.feed("KE:en")
      return .response(headers: [("Content-Type", "application/xml"), Self.time], body: Array(feed.utf8))
    }
  }

  /// A session in which everything is all right: in a country for which the catalogue has one feed.
  private func program(_ internet: LoopbackServer, _ variables: [String: String] = [:]) throws -> Program {
    let catalogue = try home.write("ke\t\(internet.url)/paper\t\n".utf8, to: "catalogue.tsv")
    let own = [
      "SUPERNEWS_FEEDS_URL": internet.url, "SUPERNEWS_NEWSAPI_URL": internet.url, "SUPERNEWS_CATALOGUE": catalogue,
    ]
    return Program(home: home, environment: own.merging(Self.now) { $1 }.merging(variables) { $1 })
  }

  /// The verdict of each subject in JSON output.
  private func verdicts(_ result: Program.Result) throws -> [String: String] {
    try result.lines.reduce(into: [:]) { verdicts, line in
      guard line.hasPrefix(#"{"type":"check""#) else { return }
      let check = try JSONDecoder().decode(CheckLine.self, from: Data(line.utf8))
      verdicts[check.subject] = check.verdict
    }
  }

  private struct CheckLine: Decodable {
    let subject: String
    let verdict: String
  }

  /// The bytes of all files in the home folder, by their paths.
  private func files() throws -> [String: Data] {
    let manager = FileManager.default
    return try manager.subpathsOfDirectory(atPath: home.path).reduce(into: [:]) { files, path in
      files[path] = manager.contents(atPath: home.path + "/" + path) ?? Data()
    }
  }

  @Test("where everything is all right, each provider is asked once, and nothing changes")
  func fine() async throws {
    let internet = try internet()
    defer { internet.stop() }
    let program = try program(internet)
    let first = try await program.run(["--country", "ke", "top"])
    #expect(first.status == 0, "\(first.errors)")
    let (asked, before) = (internet.requests.count, try files())
    #expect(before.keys.contains(TemporaryFolder.archive))

    let text = try await program.run(["--country", "ke", "doctor"])
    #expect(text.status == 0 && text.errors.isEmpty, "\(text.output)\(text.errors)")
    #expect(!text.output.contains("✗"), "\(text.output)")
    for fact in ["3 headlines", "1 headline", "agrees with the servers", "intact", "tables of version 102", "no key"] {
      #expect(text.output.contains(fact), "\(fact): \(text.output)")
    }
    #expect(internet.requests.count == asked + 2)
    #expect(try files() == before)

    let json = try await program.run(["--country", "ke", "doctor", "-F", "json"])
    #expect(try json.steps().map(\.outcome) == ["doctor ok"])
    let verdicts = try verdicts(json)
    for subject in ["network", "googleNews", "sourceFeeds", "clock", "language", "archive", "mail", "model"] {
      #expect(verdicts[subject] == "ok", "\(subject): \(json.output)")
    }
    #expect(verdicts["newsapi"] == "unchecked")
    #expect(verdicts.count == 16)
    #expect(try files() == before)
  }

  @Test("with a key NewsAPI is asked once, which is said and counted")
  func key() async throws {
    let internet = try internet()
    defer { internet.stop() }
    let program = try program(internet, ["NEWSAPI_KEY": Self.key])
    let result = try await program.run(["--country", "ke", "-c", "doctor; quota"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("this check took 1 request, 99 left today"), "\(result.output)")
    #expect(result.output.contains("1 request;"))
    #expect(internet.requests.count { $0.headers["x-api-key"] == Self.key } == 1)
    #expect(!result.output.contains(Self.key))
  }

  @Test(
    "--offline asks nobody, before and after the command",
    arguments: [["doctor", "--offline"], ["--offline", "doctor"]])
  func offline(words: [String]) async throws {
    let internet = try internet()
    defer { internet.stop() }
    let result = try await program(internet, ["NEWSAPI_KEY": Self.key]).run(words)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("not asked (offline)"))
    #expect(internet.connectionCount == 0)
    // In a new home, nothing was made.
    #expect(try files().keys.sorted() == ["catalogue.tsv"])
  }

  @Test("without a network the status is 1, and it says what to do")
  func broken() async throws {
    let program = Program(home: home)
    let text = try await program.run(["doctor"])
    #expect(text.status == 1)
    #expect(text.output.contains(#/✗ +Network +direct, cannot reach 127\.0\.0\.1/#), "\(text.output)")
    #expect(text.output.contains("→ check your connection, or start with --offline"))
    #expect(text.output.contains("✓  Archive"))
    #expect(text.errors.contains("doctor: found "))
    let json = try await program.run(["-F", "json", "doctor"])
    #expect(json.status == 1)
    #expect(try json.steps().map(\.outcome) == ["doctor diagnosis"])
    let verdicts = try verdicts(json)
    #expect(verdicts["network"] == "failure" && verdicts["googleNews"] == "failure")
    #expect(verdicts["clock"] == "unchecked")
    #expect(try files().isEmpty)
  }

  @Test("a server that never answers is given up after its time, and the rest is there")
  func silent() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    let program = Program(home: home, environment: ["SUPERNEWS_FEEDS_URL": server.url])
    let result = try await program.run(["--provider", "feeds", "doctor"])
    #expect(result.status == 1)
    #expect(result.output.contains("did not respond within 8 s"), "\(result.output)")
    #expect(result.output.contains("✓  Libraries") || result.output.contains("!  Libraries"))
  }

  @Test("a clock that is wrong is found, and the proxy is shown without its password")
  func clock() async throws {
    let internet = try internet()
    defer { internet.stop() }
    let late = [
      "SUPERNEWS_NOW": "2020-01-02T09:00:00Z", "http_proxy": "http://anna:pass@\(internet.address)", "no_proxy": "",
    ]
    let result = try await program(internet, late).run(["--country", "ke", "doctor"])
    #expect(result.status == 1)
    #expect(
      result.output.contains(#/✗ +Clock +2 h ahead of the servers|✗ +Clock +3 h ahead of the servers/#),
      "\(result.output)")
    #expect(result.output.contains("→ to set the clock, run: timedatectl set-ntp true"))
    #expect(result.output.contains("through the proxy http://\(internet.address)"))
    #expect(!result.output.contains("pass@") && !result.output.contains("anna"))
  }

  @Test("at a terminal it says what that can show, in colour; without UTF-8 it is ASCII")
  func terminal() async throws {
    let program = Program(home: home, environment: ["COLORTERM": "truecolor", "FORCE_HYPERLINK": "1"])
    let terminal = try PseudoTerminal(program, ["--offline", "doctor"], columns: 100, rows: 50)
    #expect(try await terminal.end() == 0)
    #expect(terminal.raw.contains("\u{1B}[32m✓"))
    #expect(terminal.raw.contains("100 × 50, true colour, UTF-8, links"))
    let plain = try await Program(home: home, environment: ["LANG": "C"]).run(["--offline", "doctor"])
    #expect(plain.status == 0 && plain.output.contains("+  Archive") && plain.output.contains("!  Terminal"))
    #expect(!plain.output.contains { "✓✗→".contains($0) })
  }

  @Test("at the prompt too, in French")
  func prompt() async throws {
    let terminal = try PseudoTerminal(Program(home: home), ["--lang", "fr", "--offline"], rows: 60)
    try await terminal.wait(for: " ›")
    let shown = try await terminal.answer(to: "diagnostic --hors-ligne", until: " ›")
    #expect(shown.contains("–  Réseau") && shown.contains("non interrogé (hors ligne)"), "\(shown)")
    terminal.type("quitter\n")
    #expect(try await terminal.end() == 0)
  }
}

extension DoctorSessionTests {
  /// Things that nobody else may learn.
  private static let secrets = [
    "Bread rises", "tiger-label", "tigerfeed", "Tiger Feed", "tigerfolder", "annasecret", "tigeralert", "tigerproxy",
    "tigersearch", "tigerdb",
  ]

  @Test(
    "a report has nothing private in it, whether things work or not",
    arguments: [nil, "postgresql://annasecret@127.0.0.1:1/tigerdb"])
  func report(server: String?) async throws {
    let internet = try internet()
    defer { internet.stop() }
    try await home.makeProgram("tigeralert", ":")
    var program = try program(
      internet,
      [
        "USER": "annasecret", "LOGNAME": "annasecret", "EMAIL": "annasecret@tiger.example", "NEWSAPI_KEY": Self.key,
        "http_proxy": "http://annasecret:tigerproxy@\(internet.address)", "no_proxy": "",
      ])
    let list = """
      <opml version="2.0"><body><outline text="tigerfolder"><outline text="Tiger Feed"
      xmlUrl="\(internet.url)/paper?tigerfeed"/></outline></body></opml>
      """
    let path = try home.write(list.utf8, to: "list.opml")
    let filled = try await program.run([
      "-c",
      "feeds import \(path); feeds open 1; save 1 --as tiger-label; follow tigersearch; "
        + "settings on-alert '\(home.programs)/tigeralert -x'",
    ])
    #expect(filled.status == 0, "\(filled.errors)")
    program.environment["SUPERNEWS_ARCHIVE"] = server
    let result = try await program.run(["--country", "ke", "doctor", "--report", home.path + "/report.txt"])
    #expect(result.status == (server == nil ? 0 : 1), "\(result.output)")
    #expect(result.errors.contains("Wrote the report to \(home.path)/report.txt"))
    // The screen has what its reader needs.
    #expect(result.output.contains(server == nil ? home.path : "127.0.0.1:1"))

    let report = try home.read("report.txt")
    #expect(report.contains("supernews: fine, version ") && report.contains("Libraries: "))
    #expect(report.contains(server == nil ? "Archive: fine" : "Archive: problem, error archive"))
    let host = home.path.split(separator: "/" as Character).last.map(String.init) ?? ""
    for secret in Self.secrets + [Self.key, home.path, host, internet.address, "\(internet.port)", "127.0.0.1"] {
      #expect(!report.contains(secret), "\(secret): \(report)")
    }
  }

  @Test("the report is for others, so it is the same in another language")
  func language() async throws {
    let result = try await Program(home: home).run([
      "--offline", "--lang", "fr", "diagnostic", "--rapport", home.path + "/rapport.txt",
    ])
    #expect(result.status == 0 && result.errors.contains("Rapport écrit dans"), "\(result.errors)")
    #expect(try home.read("rapport.txt").contains("Language: fine, "))
  }
}
