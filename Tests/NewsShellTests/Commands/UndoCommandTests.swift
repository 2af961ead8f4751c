import ArchiveTestSupport
import FoundationEssentials
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("undo")
struct UndoCommandTests {
  private static func newsroom(_ count: Int = 40) -> FakeNewsroom {
    FakeNewsroom(news: .paged(count), keepsNews: true)
  }

  private static func states(_ newsroom: FakeNewsroom, _ numbers: ClosedRange<Int>) async -> [ArticleState?] {
    await newsroom.archive.states(of: numbers.map { Article.numbered($0) })
  }

  @Test(
    "the last change is taken back, in either language",
    arguments: [("undo", "Saved"), ("annule", "Saved"), ("annuler", "Saved")])
  func last(line: String, verb: String) async throws {
    let newsroom = Self.newsroom()
    let transcript = try await newsroom.run(["top --limit 4", "mark 4 read", "save 1-3 --as moon", line])
    #expect(transcript.status == .success)
    #expect(transcript.errors.contains("\(verb) 3 articles with the label \"moon\": taken back.\n"))
    #expect(await Self.states(newsroom, 1...4).map { $0?.isSaved } == [false, false, false, false])
    #expect(await Self.states(newsroom, 1...4).map { $0?.isRead } == [false, false, false, true])
    // Tab does not offer the label any more.
    #expect(transcript.session.labels.isEmpty)
  }

  @Test("several are taken back from the last to the first, and no more than there are")
  func several() async throws {
    let newsroom = Self.newsroom()
    let lines = ["top --limit 4", "mark 1 read", "save 1", "mute lottery", "undo 2", "undo 9", "undo"]
    let transcript = try await newsroom.run(lines)
    let said = transcript.errors.split(separator: "\n").map(String.init).filter { $0.contains("taken back") }
    #expect(
      said == [
        "Muted \"lottery\": taken back.", "Saved 1 article: taken back.", "Marked 1 article as read: taken back.",
      ])
    #expect(await Self.states(newsroom, 1...1).map { $0?.isRead } == [false])
    #expect(transcript.status == .failure)
    let failed = try await Self.newsroom().run(["undo"], in: .fresh(format: .json))
    #expect(try failed.codes() == ["noResults"])
  }

  @Test("the list has the last command first, and takes nothing back")
  func list() async throws {
    let newsroom = Self.newsroom()
    let lines = ["top --limit 4", "save 1-2", "unsave 2", "undo --list"]
    let transcript = try await newsroom.run(lines)
    let rows = transcript.output.split(separator: "\n").suffix(2).map { $0.trimmed }
    #expect(rows == ["1  Removed 1 article from your saved articles", "2  Saved 2 articles"])
    #expect(transcript.output.contains("Changes you can take back"))
    #expect(await Self.states(newsroom, 1...2).map { $0?.isSaved } == [true, false])
    let none = try await newsroom.run(["undo 2", "annuler --liste"], in: .fresh(language: .french))
    #expect(none.output.contains("Changements que vous pouvez annuler"))
  }

  @Test("programs get a record of each change")
  func records() async throws {
    let lines = [
      "top --limit 4", "save 1-3 --as moon", "follow mars", "country japan", "undo --list", "undo 2", "undo --list",
    ]
    let transcript = try await Self.newsroom().run(lines, in: .fresh(format: .json))
    let records = transcript.output.split(separator: "\n").filter { $0.hasPrefix(#"{"type":"undo""#) }.map(String.init)
    #expect(
      records == [
        #"{"type":"undo","name":"settings","subject":"country","count":1,"stayed":null,"left":2}"#,
        #"{"type":"undo","name":"follow","subject":"mars","count":1,"stayed":null,"left":1}"#,
        #"{"type":"undo","name":"save","subject":"moon","count":3,"stayed":null,"left":0}"#,
        #"{"type":"undo","name":"settings","subject":"country","count":1,"stayed":0,"left":2}"#,
        #"{"type":"undo","name":"follow","subject":"mars","count":1,"stayed":0,"left":1}"#,
        #"{"type":"undo","name":"save","subject":"moon","count":3,"stayed":null,"left":0}"#,
      ])
  }

  @Test("what another session has changed since stays as it is, and is counted")
  func changedSince() async throws {
    var newsroom = Self.newsroom()
    let now = Date(timeIntervalSince1970: 1_795_248_000)
    newsroom.clock = .at(now)
    _ = try await newsroom.run(["top --limit 4", "mark 1-4 unread", "mark 1-3 read"])
    var other = newsroom
    other.undoHistory = UndoHistory()
    other.clock = .at(now.addingTimeInterval(60))
    _ = try await other.run(["top --limit 4", "mark 1-2 unread", "mark 1-2 read"])
    let transcript = try await newsroom.run(["undo"])
    #expect(
      transcript.errors.contains(
        "Marked 3 articles as read: taken back. 2 have changed since and stay as they are.\n"))
    #expect(await Self.states(newsroom, 1...3).map { $0?.isRead } == [true, true, false])
  }

  @Test("reading marks nothing that is taken back; the brief and new neither")
  func opened() async throws {
    let newsroom = Self.newsroom()
    let transcript = try await newsroom.run(
      ["top --limit 4", "1", "new", "brief", "undo"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(transcript.errors.contains("there is nothing to take back"))
    #expect(await Self.states(newsroom, 1...1).map { $0?.isRead } == [true])
  }

  @Test("at the prompt, a change of more than twenty articles says how it is taken back")
  func hint() async throws {
    let hint = "To take it back, type undo.\n"
    for (line, isHinted) in [("mark 1-20 read", false), ("mark 1-21 read", true), ("save 1-21", true)] {
      let transcript = try await Self.newsroom().run(
        ["top --limit 30", line], in: .fresh(isInteractive: true), isInteractive: true)
      #expect(transcript.errors.contains(hint) == isHinted, "\(line): \(transcript.errors)")
      let script = try await Self.newsroom().run(["top --limit 30", line])
      #expect(!script.errors.contains("undo"))
    }
    // Nothing has changed the second time.
    let again = try await Self.newsroom().run(
      ["top --limit 30", "mark 1-30 read", "mark 1-30 read"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(again.errors.ranges(of: hint).count == 1)
  }

  @Test("the country, the source and the favourite of a removed feed are those of before")
  func settings() async throws {
    let feed = OwnFeed(id: "xkcd", name: "xkcd.com", feed: "https://xkcd.com/atom.xml")
    let newsroom = FakeNewsroom(ownFeeds: FakeOwnFeeds([feed]))
    let chosen = Settings(edition: .english).with(SourceSetting.self, "xkcd").with(SourceNameSetting.self, "xkcd.com")
    var session = Session.fresh()
    session.settings = chosen
    session.edition = chosen.edition
    newsroom.live.take(.source(SourceReference(id: "xkcd", name: "xkcd.com")))
    _ = try newsroom.settings.apply(.source(SourceReference(id: "xkcd", name: "xkcd.com")))
    let removed = try await newsroom.run(["feeds remove xkcd"], in: session)
    #expect(removed.session.edition.favourite == nil)
    #expect(newsroom.undoHistory.commands.map(\.count) == [2])
    let back = try await newsroom.run(["undo"], in: removed.session)
    #expect(newsroom.ownFeeds.feeds == [feed])
    #expect(back.session.edition.favourite?.id == "xkcd")
    #expect(back.session.knownSources.map(\.id) == ["xkcd"])
    #expect(newsroom.undoHistory.isEmpty)

    let moved = try await newsroom.run(["country japan", "undo"])
    #expect(moved.session.edition.country == Session.fresh().edition.country)
    #expect(moved.errors.contains("Changed the setting country: taken back.\n"))
  }

  @Test("the key is not among the changes")
  func secrets() async throws {
    let newsroom = FakeNewsroom(answers: FakeAnswers("0123456789abcdef0123456789abcdef"))
    _ = try await newsroom.run(["key set", "key forget"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(newsroom.undoHistory.isEmpty)
  }

  @Test(
    "a line that cannot be meant takes nothing back",
    arguments: ["undo 0", "undo 51", "undo x", "undo --list 2", "undo 1 2"])
  func wrong(line: String) async throws {
    let newsroom = Self.newsroom()
    let transcript = try await newsroom.run(["top --limit 4", "save 1", line], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage"])
    #expect(await Self.states(newsroom, 1...1).map { $0?.isSaved } == [true])
  }
}
