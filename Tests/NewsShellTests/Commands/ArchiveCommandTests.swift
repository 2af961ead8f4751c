import ArchiveTestSupport
import FoundationEssentials
import NewsArchive
import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("archive")
struct ArchiveCommandTests {
  private static let now = Date(timeIntervalSince1970: 1_795_000_000)

  /// Runs a line on its own.
  private func run(
    _ line: String, _ archive: FakeUpkeep, _ answers: FakeAnswers = FakeAnswers(),
    in session: Session = .fresh(), settings: LiveSettings = LiveSettings(), copier: FakeCopier = FakeCopier()
  ) async throws -> Outcome {
    let newsroom = FakeNewsroom(
      answers: answers, upkeep: archive, copier: copier, live: settings, clock: WallClock { Self.now })
    let words = try #require(ParsedLine(line).commands.first?.words)
    let match = try #require(try CommandTable.standard.match(words))
    #expect(match.declaration.command == .archive)
    var session = session
    return try await ArchiveCommand.run(
      try Call(match.words, of: match.declaration), in: &session, with: ArchiveFeature(newsroom.ports))
  }

  private func code(_ line: String, _ archive: FakeUpkeep = FakeUpkeep()) async -> ErrorCode? {
    do {
      _ = try await run(line, archive)
      return nil
    } catch {
      return ErrorCode(error)
    }
  }

  @Test("alone it shows the size and content", arguments: ["archive", "archives"])
  func facts(line: String) async throws {
    var results = FakeUpkeep.Results()
    (results.facts.path, results.facts.bytes, results.facts.articles) = ("/a/archive.sqlite", 3 << 20, 1234)
    let outcome = try await run(line, FakeUpkeep(results))
    let screen = try #require(outcome.screen)
    #expect(screen.text().hasPrefix("Archive "))
    #expect(screen.text().contains("1,234"))
    #expect(outcome.moves.isEmpty)
    let off = try await run(line, FakeUpkeep(results), settings: LiveSettings(.archived(.off)))
    #expect(try #require(off.screen).text().onOneLine.contains("To turn it on, type settings archive on."))
  }

  static let files: [(String, String)] = [
    ("archive export news.jsonl", "export news.jsonl"),
    ("archives exporte 'my news.jsonl.gz'", "export my news.jsonl.gz"),
    ("archive export my news.jsonl", "export my news.jsonl"), ("archive import news.jsonl", "import news.jsonl"),
    ("archives importe ~/.newsboat/cache.db", "import ~/.newsboat/cache.db"), ("archive check", "check"),
    ("archives v\u{E9}rifie", "check"), ("archive compact", "compact"), ("archives compacte", "compact"),
    ("archive setup", "setup"), ("archives prepare", "setup"),
  ]

  @Test("its actions have names in both languages", arguments: files)
  func actions(line: String, call: String) async throws {
    let archive = FakeUpkeep()
    let outcome = try await run(line, archive)
    #expect(archive.calls == [call])
    #expect(outcome.notices.count == 1)
    #expect(outcome.screen == nil)
  }

  @Test("an archive is copied from one place to another", arguments: ["archive copy", "archives copie"])
  func copy(words: String) async throws {
    let copier = FakeCopier()
    let outcome = try await run("\(words) local postgresql://host/news", FakeUpkeep(), copier: copier)
    #expect(copier.places == [["local", "postgresql://host/news"]])
    #expect(outcome.notices == [.archiveImported(ArchiveImport())])
    for places in ["", " local", " a b c"] {
      await #expect(throws: ShellError.self) { try await run(words + places, FakeUpkeep(), copier: copier) }
    }
    #expect(copier.places.count == 1)
  }

  @Test("each action says what it has done")
  func notices() async throws {
    var results = FakeUpkeep.Results()
    (results.exported, results.imported.added, results.imported.known) = (12, 3, 4)
    results.forgotten = Forgotten(count: 5, kept: 1)
    let archive = FakeUpkeep(results)
    #expect(
      try await run("archive export a.jsonl", archive).notices == [.archiveExported(count: 12, path: "a.jsonl")])
    #expect(try await run("archive import a.jsonl", archive).notices == [.archiveImported(results.imported)])
    #expect(try await run("archive check", archive).notices == [.archiveWell])
    #expect(
      try await run("archive compact", archive).notices == [.archiveCompacted(before: 3 << 20, after: 2 << 20)])
    #expect(
      try await run("archive forget --unsaved --yes", archive).notices == [.archiveForgotten(results.forgotten)])
  }

  @Test("faults that a check finds are an error")
  func faults() async throws {
    var results = FakeUpkeep.Results()
    results.faults = ["row 7 is missing"]
    await #expect(throws: NewsError.archive(.faulty(["row 7 is missing"]))) {
      try await run("archive check", FakeUpkeep(results))
    }
  }

  static let forgets: [(String, Forgetting)] = [
    ("archive forget --source bbc-news --yes", .source("bbc-news")),
    ("archives oublie --source 'Le Monde' --oui", .source("Le Monde")),
    ("archive forget --unsaved --yes", .unsaved), ("archive forget --all --yes", .all),
  ]

  @Test("a script that confirms deletes without a question", arguments: forgets)
  func script(line: String, what: Forgetting) async throws {
    let archive = FakeUpkeep()
    let answers = FakeAnswers("n")
    _ = try await run(line, archive, answers)
    #expect(archive.forgets == [what])
    #expect(answers.prompts.isEmpty)
    let json = FakeUpkeep()
    _ = try await run(line, json, answers, in: .fresh(format: .json, isInteractive: true))
    #expect(json.forgets == [what])
  }

  @Test(
    "a script that deletes is told how much that is, and has to say yes",
    arguments: ["--all", "--unsaved", "--before 365d", "--source bbc-news"])
  func unconfirmed(what: String) async throws {
    var results = FakeUpkeep.Results()
    results.preview = Forgotten(count: 144_763, kept: 0, marks: MarkCounts(saved: 12, mutes: 1))
    let archive = FakeUpkeep(results)
    for session in [Session.fresh(), .fresh(format: .json, isInteractive: true)] {
      let error = await #expect(throws: ShellError.self) {
        try await run("archive forget " + what, archive, in: session)
      }
      guard case .usage(.unconfirmed(let preview))? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(preview == results.preview)
    }
    #expect(archive.forgets.isEmpty)
    let message = texts(in: .english).explain(ShellError.usage(.unconfirmed(results.preview))).line()
    #expect(message == "this would delete 144,763 articles and 12 saved marks, 1 mute; add --yes to confirm")
  }

  @Test("follows and mutes are deleted, and asked about, also where there is no article")
  func onlyMarks() async throws {
    var results = FakeUpkeep.Results()
    results.preview = Forgotten(count: 0, kept: 0, marks: MarkCounts(follows: 2))
    let archive = FakeUpkeep(results)
    #expect(await code("archive forget --all", archive) == .usage)
    _ = try await run("archive forget --all --yes", archive)
    #expect(archive.forgets == [.all])
  }

  @Test("readers are listed, kept by their name or all at once, and removed after a yes")
  func readers() async throws {
    var results = FakeUpkeep.Results()
    results.readers = [
      ArchiveReader(name: "anna", login: .other, marks: MarkCounts(saved: 3, follows: 1)),
      ArchiveReader(name: "ben k", login: .own, marks: MarkCounts()),
    ]
    let archive = FakeUpkeep(results)
    #expect(try await run("archive readers", archive).screen?.records.count == 2)
    #expect(try await run("archive readers keep anna", archive).notices == [.readersKept(2)])
    _ = try await run("archive readers keep --all", archive)
    _ = try await run("archives lecteurs conserver 'ben k'", archive)
    #expect(await code("archive readers remove anna", archive) == .usage)
    await #expect(throws: NewsError.archive(.noSuchReader("carl"))) {
      try await run("archive readers remove carl --yes", archive)
    }
    let session = Session.fresh(isInteractive: true)
    _ = try await run("archive readers remove anna", archive, FakeAnswers("n"), in: session)
    #expect(archive.calls.filter { $0 != "readers" } == ["keep anna", "keep all", "keep ben k"])
    let answers = FakeAnswers("y")
    let outcome = try await run("archive readers remove anna", archive, answers, in: session)
    #expect(answers.prompts.first?.contains("3 saved marks, 1 follow") == true)
    #expect(outcome.notices == [.archiveForgotten(Forgotten(count: 0, kept: 0, marks: results.readers[0].marks))])
    _ = try await run("archive readers remove 'ben k' --yes", archive)
    #expect(archive.calls.filter { $0.hasPrefix("remove") } == ["remove anna", "remove ben k"])
    for line in [
      "archive readers keep", "archive readers keep anna --all", "archive readers wave anna", "archive readers --all",
    ] {
      #expect(await code(line, archive) == .usage, "\(line)")
    }
  }

  @Test("a day is that of the reader's calendar")
  func before() async throws {
    let archive = FakeUpkeep()
    _ = try await run("archive forget --before 3d --yes", archive)
    _ = try await run("archive forget --before 2026-11-01 --yes", archive)
    let days = try ["3d", "2026-11-01"].map { Forgetting.before(try Day(text: $0, now: Self.now).start) }
    #expect(archive.forgets == days)
  }

  @Test("a person is asked first, and only a yes deletes", arguments: InterfaceLanguage.all)
  func person(language: InterfaceLanguage) async throws {
    var results = FakeUpkeep.Results()
    results.preview = Forgotten(count: 1234, kept: 0, marks: MarkCounts(saved: 56))
    let line = "archive forget --all"
    let session = Session.fresh(language: language, isInteractive: true)
    let (yes, no, enter) = (FakeUpkeep(results), FakeUpkeep(results), FakeUpkeep(results))
    let answers = FakeAnswers(language == .french ? "oui" : "y")
    _ = try await run(line, yes, answers, in: session)
    #expect(yes.forgets == [.all])
    let question = try #require(answers.prompts.first)
    #expect(question.contains("56"))
    let kept = try await run(line, no, FakeAnswers("n"), in: session)
    #expect(no.forgets.isEmpty)
    #expect(kept.notices == [.archiveForgotten(Forgotten(count: 0, kept: 0))])
    _ = try await run(line, enter, FakeAnswers(""), in: session)
    #expect(enter.forgets.isEmpty)
    await #expect(throws: NewsError.cancelled) { try await run(line, no, in: session) }
    #expect(no.forgets.isEmpty)
  }

  static let wrong = [
    "archive forget", "archive forget --all --unsaved", "archive forget --source ''", "archive forget x --all",
    "archive --all", "archive check --all", "archive check x", "archive compact x", "archive export",
    "archive export news.txt", "archive export ''", "archive import", "archive import a --before 3d",
    "archive sideways", "archive forget --before soon",
  ]

  @Test("lines that are not clear do nothing", arguments: wrong)
  func refused(line: String) async throws {
    let archive = FakeUpkeep()
    #expect(await code(line, archive) == .usage)
    #expect(archive.calls.isEmpty)
  }

  @Test(
    "an archive that cannot be used is an error",
    arguments: ["archive", "archive check", "archive forget --all", "archive readers"])
  func unusable(line: String) async throws {
    var results = FakeUpkeep.Results()
    results.failure = .archive(.newer(file: "/a/archive.sqlite"))
    #expect(await code(line, FakeUpkeep(results)) == .archive)
  }

  @Test("Tab offers the actions in the language of the interface")
  func completion() {
    func offered(_ line: String, _ language: InterfaceLanguage) -> [String] {
      Completion.of(line, in: .fresh(language: language)).candidates.map(\.text)
    }
    #expect(
      offered("archive ", .english) == ["export", "import", "check", "compact", "forget", "setup", "copy", "readers"])
    #expect(
      offered("archives ", .french) == [
        "exporter", "importer", "v\u{E9}rifier", "compacter", "oublier", "pr\u{E9}parer", "copier", "lecteurs",
      ])
    #expect(offered("archive forget --", .english) == ["--before", "--source", "--unsaved", "--all", "--yes"])
  }
}
