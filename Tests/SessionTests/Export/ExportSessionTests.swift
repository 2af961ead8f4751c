import TestSupport
import TestTraits
import Testing

@Suite("Lists as files", .takesTurns)
struct ExportSessionTests {
  private static let tidy = "/usr/bin/tidy"
  private static let xmllint = "/usr/bin/xmllint"
  private static let atomGrammar = FixtureTests.folder + "/Feeds/atom.rng"
  private static let python = "/usr/bin/python3"
  private static let endings = ["html", "md", "json", "csv", "opml", "atom", "jsonfeed"]

  /// Texts with which a provider may try to escape from each of the formats.
  private static let hostileTexts = [
    #"</title><script>alert(1)</script><img src=x onerror=alert(1)>"#,
    #"a\u001b]52;c;eA==\u0007\u009b31m\u202eb\u0000c"#, #"=cmd|' /C calc'!A0"#, #"@SUM(1+1)*\"x\",y;z"#,
    #"](javascript:alert(1)) `code` *star* <b> # [x]"#, #"]]> <!-- & &amp; --> <![CDATA[ \uffff"#,
    #"line\r\none\n\n# two"#, "été 日本 مرحبا 👩‍👩‍👧",
  ]

  private static let answer: LoopbackServer.Answer = {
    let articles = hostileTexts.enumerated().map { index, text in
      let link = index % 2 == 0 ? "https://me:word@e.example/\(index)?a=1&b=\\\"><x>" : "javascript:alert(\(index))"
      return #"{"title":"\#(text)","author":"\#(text)","description":"\#(text)","content":"\#(text)","url":"\#(link)","#
        + #""source":{"id":"s","name":"\#(text)"},"urlToImage":"\#(link)","publishedAt":"2026-11-21T08:00:00Z"}"#
    }
    return .json(#"{"status":"ok","totalResults":8,"articles":[\#(articles.joined(separator: ","))]}"#)
  }()

  private let home = TemporaryFolder()

  private func run(
    _ script: String, _ arguments: [String] = ["--provider", "sample"], environment: [String: String] = [:]
  ) async throws -> Program.Result {
    try await Program(home: home, environment: environment).run(arguments + ["-c", script])
  }

  /// Writes a list to files of all formats.
  private func export(_ list: String, name: String, _ arguments: [String] = ["--provider", "sample"]) async throws {
    let commands = Self.endings.map { "export ~/\(name).\($0)" }.joined(separator: "\n")
    let result = try await run(list + " > /dev/null\n" + commands, arguments)
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(result.errors.split(separator: "\n").count == Self.endings.count)
  }

  /// Writes a list of hostile articles to files of all formats.
  private func exportHostile() async throws {
    let server = try LoopbackServer { _ in Self.answer }
    defer { server.stop() }
    let commands = Self.endings.map { "export ~/list.\($0)" }.joined(separator: "; ")
    let environment = ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url]
    let result = try await run("top > /dev/null; " + commands, [], environment: environment)
    #expect(result.status == 0)
    let told = result.errors.split(separator: "\n").map(String.init)
    #expect(told == Self.endings.map { "Exported 8 articles of \"United States · headlines\" to ~/list.\($0)." })
  }

  private func text(_ name: String) throws -> String { try home.read(name) }

  /// The fields of a file of comma-separated values (RFC 4180).
  private static func fields(_ text: String) -> [[String]] {
    var rows: [[String]] = [[""]]
    var isQuoted = false
    var rest = Array(text.unicodeScalars)[...]
    func add(_ scalar: Unicode.Scalar) {
      let row = rows.count - 1
      rows[row][rows[row].count - 1].unicodeScalars.append(scalar)
    }
    while let scalar = rest.popFirst() {
      switch (scalar, isQuoted) {
      case ("\"", true) where rest.first == "\"":
        rest.removeFirst()
        add(scalar)
      case ("\"", _): isQuoted.toggle()
      case (",", false): rows[rows.count - 1].append("")
      case ("\r", false): continue
      case ("\n", false): rows.append([""])
      default: add(scalar)
      }
    }
    return rows.filter { $0 != [""] }
  }

  private func expectNoErrors(_ program: String, _ arguments: [String]) async throws {
    let result = try await Program.ofSystem(program, home: home).run(arguments)
    // tidy ends with 1 for warnings and 2 for errors.
    #expect(result.status <= (program == Self.tidy ? 1 : 0), "\(result.errors)")
    #expect(!result.errors.contains("Error:") && !result.errors.contains("error :"), "\(result.errors)")
  }

  @Test(
    "the page has no errors for tidy, outlines and feeds none for xmllint, whatever the texts",
    .enabled(if: Program.isInstalled(tidy) && Program.isInstalled(xmllint), "tidy or xmllint is not installed"))
  func pageHasNoErrorsForTidy() async throws {
    try await export("top", name: "articles")
    try await export("sources", name: "sources")
    try await exportHostile()
    for name in ["articles", "sources", "list"] {
      try await expectNoErrors(Self.tidy, ["-q", "-e", "-utf8", home.path + "/\(name).html"])
      try await expectNoErrors(Self.xmllint, ["--noout", "--nonet", home.path + "/\(name).opml"])
      try await expectNoErrors(
        Self.xmllint, ["--noout", "--nonet", "--relaxng", Self.atomGrammar, home.path + "/\(name).atom"])
    }
  }

  @Test("texts of a provider are plain text in every format, without control characters")
  func whatAServiceSaysIsTextInEveryFormat() async throws {
    try await exportHostile()
    let page = try text("list.html")
    #expect(!page.contains("<script") && !page.contains("<img src=x") && !page.contains("<b>"))
    #expect(!page.contains("\"javascript:") && !page.contains("'javascript:"))
    for ending in ["html", "md", "csv", "opml", "atom"] {
      let text = try text("list." + ending)
      #expect(!text.contains("me:word"))
      let controls = text.unicodeScalars.filter {
        $0.properties.generalCategory == .control && !"\n\r".unicodeScalars.contains($0) || $0.value == 0x202E
      }
      #expect(controls.isEmpty, "\(ending)")
    }
    let records = try JSONDecoder().decode([OutputLine].self, from: Data(try text("list.json").utf8))
    #expect(records.count == 8)
    #expect(records.last?.title == "été 日本 مرحبا 👩‍👩‍👧")
    let rows = Self.fields(try text("list.csv"))
    #expect(rows.count == 9)
    #expect(rows.allSatisfy { $0.count == rows[0].count })
    #expect(rows.joined().allSatisfy { field in field.first.map { !"=+-@".contains($0) } ?? true })
    #expect(try !text("list.md").contains(#/[^\\]\]\(javascript:/#))
    #expect(try !text("list.opml").contains("=\"javascript:"))
    #expect(try !text("list.atom").contains("=\"javascript:"))
    let feed = try JSONDecoder().decode(JSONFeedFile.self, from: Data(try text("list.jsonfeed").utf8))
    #expect(feed.items.count == 8)
    #expect(feed.items.last?.title == "été 日本 مرحبا 👩‍👩‍👧")
    #expect(feed.items.allSatisfy { $0.url?.hasPrefix("https://e.example/") ?? true })
  }

  /// Prints the version, the faults, and the id, title and link of each item of a feed.
  private static let feedReport = """
    import feedparser, sys
    feed = feedparser.parse(sys.argv[1])
    print(feed.version, feed.bozo, len({entry.id for entry in feed.entries}))
    for entry in feed.entries:
        print(entry.id, entry.title, entry.link, entry.title_detail.type, sep="\\t")
    """

  @Test(
    "feedparser reads the feed as it is in JSON",
    .enabled(
      if: Program.isInstalled(python) && Program.isInstalled("/usr/lib/python3/dist-packages/feedparser"),
      "python3-feedparser is not installed"))
  func feedparser() async throws {
    try await export("top --limit 5", name: "list")
    let result = try await Program.ofSystem(Self.python, home: home)
      .run(["-I", "-c", Self.feedReport, home.path + "/list.atom"], seconds: 60)
    let lines = result.output.split(separator: "\n" as Character).map(String.init)
    #expect(lines.first == "atom10 False 5", "\(result.errors)")
    let feed = try JSONDecoder().decode(JSONFeedFile.self, from: Data(try text("list.jsonfeed").utf8))
    let expected = feed.items.map { [$0.id, $0.title ?? "", $0.url ?? "", "text/plain"].joined(separator: "\t") }
    #expect(Array(lines.dropFirst()) == expected)
  }

  @Test("the ids of a feed and of its items stay the same")
  func stableIDs() async throws {
    try await export("top --limit 3", name: "first")
    try await export("top --limit 3", name: "second")
    let ids = try ["first", "second"].map { name in
      try text(name + ".atom").split(separator: "\n" as Character).filter { $0.contains("<id>") }
    }
    #expect(ids[0].count == 4)
    #expect(ids[0] == ids[1])
  }

  @Test("sources are exported with their feeds, in a form that other feed readers import")
  func sourcesAreExportedWithTheirFeeds() async throws {
    try await export("sources monde", name: "sources")
    #expect(try text("sources.csv").hasPrefix("n,id,name,"))
    #expect(try text("sources.opml").contains("type=\"rss\""))
    let imported = try await run("feeds import ~/sources.opml; feeds")
    #expect(imported.status == 0)
    #expect(imported.output.contains("Le Monde"))
  }

  /// A name for a file, and the message about it.
  private static let failures = [
    ("/dev/full", "unknown file format for \"/dev/full\""), ("~/full.csv", "~/full.csv: No space left on device"),
    ("~/x.txt", "use a name that ends in one of: .html, .md, .json, .csv, .opml, .atom, .jsonfeed"),
    ("~/x", "unknown file format for \"~/x\""),
    ("~/.html", "unknown file format for \"~/.html\""),
    ("~/none/x.html", "~/none/x.html: No such file or directory"),
    ("~/folder.html", "~/folder.html: Is a directory"), ("~/file/x.html", "~/file/x.html: Not a directory"),
    ("''", "unknown file format for \"\""), ("", "missing FILE"),
  ]

  @Test("an error is reported, counts as a failure, and the list stays")
  func whatGoesWrongIsSaid() async throws {
    try home.write("kept\n".utf8, to: "file")
    try home.write([], to: "folder.html/inside")
    symlink("/dev/full", home.path + "/full.csv")
    let exports = Self.failures.map { "export \($0.0)\n" }.joined()
    let result = try await run("top --limit 1 > /dev/null\n" + exports + "list > ~/list")
    let errors = result.errors.split(separator: "\n")
    try #require(errors.count == Self.failures.count, "\(result.errors)")
    for (index, failure) in Self.failures.enumerated() {
      #expect(errors[index].hasPrefix("supernews: -c:\(index + 2): export: "))
      #expect(errors[index].contains(failure.1))
    }
    #expect(result.status == 1)
    #expect(home.hasFile("list"))
    #expect(try home.read("file") == "kept\n")
  }

  @Test("a file is replaced in one step, its ending may be in any case, and lists in French work")
  func fileIsReplacedInOneStep() async throws {
    try home.write("old".utf8, to: "Liste.HTML")
    #expect(link(home.path + "/Liste.HTML", home.path + "/other") == 0)
    let terminal = try PseudoTerminal(Program(home: home), ["--provider", "sample", "--lang", "fr"])
    try await terminal.wait(for: PseudoTerminal.prompt)
    try await terminal.answer(to: "une --limit 2")
    try await terminal.answer(to: "exporte ~/Liste.HTML")
    #expect(try home.read("Liste.HTML").contains("<html lang=\"fr\""))
    #expect(try home.read("other") == "old")
    // The open article belongs to the same list.
    try await terminal.answer(to: "2")
    try await terminal.answer(to: "exporte '~/deux mots.md'")
    #expect(try home.read("deux mots.md").split(separator: "\n").contains { $0.hasPrefix("2. ") })
  }
}

/// A JSON Feed, as far as the tests look at it.
private struct JSONFeedFile: Decodable {
  struct Item: Decodable {
    let id: String
    let title: String?
    let url: String?
  }

  let items: [Item]
}
