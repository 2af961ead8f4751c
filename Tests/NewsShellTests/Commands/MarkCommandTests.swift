import ArchiveTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("mark")
struct MarkCommandTests {
  private static func newsroom() -> FakeNewsroom { FakeNewsroom(keepsNews: true) }

  private static func isRead(_ newsroom: FakeNewsroom, _ numbers: ClosedRange<Int>) async -> [Bool?] {
    await newsroom.archive.states(of: numbers.map { Article.numbered($0) }).map { $0?.isRead }
  }

  @Test(
    "articles are marked as read, in either language",
    arguments: ["mark 1 3 read", "marque 1 3 lu", "mark read 1 3", "mark 1 read 3 read"])
  func read(line: String) async throws {
    let newsroom = Self.newsroom()
    let transcript = try await newsroom.run(["top --limit 3", line])
    #expect(transcript.status == .success)
    #expect(transcript.errors.contains("Marked 2 articles as read."))
    #expect(await Self.isRead(newsroom, 1...3) == [true, false, true])
    // People get the notice and no list.
    #expect(transcript.output.components(of: "Headline 1") == 1)
  }

  @Test("it counts what changes, apart from what had the mark already")
  func already() async throws {
    let newsroom = Self.newsroom()
    let transcript = try await newsroom.run(["top --limit 3", "mark 1 read", "mark all read", "mark all read"])
    #expect(transcript.errors.contains("Marked 1 article as read.\n"))
    #expect(transcript.errors.contains("as read; 1 already was.\n"))
    #expect(transcript.errors.contains("Nothing changed: 3 articles were already marked as read.\n"))
    #expect(await Self.isRead(newsroom, 1...3) == [true, true, true])
    let french = try await newsroom.run(["top --limit 3", "marque tout lu"], in: .fresh(language: .french))
    #expect(french.errors.contains("Rien n’a changé\u{202F}: 3 articles étaient déjà marqués comme lus."))
  }

  @Test("what was only shown was unread already")
  func shown() async throws {
    let newsroom = Self.newsroom()
    let lines = ["top --limit 3", "mark 1-2 shown", "mark all unread", "mark all unread"]
    let transcript = try await newsroom.run(lines)
    #expect(transcript.errors.contains("3 articles were already unread; 2 no longer count as shown.\n"))
    #expect(transcript.errors.contains("Nothing changed: 3 articles were already marked as unread.\n"))
    let french = try await newsroom.run(
      ["top --limit 3", "mark 1 shown", "marque tout non-lu"], in: .fresh(language: .french))
    #expect(french.errors.contains("3 articles étaient déjà non lus\u{202F}; 1 ne compte plus comme montré.\n"))
  }

  @Test("and as unread again", arguments: ["mark all unread", "marque tout non-lu", "mark 1-3 UNREAD"])
  func unread(line: String) async throws {
    let newsroom = Self.newsroom()
    _ = try await newsroom.run(["top --limit 3", "mark all read", line])
    #expect(await Self.isRead(newsroom, 1...3) == [false, false, false])
  }

  @Test(
    "all is the whole list, also where a script has only its beginning",
    arguments: [(45, "Marked 45 articles as read."), (343, "Marked 100 of 343 articles as read.")])
  func all(total: Int, sentence: String) async throws {
    let newsroom = FakeNewsroom(news: .paged(total), keepsNews: true)
    let transcript = try await newsroom.run(["top", "mark all read"])
    #expect(transcript.errors.contains(sentence))
    #expect(await Self.isRead(newsroom, 1...45).allSatisfy { $0 == true })
    // The list itself stays as long as it was shown.
    #expect(transcript.session.titles.count == 20)
    let rest = try await newsroom.run(["top --unread"], in: .fresh(format: .json))
    #expect(rest.session.titles.isEmpty)
    #expect(try rest.statuses().map(\.total) == [0])
  }

  @Test("programs get the articles with their new marks")
  func records() async throws {
    let transcript = try await Self.newsroom().run(["top --limit 3", "mark 2 read", "list"], in: .fresh(format: .json))
    let objects = try transcript.objects()
    #expect(objects.compactMap(\.isRead) == [false, false, false, true, false, true, false])
    #expect(objects.filter { $0.type == "status" }.compactMap(\.command) == ["top", "mark", "list"])
    #expect(objects.allSatisfy { $0.type != "article" || $0.firstSeen != nil })
  }

  @Test("without an item it is the open article")
  func open() async throws {
    let newsroom = Self.newsroom()
    _ = try await newsroom.run(["top --limit 3", "open 2", "mark read"])
    #expect(await Self.isRead(newsroom, 1...3) == [false, true, false])
    let none = try await newsroom.run(["top --limit 3", "mark read"], in: .fresh(format: .json))
    #expect(try none.codes() == ["noSuchItem"])
  }

  @Test("why an article is not in the archive is said as it is")
  func whyNotKept() async throws {
    func errors(_ archive: ArchiveSetting.Value) async throws -> String {
      var session = Session.fresh()
      session.settings.take([SettingsChange(ArchiveSetting.self, archive)])
      return try await FakeNewsroom().run(["top --limit 3", "save 1"], in: session).errors
    }
    #expect(try await errors(.local).contains("no longer in the archive; to add it, type list"))
    #expect(try await errors(.off).contains("which is off"))
    #expect(try await errors(.server("postgresql://h/d")).contains("only collectors add"))
  }

  @Test(
    "a line that says neither or both marks changes nothing",
    arguments: ["mark all", "mark 1 read unread", "mark", "mark 1 done", "mark read lu non-lu"])
  func wrong(line: String) async throws {
    let newsroom = Self.newsroom()
    let transcript = try await newsroom.run(["top --limit 3", line], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage"])
    #expect(await Self.isRead(newsroom, 1...3) == [false, false, false])
  }

  @Test("articles that the archive does not have are reported, and the others are marked")
  func notKept() async throws {
    var newsroom = FakeNewsroom()
    await newsroom.archive.keep([.numbered(1), .numbered(3)])
    let transcript = try await newsroom.run(["top --limit 3", "mark all read"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["noSuchItem"])
    #expect(try transcript.objects().filter { $0.isRead == true }.compactMap(\.n) == [1, 3])
    newsroom.archive = .inMemory()
    let none = try await newsroom.run(["top --limit 3", "mark all read"], in: .fresh(format: .json))
    #expect(try none.codes() == ["noSuchItem"])
  }

  @Test("an archive that cannot be used is an error, and lists are shown all the same")
  func unusable() async throws {
    let failure = NewsError.archive(.unusable(file: "/a", detail: "locked"))
    let newsroom = FakeNewsroom(archive: .failing(with: failure))
    let transcript = try await newsroom.run(["top --limit 3", "mark 1 read"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["archive"])
    #expect(try transcript.objects().filter { $0.type == "article" }.count == 3)
  }

  @Test("an article opened by a person is marked as read; by a script, a program or into a file it is not")
  func opening() async throws {
    let person = Self.newsroom()
    _ = try await person.run(
      ["top --limit 9", "open 1", "next", "open 4-5", "open 7 > /f"], in: .fresh(isInteractive: true),
      isInteractive: true)
    #expect(await Self.isRead(person, 1...7) == [true, true, false, true, true, false, false])
    for session in [Session.fresh(), .fresh(format: .json, isInteractive: true)] {
      let script = Self.newsroom()
      _ = try await script.run(["top --limit 3", "open 1", "next"], in: session)
      #expect(await Self.isRead(script, 1...2) == [false, false])
    }
  }

  @Test("lists show the marks at the time they are shown")
  func lists() async throws {
    let transcript = try await Self.newsroom().run(["top --limit 2", "mark 1 read", "list", "save 2", "list"])
    let lines = transcript.output.split(separator: "\n").map { String($0) }.filter { $0.contains("Headline") }
    #expect(
      lines == [
        " 1 \u{2022} Headline 1", " 2 \u{2022} Headline 2", " 1   Headline 1", " 2 \u{2022} Headline 2",
        " 1    Headline 1", " 2 \u{2022}\u{2605} Headline 2",
      ])
  }

  @Test("an exported list has the marks in JSON")
  func exported() async throws {
    let newsroom = Self.newsroom()
    _ = try await newsroom.run(["top --limit 2", "mark 2 read", "export /list.json", "export /list.csv"])
    #expect(newsroom.files.texts["/list.json"]?.contains(#""isRead":true"#) == true)
    #expect(newsroom.files.texts["/list.csv"]?.contains("isRead") == false)
  }

  @Test("Tab offers the marks and the items")
  func completion() async throws {
    let session = try await Self.newsroom().run(["top --limit 2"]).session
    let offered = Completion.of("mark ", in: session).candidates.map(\.text)
    #expect(offered == ["read", "unread", "shown", "1", "2"])
    #expect(Completion.of("mark 1 un", in: session).insertion == "unread ")
  }
}

extension String {
  /// How often a text is in this one.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }

  @Test("numbers alone are marked as read, and may stand between commas", arguments: ["mark 1,3", "mark 1 3"])
  func alone(line: String) async throws {
    let newsroom = FakeNewsroom(keepsNews: true)
    let transcript = try await newsroom.run(["top --limit 5", line], in: .fresh(format: .json))
    #expect(try transcript.objects().filter { $0.isRead == true }.compactMap(\.n) == [1, 3])
    let wrong = try await newsroom.run(["top --limit 5", "mark 1,x", "mark 1,9"], in: .fresh(format: .json))
    #expect(try wrong.codes() == ["usage", "noSuchItem"])
  }

  @Test("what finds nothing leaves the list and its numbers", arguments: ["saved", "find xyzzy"])
  func nothing(line: String) async throws {
    let newsroom = FakeNewsroom(keepsNews: true)
    let transcript = try await newsroom.run(
      ["top --limit 5", line, "open 4"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(transcript.status == .success && transcript.session.position == 4)
    // A script must not go on with another list.
    let script = try await newsroom.run(["top --limit 5", line, "mark all read"], in: .fresh(format: .json))
    #expect(try script.codes() == ["noSuchItem"])
  }

  @Test("a mute is removed by its text, us and uk are countries, and save takes --label")
  func words() async throws {
    let newsroom = FakeNewsroom(keepsNews: true)
    let transcript = try await newsroom.run(
      [
        "mute world cup", "unmute World Cup", "unmute world cup", "uk", "us", "save 1 --label moon",
        "saved --label moon",
      ],
      in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage"])
    #expect(
      newsroom.news.requests.map(\.scope).suffix(2) == [.local(Country(code: "gb") ?? .france), .local(.unitedStates)])
    #expect(transcript.session.titles.count == 1)
  }
}
