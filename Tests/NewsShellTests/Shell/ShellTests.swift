import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("The loop of the shell")
struct ShellTests {
  @Test("lines that all succeed end with success, one that fails with failure")
  func status() async throws {
    #expect(try await FakeNewsroom().run(["top", "open 1"]).status == .success)
    #expect(try await FakeNewsroom().run(["top", "open 99", "open 1"]).status == .failure)
    #expect(ExitStatus.success.rawValue == 0)
    #expect(ExitStatus.failure.rawValue == 1)
    #expect(ExitStatus.interrupted.rawValue == 130)
  }

  @Test(
    "no lines, empty lines and comments do nothing and succeed",
    arguments: [["", "  ", "# top", ";;", "\t#"], [""]])
  func noLinesEmptyLinesAndCommentsDoNothingAndSucceed(lines: [String]) async throws {
    let transcript = try await FakeNewsroom().run(lines, in: .fresh(format: .json))
    #expect(transcript.status == .success)
    #expect(transcript.output.isEmpty)
    #expect(transcript.errors.isEmpty)
  }

  @Test("each command ends with exactly one status line in JSON, failures included, and nothing else is written")
  func statusLines() async throws {
    let lines = [
      "top --limit 2; open 1", "", "# comment", "open 99", "nosuch", "top 'a", "share 1", "country atlantis",
      "settings",
      "help", "history", "sources", "quit", "top",
    ]
    let transcript = try await FakeNewsroom().run(lines, in: .fresh(format: .json))
    let statuses = try transcript.statuses()
    let commands = [
      "top", "open", "open", "nosuch", "-", "share", "country", "settings", "help", "history", "sources", "quit",
    ]
    #expect(statuses.compactMap(\.ok) == [true, true, false, false, false, true, false, true, true, true, true, true])
    let named = statuses.map { $0.command ?? "-" }
    #expect(named == commands)
    // Empty lines and comments have a number, but no status.
    #expect(statuses.map(\.line) == [1, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    #expect(transcript.output.hasSuffix("\n"))
  }

  @Test("the id of a request is in each record and status of its line, and of no other")
  func requests() async throws {
    let lines = [
      "@17 top --limit 2; open 1", "top --limit 1", " @b open 99", "@c", "@d # comment", "open @17", "@e !true",
    ]
    let transcript = try await FakeNewsroom().run(lines, in: .fresh(format: .json))
    let objects = try transcript.objects()
    #expect(objects.prefix(5).map(\.request) == Array(repeating: "17", count: 5))
    #expect(objects.dropFirst(5).prefix(2).map(\.request) == [nil, nil])
    let statuses = try transcript.statuses()
    #expect(statuses.map(\.request) == ["17", "17", nil, "b", "c", "d", nil, "e"])
    #expect(statuses.map(\.line) == [1, 1, 2, 3, 4, 5, 6, 7])
    #expect(statuses.map(\.command) == ["top", "open", "top", "open", nil, nil, "open", "!"])
    // Whoever asks waits for an answer.
    #expect(statuses[4...5].map { $0.error?.code } == ["usage", "usage"])
  }

  @Test("a line that has an id but cannot be read is answered under it")
  func unreadableRequests() async throws {
    let lines: [LineInput] = [
      .unreadable(LineError.notText, number: 1, start: "@17 find \u{FFFD}"),
      .unreadable(LineError.tooLong(limit: 1), number: 2, start: "find aaa"), .text("@9 ", number: 3),
    ]
    let transcript = try await FakeNewsroom().run(lines, in: .fresh(format: .json))
    let statuses = try transcript.statuses()
    #expect(statuses.map(\.request) == ["17", nil, "9"])
    #expect(statuses.map(\.ok) == [false, false, false])
  }

  @Test("at the prompt there are no ids of requests, and a file gets none")
  func requestsOfScripts() async throws {
    let prompt = try await FakeNewsroom().run(
      ["@17 top"], in: .fresh(format: .json), name: nil, isInteractive: true)
    #expect(try prompt.codes() == ["unknownCommand"])
    let files = FakeFiles()
    _ = try await FakeNewsroom(files: files).run(["@17 top --limit 1 > list"], in: .fresh(format: .json))
    #expect(files.texts["list"]?.contains(#""type":"article""#) == true)
    #expect(files.texts["list"]?.contains("request") == false)
  }

  @Test("a failure in a script names its line; the status has the same facts")
  func failureInScript() async throws {
    let transcript = try await FakeNewsroom().run(["top", "", "open 99"], in: .fresh(format: .json))
    let status = try #require(try transcript.statuses().last)
    #expect(status.command == "open")
    #expect(status.ok == false)
    #expect(status.line == 3)
    #expect(status.error?.code == "noSuchItem")
  }

  static let places: [(String?, String)] = [
    ("stdin", "supernews: stdin:2: open: "), ("-c", "supernews: -c:2: open: "),
    ("a/b.news", "supernews: a/b.news:2: open: "),
    ("", "supernews: open: "), (nil, "open: "),
  ]

  @Test("in text format a failure goes to standard error and names the place", arguments: ShellTests.places)
  func failureInText(name: String?, prefix: String) async throws {
    let transcript = try await FakeNewsroom().run(["top", "open 99"], name: name)
    #expect(transcript.errors.hasPrefix(prefix))
    #expect(transcript.errors.split(separator: "\n").count == 1)
  }

  @Test("a French session gets French messages, with the French name of the command")
  func frenchSessionIsToldInFrench() async throws {
    let transcript = try await FakeNewsroom(locale: .french).run(["top", "open 99"], in: .fresh(language: .french))
    #expect(transcript.errors.hasPrefix("supernews: stdin:2: ouvrir\u{202F}: il n\u{2019}y a pas"))
  }

  @Test("a failure does not stop a script, unless that is requested")
  func failFast() async throws {
    let lines = ["nosuch", "top; open 99; open 1", "top sports"]
    let newsroom = FakeNewsroom()
    let all = try await newsroom.run(lines)
    #expect(newsroom.news.requests.count == 2)
    #expect(all.session.titles.count == 20)
    let other = FakeNewsroom()
    let stopped = try await other.run(lines, failFast: true)
    #expect(other.news.requests.isEmpty)
    #expect(stopped.status == .failure)
  }

  @Test("a line with an open quote runs nothing, and the next line runs")
  func unclosedQuote() async throws {
    let transcript = try await FakeNewsroom().run(["top; country 'jp", "format"], in: .fresh(format: .json))
    let statuses = try transcript.statuses()
    #expect(statuses.compactMap(\.ok) == [false, true])
    #expect(statuses.first?.error?.code == "usage")
  }

  @Test("a line that cannot be read is reported with its number, and the next line runs")
  func lineThatCannotBeReadIsToldWithItsNumber() async throws {
    let lines: [LineInput] = [
      .unreadable(LineError.notText, number: 1), .unreadable(LineError.tooLong(limit: 1 << 20), number: 2),
      .text("format", number: 3),
    ]
    let transcript = try await FakeNewsroom().run(lines, in: .fresh(format: .json))
    let statuses = try transcript.statuses()
    #expect(statuses.compactMap(\.ok) == [false, false, true])
    let numbers: [Int?] = [1, 2, 3]
    #expect(statuses.map(\.line) == numbers)
    #expect(transcript.status == .failure)
  }

  @Test("an interruption ends a script with its own status; at the prompt it ends only the line")
  func interruptionEndsAScriptWithItsOwnStatus() async throws {
    let lines: [LineInput] = [.text("top", number: 1), .interrupted, .text("open 2", number: 2)]
    let script = try await FakeNewsroom().run(lines)
    #expect(script.status == .interrupted)
    #expect(script.session.position == nil)
    let prompt = try await FakeNewsroom().run(lines, name: nil, isInteractive: true)
    #expect(prompt.status == .success)
    #expect(prompt.session.position == 2)
  }

  @Test("after a cancelled command the rest of its line does not run")
  func commandThatWasStoppedTakesTheRestOfItsLineWithIt() async throws {
    let newsroom = FakeNewsroom(news: .failing(.cancelled))
    let transcript = try await newsroom.run(["top; sports; country jp", "2"], name: nil, isInteractive: true)
    #expect(transcript.session.edition.country == .unitedStates)
    #expect(transcript.session.position == 2)
  }

  @Test("a script runs the same at the prompt and from a file")
  func sameLoop() async throws {
    let lines = ["top --limit 3; open 2", "next", "country jp"]
    let script = try await FakeNewsroom().run(lines, in: .fresh(format: .tsv))
    let prompt = try await FakeNewsroom().run(lines, in: .fresh(format: .tsv), name: nil, isInteractive: true)
    #expect(script.output == prompt.output)
    #expect(script.session.edition == prompt.session.edition)
    #expect(script.session.position == prompt.session.position)
  }

  /// Lines at the prompt, and whether they are kept in the history.
  static let policies: [(String, HistoryPolicy)] = [
    ("top", .always), ("top; open 1", .always), ("tpo", .session), ("it's", .session), ("key", .never),
    ("key set", .never),
    ("cle set", .never), ("top; key set", .never), ("tpo; key set", .never),
    // Commands that do not run count as well.
    ("quit; key set", .never), ("key 'set", .never), ("key --help", .never), ("quit; top", .always),
    ("key 0123456789abcdef0123456789abcdef", .never), ("sources 0123456789abcdef0123456789ABCDEF", .never),
    ("0123456789abcdef0123456789abcdef", .never), ("feeds add https://example.org/feed@home.xml", .always),
    ("feeds add https://reader:secret@example.org/feed.xml", .never), ("top; feeds check http://a:b@c.example", .never),
    ("feeds add 'HTTPS://reader:secret@example.org' My feed", .never),
    // As browsers pass on feeds, and without any hint that the program would recognise.
    ("feeds add feed://reader:secret@example.org/feed.xml", .never),
    ("feeds add reader:secret@example.org/feed.xml", .never), ("https://reader:secret@example.org", .never),
  ]

  @Test(
    "lines are kept, slips for another try, keys and addresses with a password never", arguments: ShellTests.policies)
  func remembered(line: String, policy: HistoryPolicy) async throws {
    let transcript = try await FakeNewsroom().run([line], name: nil, isInteractive: true)
    #expect(transcript.policies == [policy])
  }

  @Test("a line with a password and an open quote is not kept for correction either", arguments: ["'", "\""])
  func openLogin(quote: String) async throws {
    let line = "feeds add \(quote)https://reader:secret@example.org/feed.xml"
    #expect(try await FakeNewsroom().run([line], name: nil, isInteractive: true).policies == [.never])
    let harmless = "feeds add \(quote)https://example.org/feed.xml"
    #expect(try await FakeNewsroom().run([harmless], name: nil, isInteractive: true).policies == [.session])
  }

  @Test("a password in an address given to a command is not repeated", arguments: OutputFormat.allCases)
  func hiddenLogin(format: OutputFormat) async throws {
    let transcript = try await FakeNewsroom().run(["https://reader:secret@example.org"], in: .fresh(format: format))
    let said = transcript.output + transcript.errors
    #expect(said.contains("***"))
    #expect(!said.contains("secret"))
    #expect(!said.contains("reader"))
  }

  @Test("a script leaves no history")
  func scriptHistory() async throws {
    #expect(try await FakeNewsroom().run(["top", "open 1", "key"]).policies.isEmpty)
  }

  @Test("notices about a result are not part of it")
  func notices() async throws {
    let remark = PageRemark.servesOnlyUnitedStates(asked: .japan)
    let news = FakeNews { _ in NewsPage(articles: [], total: 0, provider: .newsapi, remark: remark) }
    let transcript = try await FakeNewsroom(news: news).run(["top --country jp"], in: .fresh(format: .json))
    #expect(try transcript.objects().count == 1)
    #expect(transcript.errors.contains("Japan"))
    #expect(transcript.status == .success)
  }

  @Test("for people an empty line separates screens, for programs nothing does")
  func forPeopleAnEmptyLineKeepsScreensApartForProgramsNothingDoes() async throws {
    let text = try await FakeNewsroom().run(["format", "format"])
    let lines = text.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4)
    #expect(lines[1].isEmpty)
    let rows = try await FakeNewsroom().run(["format", "format"], in: .fresh(format: .tsv))
    #expect(rows.output == "format\ttsv\nformat\ttsv\n")
  }

  @Test("in JSON the status of a command is written before the next one begins, even on the same line")
  func statusAtOnce() async throws {
    let output = try WrittenText()
    let cache = FakeCache {
      #expect(
        output.text.hasSuffix(
          #""command":"format","ok":true,"line":1,"count":1,"total":null,"provider":null,"cached":false}"# + "\n"))
      return Quota(sent: [:], answered: 0, first: nil)
    }
    var shell = Shell(
      session: .fresh(format: .json), ports: FakeNewsroom(cache: cache).ports,
      renderer: Renderer(texts: texts(in: .english), styles: .plain, columns: { nil }),
      streams: Shell.Streams(
        output: TerminalKit.OutputStream(output.descriptor), errors: TerminalKit.OutputStream(output.descriptor)),
      interrupts: NoInterrupts(), failFast: false)
    let lines = ScriptedLines([.text("format; quota", number: 1)], name: "stdin", isInteractive: false)
    #expect(await shell.run([lines]) == .success)
    #expect(output.text.contains(#""type":"quota""#))
  }

  @Test("the welcome is for people and names the version")
  func welcome() throws {
    let output = try WrittenText()
    let renderer = Renderer(texts: texts(in: .english), styles: .plain, columns: { 80 })
    var shell = Shell(
      session: .fresh(), ports: FakeNewsroom().ports, renderer: renderer,
      streams: Shell.Streams(
        output: TerminalKit.OutputStream(output.descriptor), errors: TerminalKit.OutputStream(output.descriptor)),
      interrupts: NoInterrupts(), failFast: false)
    shell.welcome(version: "9.8.7", provider: .sample, completes: true)
    // A notice comes after the earlier output.
    shell.say([.nothingFound])
    #expect(output.text.hasPrefix("supernews 9.8.7"))
    #expect(output.text.hasSuffix(texts(in: .english).notice(.nothingFound) + "\n"))
  }

  @Test("a script requests the current list, never a stored one", arguments: OutputFormat.allCases)
  func scriptFreshness(format: OutputFormat) async throws {
    let newsroom = FakeNewsroom()
    _ = try await newsroom.run(["top", "sports", "more", "search moon", "more"], in: .fresh(format: format))
    #expect(newsroom.news.wishes == Array(repeating: Freshness.current, count: 5))
  }

  @Test("at the prompt a stored list is shown at once")
  func promptFreshness() async throws {
    let newsroom = FakeNewsroom()
    let session = Session.fresh(isInteractive: true)
    _ = try await newsroom.run(["top", "search moon"], in: session, name: nil, isInteractive: true)
    #expect(newsroom.news.wishes == [.kept, .kept])
    let world = FakeNewsroom()
    _ = try await world.run(["world"], in: session, name: nil, isInteractive: true)
    #expect(world.news.wishes == Array(repeating: Freshness.kept, count: 55))
  }

  @Test("a list that replaces one that failed has the reason and its age")
  func older() async throws {
    let error = NewsError.network(.timeout(host: "news.example", seconds: 5))
    let page = NewsPage.titled(
      ["a", "b"], receivedAt: Date().addingTimeInterval(-7500), stored: .failure(error))
    let newsroom = FakeNewsroom(news: FakeNews { _ in page })
    let text = try await newsroom.run(["top", "2"])
    #expect(text.status == .success)
    #expect(text.session.position == 2)
    #expect(text.output.contains("NewsAPI \u{B7} 2 headlines \u{B7} 2 h old\n"))
    #expect(text.errors == "Showing a list 2 h old: news.example did not respond within 5 s.\n")
    let json = try await newsroom.run(["top"], in: .fresh(format: .json))
    let status = try #require(try json.statuses().first)
    #expect(status.ok == true)
    #expect(status.cached == true)
    #expect(try #require(status.age) >= 7500)
    #expect(json.errors == text.errors)
  }

  static let origins: [(StoredReason?, Bool)] = [(nil, false), (.recent, true), (.offline, true)]

  @Test(
    "JSON says whether a list is from the store, how many were removed, and its age", arguments: ShellTests.origins)
  func origin(stored: StoredReason?, isCached: Bool) async throws {
    let page = NewsPage.titled(["a"], receivedAt: Date().addingTimeInterval(-100), stored: stored, removed: 3)
    let transcript = try await FakeNewsroom(news: FakeNews { _ in page }).run(["top"], in: .fresh(format: .json))
    let status = try #require(try transcript.statuses().first)
    #expect(status.cached == isCached)
    #expect((status.age != nil) == isCached)
    #expect(status.removed == 3)
    #expect(status.failed == nil)
    #expect(transcript.errors.isEmpty)
  }

  @Test("problems of the store are reported once, beside the results", arguments: OutputFormat.allCases)
  func storeProblems(format: OutputFormat) async throws {
    let problems: [CacheProblem] = [
      .damaged(file: "/cache/store", keptAs: "/cache/store.damaged"), .unusable(file: "/cache", detail: "read-only"),
    ]
    let newsroom = FakeNewsroom(cache: FakeCache(problems: problems) { Quota(sent: [:], answered: 0, first: nil) })
    let transcript = try await newsroom.run(["top; open 1", "top"], in: .fresh(format: format))
    #expect(transcript.status == .success)
    let expected = problems.map { texts(in: .english).notice(.cache($0)) + "\n" }
    #expect(transcript.errors == expected.joined())
  }

  /// A quota with this many requests left.
  private static func left(_ count: Int) -> FakeCache {
    FakeCache(Quota(sent: [.headlines: 100 - count], answered: 100 - count, first: Date()))
  }

  @Test("the prompt has the number of requests left, if there is a key whose requests are counted")
  func requestsLeft() async throws {
    let key = "0123456789abcdef0123456789abcdef"
    let steps: [TypedLines.Step] = [.line("format"), .line("format")]
    let lines = TypedLines(steps)
    _ = try await FakeNewsroom(keys: FakeKeys(key), cache: Self.left(15)).run(lines, in: .fresh(isInteractive: true))
    #expect(lines.sessions.map(\.requestsLeft) == [15, 15, 15])
    let without = TypedLines(steps)
    _ = try await FakeNewsroom(cache: Self.left(15)).run(without, in: .fresh(isInteractive: true))
    #expect(without.sessions.map(\.requestsLeft) == [nil, nil, nil])
    let script = try await FakeNewsroom(keys: FakeKeys(key), cache: Self.left(15)).run(["format"])
    #expect(script.session.requestsLeft == nil)
  }
}
