import TestSupport
import TestTraits
import Testing

@Suite("A script drives the shell", .takesTurns)
struct ScriptTests {
  private let home = TemporaryFolder()

  /// Without a key the sample edition is used, which sends no request.
  private func run(
    _ arguments: [String], input: String = "", _ environment: [String: String] = [:]
  ) async throws -> Program.Result {
    let provider = environment["NEWSAPI_KEY"] == nil ? ["--provider", "sample"] : []
    return try await Program(home: home, environment: environment).run(provider + arguments, input: input)
  }

  @Test("-c, -f, standard input and the words of the command line do the same")
  func ways() async throws {
    let file = try home.write("#!/usr/bin/env supernews\ntop --limit 2\n".utf8, to: "a.news")
    let expected = try await run(["-F", "tsv", "top", "--limit", "2"])
    #expect(expected.status == 0)
    #expect(expected.lines.count == 2)
    #expect(expected.lines.allSatisfy { $0.split(separator: "\t").count == 6 })
    let others = [
      try await run(["-F", "tsv", "-c", "top --limit 2"]), try await run(["-F", "tsv", "-f", file]),
      try await run(["-F", "tsv"], input: "top --limit 2\n"),
      try await run(["-F", "tsv", "-f", "-"], input: "top --limit 2"),
    ]
    for other in others { #expect(other.output == expected.output) }
  }

  @Test("a name works with options as words of the command line, and in a script")
  func namesWithOptions() async throws {
    let expected = try await run(["-F", "tsv", "top", "france", "--limit", "1"])
    #expect(expected.status == 0 && expected.lines.count == 1)
    #expect(try await run(["-F", "tsv", "france", "--limit", "1"]).output == expected.output)
    #expect(try await run(["-F", "tsv"], input: "france --limit 1\n").output == expected.output)
  }

  @Test("words of the command line stay single words")
  func wordsStayWords() async throws {
    let result = try await run(["sources", "a;quit"])
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Sources"))
  }

  @Test("a whole command in one word is refused as that", arguments: ["top;open 1", "search 'world cup"])
  func wholeCommand(word: String) async throws {
    let result = try await run([word])
    #expect(result.status == 1)
    #expect(
      result.errors.hasSuffix(
        "\(word): a whole command in one word; leave out the quotes around it, or use supernews -c\n"),
      "\(result.errors)")
  }

  /// Lines that are wrong, and the message about each.
  private static let mistakes = [
    ("foo", "foo: unknown command; did you mean \"sources foo\"?"),
    ("contry", "contry: unknown command; did you mean \"country\"?"),
    ("open", "open: missing ITEM; usage: open ITEM… [--all]"),
    (
      "open x",
      "open: \"x\" is not an item; give a number from the list, such as 3; where several are allowed, 4-6 or all"
    ),
    ("open 1", "open: there is no list yet; type top first"),
    ("top --limit 0", "top: invalid number \"0\"; give one from 1 to 100"),
    ("top --limt 5", "top: unknown option --limt; did you mean --limit?"),
    (
      "top a b",
      "top: unknown country, category, source or topic \"a b\"; type countries, categories, sources or topics to list them"
    ),
    ("country atlantis", "country: unknown country \"atlantis\"; type countries to list them"),
    ("language klingon", "language: unknown language \"klingon\"; type languages to list them"),
    ("source nobody-at-all", "source: unknown source \"nobody-at-all\"; type sources to list them"),
    ("back", "back: there is no earlier screen; type home for the first one"),
    ("top 'a", "unclosed quote '; close it, or write \\'"),
    ("re", "re: ambiguous command: read, reset, remove; type more of the name"),
  ]

  @Test("an error is reported with its line, and the next line runs")
  func whatIsWrongIsToldWithItsLine() async throws {
    let result = try await run([], input: Self.mistakes.map { $0.0 + "\n" }.joined() + "format\n")
    let messages = Self.mistakes.enumerated().map { "supernews: stdin:\($0.offset + 1): \($0.element.1)\n" }
    #expect(result.errors == messages.joined())
    #expect(result.output.hasPrefix("format  text"))
    #expect(result.status == 1)
  }

  @Test("items beyond the list are refused")
  func itemsBeyondTheListAreRefused() async throws {
    let items = ["0", "999", "99999999999999999999", "3-1", "-1"]
    let lines = items.map { "open \($0)\n" }.joined()
    let result = try await run(["-F", "json"], input: "top --limit 3\n" + lines + "open 3\n")
    #expect(result.status == 1)
    #expect(result.lines.last?.hasPrefix(#"{"type":"status","command":"open","ok":true"#) == true)
    #expect(result.lines.count { $0.contains(#""ok":false"#) } == items.count)
  }

  @Test("lines that are not valid text are left out and reported with their number")
  func notText() async throws {
    let long = [UInt8](repeating: 97, count: 10 << 20)
    let input: [[UInt8]] = [
      Array("format\n".utf8), [0x66, 0x00, 0x0A], [0xC3, 0x28, 0x0A], long + [0x0A], Array("\n  \n# nothing\n".utf8),
      Array("format".utf8),
    ]
    let result = try await Program(home: home).run(["-F", "json"], input: input.flatMap(\.self))
    #expect(result.status == 1)
    let errors = result.lines.filter { $0.contains(#""ok":false"#) }
    #expect(
      errors.map { $0.contains(#""line":2,"#) || $0.contains(#""line":3,"#) || $0.contains(#""line":4,"#) } == [
        true, true, true,
      ])
    #expect(errors.allSatisfy { $0.contains(#""command":null"#) && $0.contains(#""code":"usage""#) })
    #expect(result.lines.count { $0.contains(#""ok":true"#) } == 2)
  }

  @Test("Windows line ends and a byte order mark do not matter")
  func lineEnds() async throws {
    let result = try await Program(home: home).run(
      ["-F", "tsv"], input: [0xEF, 0xBB, 0xBF] + Array("format\r\nformat\r\n".utf8))
    #expect(result.status == 0)
    #expect(result.output == "format\ttsv\nformat\ttsv\n")
  }

  @Test(
    "wrong process options end with 2",
    arguments: [["--bogus"], ["-F", "xml"], ["--country", "xx"], ["-c"]])
  func wrongOptions(arguments: [String]) async throws {
    let result = try await run(arguments)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("supernews: "))
    #expect(result.output.isEmpty)
  }

  @Test("a missing file is reported, and the status is 1")
  func missingFile() async throws {
    let result = try await run(["-f", "/nowhere/x.news"])
    #expect(result.status == 1)
    #expect(
      result.errors == "supernews: /nowhere/x.news: No such file or directory; check the name and the permissions\n")
  }

  @Test("options of a run are not saved, commands are")
  func overrides() async throws {
    #expect(try await run(["--country", "jp", "-F", "tsv", "settings"]).output.contains("country\tjp"))
    #expect(try await run(["-F", "tsv", "settings"]).output.contains("country\tus"))
    _ = try await run(["country", "South", "Korea"])
    #expect(try await run(["-F", "tsv", "settings"]).output.contains("country\tkr"))
    #expect(try await run(["--no-config", "-F", "tsv", "settings"]).output.contains("country\tus"))
    _ = try await run(["reset"])
    #expect(try await run(["-F", "tsv", "settings"]).output.contains("country\tus"))
  }

  @Test("--no-messages leaves out messages about results, but not errors", arguments: ["text", "json"])
  func noMessages(format: String) async throws {
    let arguments = ["-F", format, "-c", "search zzzz; share 1"]
    #expect(!(try await run(arguments).errors).isEmpty)
    let quiet = try await run(["--no-messages"] + arguments)
    let errors = quiet.errors.split(separator: "\n" as Character)
    #expect(errors.allSatisfy { $0.hasPrefix("supernews: -c:1: share: ") })
    #expect(errors.count == (format == "json" ? 0 : 1))
    #expect(quiet.status == 1)
  }

  @Test("--fields chooses the members of records, in their order as columns")
  func fields() async throws {
    let fields = ["--fields", "id,title,source,publishedAt", "-c", "top --limit 1; list"]
    let rows = try await run(["-F", "tsv"] + fields)
    let title = "One giant leap: humans land on the Moon"
    let row = "ed5cyhdxwp4cy\t\(title)\tWikipedia (sample)\t1969-07-20T12:00:00Z"
    #expect(rows.lines == [row, row])
    let objects = try await run(["-F", "json"] + fields)
    #expect(
      objects.lines.first
        == #"{"type":"article","id":"ed5cyhdxwp4cy","title":"\#(title)","#
        + #""source":{"id":null,"name":"Wikipedia (sample)"},"publishedAt":"1969-07-20T12:00:00Z"}"#)
    #expect(objects.lines.last?.hasPrefix(#"{"type":"status","command":"list","ok":true,"line":1,"count":1"#) == true)
    let wrong = try await run(["--fields", "id,titel", "top"])
    #expect(wrong.status == 2 && wrong.errors.hasPrefix("supernews: ") && wrong.errors.contains("\"titel\""))
  }

  @Test("--no-config writes nothing")
  func noConfig() async throws {
    _ = try await run(["--no-config", "-c", "country japan; filter by-country; source bbc-news"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).isEmpty)
  }

  @Test("damaged settings are reported and set aside, and the session runs")
  func damagedSettings() async throws {
    try home.write([0xFF, 0xFE, 0x00], to: ".config/supernews/config")
    let result = try await run(["-F", "tsv", "settings"])
    #expect(result.output.contains("country\tus"))
    #expect(result.errors.contains("using the defaults"))
    let names = try FileManager.default.contentsOfDirectory(atPath: home.path + "/.config/supernews")
    #expect(names.contains { $0.hasPrefix("config.damaged-") })
  }

  @Test("the locale sets language and defaults, --lang only the language")
  func locale() async throws {
    let french = try await run(["settings"], ["LANG": "fr_FR.UTF-8"])
    #expect(french.output.contains("affiche Le Monde"))
    #expect(french.output.contains("langue"))
    let both = try await run(["--lang", "fr", "settings"])
    #expect(both.output.contains("affiche ABC News"))
    #expect(both.output.contains("langue"))
  }

  @Test("if the reader of a pipe goes away the program ends quietly")
  func closedPipe() async throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    let errors = open(home.path + "/errors", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { for end in [errors, input] { close(end) } }
    let process = try Program(home: home).start(
      ["--provider", "sample", "-c", "top; top; top"], [input, ends[1], errors])
    close(ends[1])
    #expect(try await Program.wait(for: process, seconds: 20) == 0)
    #expect(try home.read("errors").isEmpty)
  }

  @Test("a full disk is reported")
  func fullDisk() async throws {
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    let errors = open(home.path + "/errors", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { for end in [errors, input, full] { close(end) } }
    let process = try Program(home: home).start(["--provider", "sample", "top"], [input, full, errors])
    #expect(try await Program.wait(for: process, seconds: 20) == 1)
    #expect(try home.read("errors").contains("No space left on device"))
  }

  @Test("a waiting script ignores changes of the window and ends by the usual signals")
  func signals() async throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    let output = open(home.path + "/output", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { for end in [output, ends[0], ends[1]] { close(end) } }
    let process = try Program(home: home).start(["-F", "tsv"], [ends[0], output, output])
    _ = write(ends[1], "format\n", 7)
    #expect(try await eventually { try !home.read("output").isEmpty })
    kill(process, SIGWINCH)
    kill(process, SIGCONT)
    // They come before the line: a process handles its signals before it reads on.
    _ = write(ends[1], "format\n", 7)
    #expect(try await eventually { try home.read("output") == "format\ttsv\nformat\ttsv\n" })
    kill(process, SIGTERM)
    #expect(try await Program.wait(for: process, seconds: 10) == 128 + SIGTERM)
  }

  @Test("SIGINT ends a script of a file with 130")
  func sigintEndsAScriptWith130() async throws {
    let server = try LoopbackServer { _ in .silence }
    // It never ends, but belongs to no program that drives the session.
    let path = home.path + "/script"
    #expect(mkfifo(path, 0o600) == 0)
    let script = open(path, O_RDWR | O_CLOEXEC)
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    let output = open(home.path + "/output", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { for end in [null, output, script] { close(end) } }
    // During a request, and while waiting for the next line.
    for command in ["top\n", "format\n"] {
      let program = Program(home: home, environment: ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url])
      let process = try program.start(["-F", "json", "-f", path], [null, output, null])
      _ = write(script, command, command.utf8.count)
      if command == "top\n" {
        #expect(try await eventually { !server.requests.isEmpty })
      } else {
        #expect(try await eventually { try home.read("output").contains("json") })
      }
      kill(process, SIGINT)
      #expect(try await Program.wait(for: process, seconds: 10) == 130)
    }
  }

  @Test("the browser gets the address as one argument and never through a shell")
  func browser() async throws {
    let script = try home.write(
      "#!/bin/sh\nfor a; do printf '<%s>' \"$a\"; done >>\"$HOME/seen\"\nenv >\"$HOME/variables\"\n".utf8, to: "browse")
    let server = try LoopbackServer { _ in
      .json(
        #"{"status":"ok","articles":[{"title":"A","url":"https://e.org/a?b=1&c=$(touch x);'é"},{"title":"B","url":"file:///etc/passwd"}]}"#
      )
    }
    let environment = [
      "NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url, "BROWSER": "/nowhere/x:/bin/sh \(script) --new",
    ]
    let result = try await run(["-F", "json", "-c", "top; web 1; web 2"], environment)
    #expect(result.errors == "Opened e.org in the browser.\n")
    #expect(try home.read("seen") == "<--new><https://e.org/a?b=1&c=$(touch%20x);'%C3%A9>")
    #expect(result.lines.last?.contains(#""code":"noSuchItem""#) == true)
    #expect(result.status == 1)
    let variables = try home.read("variables")
    #expect(!variables.contains("NEWSAPI_KEY"))
    for name in ["HOME", "PATH", "TERM", "LANG", "BROWSER"] { #expect(variables.contains(name + "=")) }
  }

  @Test("a browser that is missing or fails is reported", arguments: ["/nowhere/browser", "false"])
  func noBrowser(name: String) async throws {
    let result = try await run(["-F", "json", "-c", "top --limit 1; web 1"], ["BROWSER": name])
    #expect(result.lines.last?.contains(#""code":"io""#) == true)
    #expect(result.status == 1)
  }

  @Test("a key is read from standard input, saved for its owner only, and never shown")
  func keyComesFromStandardInput() async throws {
    let key = "0123456789abcdef0123456789abcdef"
    let result = try await run(["key", "set"], input: key + "\n")
    #expect(result.status == 0)
    #expect(!(result.output + result.errors).contains(key))
    let path = home.path + "/.config/supernews/newsapi.key"
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(try await run(["-F", "tsv", "key"]).output == "key\tkept\n")
    #expect(try await run(["key", "forget"]).status == 0)
    #expect(try await run(["-F", "tsv", "key"]).output == "key\tnone\n")
  }

  @Test("a key typed instead of a command is not repeated", arguments: ["text", "json"])
  func keyAsCommand(format: String) async throws {
    let key = "0123456789abcdef0123456789abcdef"
    let result = try await run(["-F", format, "-c", "\(key)\nNEWSAPI_KEY=\(key)"])
    #expect(result.status == 1)
    #expect(!(result.output + result.errors).contains(key))
  }

  @Test("Ctrl-C while a source is being chosen saves none")
  func interruptedChoice() async throws {
    let server = try LoopbackServer { _ in .silence }
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    let program = Program(home: home, environment: ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url])
    let process = try program.start(["-c", "source bbc-news; country jp"], [null, null, null])
    #expect(try await eventually { !server.requests.isEmpty })
    kill(process, SIGINT)
    #expect(try await Program.wait(for: process, seconds: 10) == 130)
    let settings = try await run(["-F", "tsv", "settings"]).output
    #expect(settings.contains("source\t\n"))
    #expect(settings.contains("country\tus\n"))
  }

  @Test("--version and --help print their text and end with 0", arguments: ["--version", "--help"])
  func information(option: String) async throws {
    let result = try await run([option])
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("supernews "))
  }
}
