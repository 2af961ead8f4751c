import TestSupport
import TestTraits
import Testing

/// Whether the output for programs matches its schema.
@Suite(
  "The schema of what programs read", .takesTurns,
  .enabled(if: SchemaCheck.isPossible, "python3-jsonschema is not installed"))
struct SchemaTests {
  private let home = TemporaryFolder()

  private func program(_ environment: [String: String] = [:]) -> Program {
    Program(home: home, environment: environment)
  }

  private func check(_ lines: [String]) async throws -> SchemaCheck.Report {
    let schema = try await program().run(["--generate", "schema"])
    #expect(schema.status == 0 && schema.errors.isEmpty)
    return try await SchemaCheck(schema: schema.output).report(on: lines)
  }

  @Test("it is itself a valid schema, and has the kinds of records that the program knows")
  func schema() async throws {
    let report = try await check([])
    #expect(report.fault == nil)
    #expect(report.kinds.count >= 18)
    #expect(report.missing == report.kinds)
  }

  @Test("every line of many sessions matches exactly one kind, and every kind occurs")
  func sessions() async throws {
    let lines =
      try await sampleLines() + newsAPILines() + feedLines() + ownFeedLines() + archiveLines() + storyLines()
      + textLines() + collectedLines()
      + typedLines()
    try #require(lines.count > 500)
    let report = try await check(lines)
    #expect(report.fault == nil)
    #expect(report.invalid == [])
    // Only an archive on a server has readers.
    #expect(report.missing == ["reader"])
    // Lines with one change must not match; otherwise the schema would accept anything.
    #expect(report.changes > 400)
    #expect(report.missed == [])
  }

  @Test("so does every line of the sessions kept as files")
  func fixtures() async throws {
    let lines = FixtureTests.fixtures.flatMap { fixture in
      fixture.parts[2].split(separator: "\n" as Character).map { String($0) }.filter { $0.hasPrefix("{") }
    }
    try #require(lines.count > 50)
    let report = try await check(lines)
    #expect(report.invalid == [])
    #expect(report.missed == [])
  }

  @Test("a line with a member too many, one too few or one of another type does not match")
  func lineWithAMemberTooMany() async throws {
    let lines = [
      #"{"type":"category","code":"sports","name":"Sports","more":1}"#, #"{"type":"category","code":"sports"}"#,
      #"{"type":"category","code":"sports","name":7}"#, #"{"type":"category","code":"sports","name":null}"#,
      #"{"type":"categories","code":"sports","name":"Sports"}"#, #"{"code":"sports","name":"Sports"}"#,
      #"{"type":"failure","error":{}}"#, #"{"type":"failure","error":{"code":"offline","message":"?"}}"#,
      #"{"type":"quota"}"#, "{}", "[]", "null", "7", #""category""#,
    ]
    let valid = #"{"type":"category","code":"sports","name":"Sports"}"#
    #expect(try await check([valid] + lines).invalid == lines)
  }
}

extension SchemaTests {
  /// The JSON output of a run of the program.
  private func lines(
    _ script: String, _ arguments: [String] = [], _ environment: [String: String] = [:], isInput: Bool = false
  ) async throws -> [String] {
    let arguments = ["-F", "json"] + arguments + (isInput ? [] : ["-c", script])
    let result = try await program(environment).run(arguments, input: isInput ? script : "")
    // Each command has written its status: none of the scripts was refused as a whole.
    #expect(result.status < 2 && result.lines.last?.hasPrefix(#"{"type":"status""#) == true, "\(result.errors)")
    return result.lines
  }

  /// Lines of the sample edition, of commands that need no news, and of mistakes.
  private func sampleLines() async throws -> [String] {
    let reading = """
      top --limit 3; open 1; next; why; share 1-2; share 1 --to markdown; list; search moon; open all; back; home
      sources bbc; sources; source le-monde; open 1; countries; countries japan; near 36.75 3.06; languages; categories; topics sport
      map; map japan; map --zoom 3; heat; world; more; help; help open; help scripting; settings; settings source
      settings location on; near; quota; doctor --offline; history; feeds; feeds export; archive; format; country japan; language fr; top --limit 1
      export ~/list.json; reset; alias hot='top'; alias; bind j next; bind
      """
    let slips = """
      open 1
      top --limit 1
      open 999
      opne
      search
      open x
      open aaaaaa
      top "unclosed
      top --limit many
      map europe
      key
      live
      forward
      web
      feeds check /nowhere/feed.xml
      top > /nowhere/list
      @17 top --limit 1
      @18 why 1
      """
    let sample = ["--provider", "sample"]
    return try await lines(reading, sample, home.tokyo()) + lines(slips, sample, isInput: true)
      + lines("top", ["--offline"]) + lines("near; top", ["--no-config"])
  }

  /// Lines of NewsAPI: with removed articles, with countries that fail, from the store, and refused.
  private func newsAPILines() async throws -> [String] {
    let server = try LoopbackServer { request in
      guard request.query["category"] == "health" else { return MadeUpNewsAPI.answer(request) }
      let country = request.query["country"] ?? "?"
      return country == "jp" ? .captivePortal : .page(["[Removed]", "First of \(country)"])
    }
    let refusing = try LoopbackServer { _ in .refusal("apiKeyInvalid", status: 401) }
    defer { for server in [server, refusing] { server.stop() } }
    let key = ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url]
    let only = ["--provider", "newsapi"]
    let script = """
      top; open 1; why; why 1 2; open all; search moon; sources; top --country fr; top --country de; quota
      top health; world health
      """
    let later = key.merging(["SUPERNEWS_NOW": "2099-01-01T00:00:00Z"]) { _, new in new }
    return try await lines(script, only, key) + lines("top; list; why 1", only + ["--offline"], key)
      + lines("top; why 1; search moon; quota", [], ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": refusing.url])
      + lines("top; quota", only, later)
  }

  /// Lines of Google News on the day of the headlines; it fails in one country and then in all.
  private func feedLines() async throws -> [String] {
    let server = try LoopbackServer { request in
      request.query["gl"] == "FR" ? .status(500) : MadeUpGoogleNews.answer(request)
    }
    defer { server.stop() }
    let morning = ["SUPERNEWS_FEEDS_URL": server.url, "SUPERNEWS_NOW": "2020-01-02T06:00:00Z"]
    let noon = ["SUPERNEWS_FEEDS_URL": server.url, "SUPERNEWS_NOW": "2020-01-02T12:00:00Z"]
    let read = try await lines("top; open 1; why; search bridge; world; heat; map", [], morning)
    // Stored pages, with their age.
    return try await read + lines("top; why 1; world; search bridge", ["--offline"], noon)
      + lines("settings sample on; top --country fr; why 1; settings sample off", [], morning)
  }

  /// Lines of a round of collecting.
  private func collectedLines() async throws -> [String] {
    let server = try LoopbackServer { MadeUpGoogleNews.answer($0) }
    defer { server.stop() }
    var program = program()
    program.environment["SUPERNEWS_FEEDS_URL"] = server.url
    program.environment["SUPERNEWS_NOW"] = "2020-01-02T06:00:00Z"
    return try await program.run(["-F", "json", "collect", "--once"]).lines
  }

  /// Lines of the reader's own feeds: one is read, the other no longer exists.
  private func ownFeedLines() async throws -> [String] {
    let server = try LoopbackServer { request in
      switch request.path {
      case "/gone": .status(404)
      case "/page": .html("<!DOCTYPE html><a href=/one.rss>RSS</a><a href=/two.rss>RSS</a>")
      default: .feed("Paper", ["Bread rises", "Tea cools"])
      }
    }
    defer { server.stop() }
    let list = """
      <opml version="2.0"><body><outline text="News"><outline text="Gone" xmlUrl="\(server.url)/gone"/></outline>
      </body></opml>
      """
    let path = try home.write(list.utf8, to: "list.opml")
    let urls = try home.write("\(server.url)/one Tech linux\nexec:make\n".utf8, to: "urls")
    return try await lines(
      """
      feeds import \(path); feeds import \(urls); follow bread; mark read --older 1d; feeds; feeds add \(server.url)/feed Paper --folder News; feeds open; feeds; feeds open News
      source paper; feeds check \(server.url)/feed; feeds export; feeds; feeds rename 1 Away; feeds remove 1
      feeds remove 9; feeds add \(server.url)/page
      feeds add \(server.url)/gone
      """)
  }

  /// Lines of an archive with an article that changes, with marks and mutes.
  private func archiveLines() async throws -> [String] {
    let reader = try Reader()
    defer { reader.server.stop() }
    reader.news.publish("sun", "Sun over the bay", at: .day(0, 5))
    reader.news.publish("moon", "Moon rises", description: "Tonight.", at: .day(0, 6))
    let before = try await reader.run(["-F", "json", "-c", "top; new"], at: .day(0))
    reader.news.change("moon", to: "Moon sets")
    let script = """
      top; diff 1; save 1 --as sky; mark 1 read; saved; find moon; open 1; unsave 1; new; top --on 2026-11-21
      mute sun --in title --for 7d; mute --source Tabloid; mutes; top; list --all; unmute 1; mutes; archive
      follow moon --in title --country fr --notify --quiet 22-7; follows; brief; summary; unfollow 1; undo --list; undo 2
      """
    let after = try await reader.run(["-F", "json", "-c", script], at: .day(0, 9))
    #expect(before.status == 0 && after.status == 0, "\(before.errors)\(after.errors)")
    return before.lines + after.lines
  }

  /// Lines of stories: one that three sources cover, and a country with other news.
  private func storyLines() async throws -> [String] {
    let reader = try Reader()
    defer { reader.server.stop() }
    let coverage = ["Post", "Herald", "Times", "Star", "Globe", "Mail", "Sun"].map {
      Self.line("Volcano Hekla erupts near Reykjavik", $0, 0, "us")
    }
    let others = (1...5).flatMap { day in
      (0..<6).map { Self.line("Harvest number \(day)\($0) of the orchards", "Post \($0)", day, "fr") }
    }
    let french = (0..<3).map { Self.line("Rencontre \($0) du conseil", "Journal \($0)", 0, "fr") }
    _ = try reader.home.write((coverage + others + french).joined(separator: "\n").utf8, to: "news.jsonl")
    let script = """
      archive import \(reader.home.path)/news.jsonl; stories --since 2d --min 3; compare hekla; timeline 1
      trends --days 5 --all; stories --articles --since 1d
      """
    let result = try await reader.run(["-F", "json", "-c", script], at: .day(0, 9))
    #expect(result.status == 0, "\(result.errors)")
    return result.lines
  }

  /// A line of an exported archive.
  private static func line(_ title: String, _ source: String, _ day: Int, _ country: String) -> String {
    let date = Date.day(-day, 6).iso8601
    let host = source.lowercased().filter(\.isLetter) + "." + country
    return #"{"type":"article","title":"\#(title)","url":"https://\#(host)/"#
      + #"\#(day)-\#(title.filter { $0 != " " })","language":"en","publishedAt":"\#(date)","firstSeen":"\#(date)","#
      + #""lastSeen":"\#(date)","source":{"name":"\#(source)"},"country":"\#(country)","lists":["local \#(country)"]}"#
  }

  /// Lines of texts of articles.
  private func textLines() async throws -> [String] {
    let server = try LoopbackServer { request in
      let host = "http://" + (request.headers["host"] ?? "")
      let words = String(repeating: "The old tram came down the hill, past the school and the market. ", count: 8)
      return request.path == "/feed"
        ? .xml(
          "<rss version=\"2.0\"><channel><title>Own</title><link>\(host)/</link><item><title>Tram</title>"
            + "<link>\(host)/tram</link></item></channel></rss>")
        : .html("<html lang=\"en\"><title>Tram</title><body><article><p>\(words)</p></article></body></html>")
    }
    defer { server.stop() }
    let script = """
      settings translator '/usr/bin/tr a-z A-Z'
      feeds add \(server.url)/feed
      feeds open
      download
      read 1
      translate 1
      """
    return try await Program(home: TemporaryFolder()).run(["-F", "json"], input: script).lines
  }

  /// Lines at a terminal, where there is a history.
  private func typedLines() async throws -> [String] {
    let terminal = try PseudoTerminal(program(), ["--provider", "sample"])
    try await terminal.wait(for: " ›")
    try await terminal.answer(to: "search moon", until: " ›")
    try await terminal.answer(to: "format json", until: " ›")
    try await terminal.answer(to: "history > ~/history.json", until: " ›")
    return try home.read("history.json").split(separator: "\n" as Character).map { String($0) }
  }
}

/// The report of Debian's jsonschema about lines of JSON.
struct SchemaCheck {
  private static let python = "/usr/bin/python3"
  static let isPossible =
    Program.isInstalled(python) && Program.isInstalled("/usr/lib/python3/dist-packages/jsonschema")

  struct Report: Decodable {
    /// The fault of the schema itself, if there is one.
    let fault: String?
    let kinds: [String]
    /// Kinds that no line matches.
    let missing: [String]
    /// Lines that match no kind, or more than one.
    let invalid: [String]
    /// The number of lines made from these by one change each.
    let changes: Int
    /// Changed lines that still match the schema.
    let missed: [String]
  }

  let schema: String

  func report(on lines: [String]) async throws -> Report {
    let folder = TemporaryFolder()
    let schema = try folder.write(self.schema.utf8, to: "schema.json")
    let path = try folder.write(lines.map { $0 + "\n" }.joined().utf8, to: "lines")
    let result = try await Program.ofSystem(Self.python, home: folder).run(
      ["-I", "-c", Self.script, schema, path], seconds: 60)
    #expect(result.status == 0, "\(result.errors)")
    return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
  }

  private static let script = #"""
    import json, sys
    from jsonschema import Draft202012Validator, SchemaError

    with open(sys.argv[1], encoding="utf-8") as file:
        schema = json.load(file)
    fault = None
    try:
        Draft202012Validator.check_schema(schema)
    except SchemaError as error:
        fault = error.message
    kinds = {
        name: Draft202012Validator({"$ref": "#/$defs/" + name, "$defs": schema["$defs"]}) for name in schema["$defs"]
    }
    if schema["anyOf"] != [{"$ref": "#/$defs/" + name} for name in kinds]:
        fault = "a line need not be of one of the kinds"
    # A line can only be of a kind that has its type, so that few need to be compared.
    by_type = {}
    for name, kind in schema["$defs"].items():
        of_all = {"const": None} if "type" not in kind["required"] else kind["properties"]["type"]
        by_type.setdefault(of_all.get("const"), []).append(name)

    def kinds_of(record):
        kind = record.get("type") if isinstance(record, dict) else None
        names = by_type.get(None, []) + (by_type.get(kind, []) if isinstance(kind, str) else [])
        return [name for name in names if kinds[name].is_valid(record)]

    def other(value):
        """A value of another type."""
        if value is None:
            return True
        return 7 if isinstance(value, (str, bool, list, dict)) else "7"

    def changed(record, required):
        """The record with one thing changed, in every way."""
        yield {**record, "unexpected": None}
        for name, value in record.items():
            yield {**record, name: other(value)}
            yield {**record, name: {"unexpected": 1}}
            if name in required:
                yield {key: record[key] for key in record if key != name}
            if isinstance(value, dict):
                for inner in changed(value, value):
                    yield {**record, name: inner}

    seen, shapes, invalid, missed, changes = set(), set(), [], [], 0
    with open(sys.argv[2], encoding="utf-8") as file:
        for line in file.read().split("\n")[:-1]:
            record = json.loads(line)
            names = kinds_of(record)
            if len(names) != 1:
                invalid.append(line)
                continue
            seen.add(names[0])
            shape = (names[0], tuple((name, type(value)) for name, value in record.items()))
            if shape in shapes:
                continue
            shapes.add(shape)
            for change in changed(record, schema["$defs"][names[0]]["required"]):
                changes += 1
                if kinds_of(change):
                    missed.append(json.dumps(change))
    json.dump(
        {
            "fault": fault, "kinds": list(kinds), "missing": [name for name in kinds if name not in seen],
            "invalid": invalid, "changes": changes, "missed": missed,
        },
        sys.stdout,
    )
    """#
}
