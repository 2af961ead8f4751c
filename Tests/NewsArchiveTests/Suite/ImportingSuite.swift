import Foundation
import NewsDomain
import TestSupport
import Testing

@testable import NewsArchive

@Suite("Articles of a file, which are added as sets")
struct ImportingSuite {
  private let folder = TemporaryFolder()

  private func importing(_ lines: [String], into archive: any Archive) async throws -> ArchiveImport {
    let path = folder.path + "/lines.jsonl"
    try lines.map { $0 + "\n" }.joined().write(toFile: path, atomically: true, encoding: .utf8)
    return try await archive.import(path, at: .hour(24))
  }

  private func line(_ key: String, _ title: String, _ members: String = "") -> String {
    #"{"type":"article","title":"\#(title)","url":"https://paper.example/\#(key)"\#(members)}"#
  }

  @Test("one that stands twice is added once, with what both lines say", arguments: ArchiveKind.each)
  func twice(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let result = try await importing(
      [
        line("moon", "Moon", #","labels":["one"],"publishedAt":"2026-11-20T06:00:00Z""#), line("sea", "Sea"),
        line("moon", "Moon", #","labels":["two"],"isRead":true,"description":"It rises.""#),
      ], into: archive)
    #expect((result.added, result.known, result.skipped) == (2, 1, 0))
    #expect(try await archive.keys("moon OR sea") == ["moon", "sea"])
    #expect(try await archive.keys("rises") == ["moon"])
    let moon = try #require(try await archive.find(FindRequest(text: "rises")).articles.first)
    let state = try #require(await archive.states(of: [moon.id])[moon.id])
    #expect(state.isRead && state.isSaved && state.labels == ["one", "two"])
  }

  @Test("times that no archive and no newspaper has are none", arguments: ArchiveKind.each)
  func times(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let odd = #","publishedAt":"0001-01-01T00:00:00Z","firstSeen":"0001-01-01T00:00:00Z","#
    let result = try await importing(
      [
        line("moon", "Moon", odd + #""lastSeen":"0001-01-01T00:00:00Z""#),
        line("sea", "Sea", odd + #""lastSeen":"9999-01-01T00:00:00Z""#),
        line("old", "Old", #","publishedAt":"1815-06-22T00:00:00Z""#),
      ], into: archive)
    #expect((result.added, result.skipped) == (3, 0))
    let articles = try await archive.find(FindRequest(text: "moon OR sea")).articles
    #expect(articles.map(\.publishedAt) == [nil, nil])
    let states = await archive.states(of: articles.map(\.id))
    #expect(states.count == 2 && states.values.allSatisfy { $0.firstSeen >= .hour(0) })
    let old = try await archive.find(FindRequest(text: "old")).articles.first
    #expect(old?.publishedAt == Date(iso8601: "1815-06-22T00:00:00Z"))
  }

  @Test("ids that lead to each other lead to one article", arguments: ArchiveKind.each)
  func aliases(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    // Only an exported file names aliases.
    let seen = #","lastSeen":"2026-11-20T06:00:00Z","firstSeen":"2026-11-20T06:00:00Z""#
    let (one, other, third) = (Article.made("1").id, Article.made("2").id, Article.made("3").id)
    let result = try await importing(
      [
        line("1", "First", #","id":"\#(one)","aliases":["\#(other)"]\#(seen)"#),
        line("2", "Second", #","id":"\#(other)","aliases":["\#(third)"]\#(seen)"#),
        line("3", "Third", #","id":"\#(third)","aliases":["\#(one)"]\#(seen)"#),
      ], into: archive)
    #expect((result.added, result.known) == (1, 2))
    for id in [one, other, third] {
      let prefix = try #require(ArticleIDPrefix(id.description))
      #expect(try await archive.article(prefix).id == one)
    }
    #expect(try await archive.check().faults.isEmpty)
  }

  private func exported(_ id: ArticleID, _ title: String, at hour: String, _ members: String = "") -> String {
    #"{"type":"article","id":"\#(id)","title":"\#(title)","publishedAt":"2026-11-20T\#(hour):00:00Z","#
      + #""firstSeen":"2026-11-20T20:00:00Z","lastSeen":"2026-11-20T20:00:00Z"\#(members)}"#
  }

  private func state(_ id: ArticleID, in archive: any Archive) async throws -> ArticleState {
    try #require(await archive.states(of: [id])[id])
  }

  @Test("what a file says of an article stays with it, whatever row its date gives it", arguments: ArchiveKind.each)
  func moved(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let (id, other) = (Article.made("1").id, Article.made("2").id)
    _ = try await importing(
      [
        exported(id, "One", at: "01", #","labels":["L"],"lists":["local us"],"origin":"o""#),
        exported(id, "One", at: "07", #","speaker":"service","origin":"p""#),
        exported(id, "One", at: "13", #","speaker":"source","origin":"q""#),
        exported(id, "One", at: "14", #","speaker":"source","readAt":"2026-11-20T15:00:00Z","labels":["M"]"#),
        // Its row is the first one of the other article, which is free again.
        exported(other, "Two", at: "01", #","isSaved":true"#),
      ], into: archive)
    let one = try await state(id, in: archive)
    #expect(one.labels == ["L", "M"] && one.isRead && one.isSaved)
    #expect(try await archive.find(FindRequest(filter: .init(country: .unitedStates))).articles.map(\.title) == ["One"])
    // In a later file as well.
    _ = try await importing([exported(Article.made("3").id, "Three", at: "01", #","isSaved":true"#)], into: archive)
    for id in [other, Article.made("3").id] {
      let state = try await state(id, in: archive)
      #expect(state.labels.isEmpty && state.isSaved && !state.isRead)
    }
    #expect(try await archive.check().faults.isEmpty)
  }

  @Test("an article that an alias leads to is found by all of its ids from then on", arguments: ArchiveKind.each)
  func chain(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let (one, other) = (Article.made("1").id, Article.made("2").id)
    let result = try await importing(
      [
        exported(one, "One", at: "01"), exported(other, "Two", at: "02", #","aliases":["\#(one)"]"#),
        exported(other, "Three", at: "03", #","isRead":true"#),
      ], into: archive)
    #expect((result.added, result.known) == (1, 2))
    #expect(try await state(one, in: archive).isRead)
    #expect(try await state(other, in: archive).isRead)
  }

  @Test(
    "one under an id that was made for another page or text gets its own, and the other one stays",
    arguments: ArchiveKind.each, [#""id":"ID""#, #""aliases":["ID"]"#])
  func ofAnother(kind: ArchiveKind, claim: String) async throws {
    let archive = kind.make(in: folder)
    await archive.add([.made("moon", "Moon")])
    let id = Article.made("moon").id
    let claim = claim.replacingOccurrences(of: "ID", with: id.description)
    let seen = #","lastSeen":"2026-11-20T06:00:00Z","readAt":"2026-11-20T06:00:00Z","speaker":"source","origin":"o""#
    let other = line("sea", "Sea", ",\(claim)\(seen)")
    #expect(try await importing([other], into: archive).added == 1)
    #expect(try await importing([other], into: archive).known == 1)
    let moon = try await archive.article(#require(ArticleIDPrefix(id.description)))
    #expect(moon.title == "Moon" && moon.key == "moon")
    #expect(try await !state(id, in: archive).isRead)
    #expect(try await archive.article(#require(ArticleIDPrefix(Article.made("sea").id.description))).title == "Sea")
    #expect(try await archive.revisions(of: id).map(\.title) == ["Moon"])
  }

  @Test("those of one second, and without a date, get rows of their own", arguments: ArchiveKind.each)
  func rows(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add([.made("before", "Moon", hour: 0)])
    let same = (0..<150).map { line("same\($0)", "Moon", #","publishedAt":"2026-11-21T06:00:00Z""#) }
    let none = (0..<150).map { line("none\($0)", "Moon") }
    let wanted = (0..<150).map {
      line("wanted\($0)", "Moon", #","row":1795248000,"lastSeen":"2026-11-21T06:00:00Z""#)
    }
    let result = try await importing(same + none + wanted, into: archive)
    #expect((result.added, result.known, result.skipped) == (450, 0, 0))
    #expect(try await archive.find(FindRequest(text: "moon")).total == 451)
    #expect(try await archive.check().faults.isEmpty)
    // Again all of them are known.
    #expect(try await importing(same + none + wanted, into: archive).known == 450)
  }

  @Test("a file that ends too early says how much of it was imported")
  func cutShort() async throws {
    let whole = ArchiveKind.sqliteInMemory.make(in: folder)
    await whole.add((0..<2_000).map { .made("\($0)", "Moon \($0) \(ArticleID(hashing: "\($0)"))") })
    let path = folder.path + "/whole.jsonl.gz"
    _ = try await whole.export(to: path)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let cut = folder.path + "/cut.jsonl.gz"
    try bytes.prefix(bytes.count * 2 / 3).write(to: URL(fileURLWithPath: cut))
    let archive = ArchiveKind.sqliteInMemory.make(in: folder)
    let error = await #expect(throws: NewsError.self) { try await archive.import(cut, at: .hour(24)) }
    guard case .archive(.importEnded(cut, _, let articles)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect((500..<2_000).contains(articles))
    #expect(try await archive.find(FindRequest(text: "moon")).total == articles)
  }

  @Test("marks and stories come with new articles", arguments: ArchiveKind.each)
  func marks(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let story = #","story":"\#(Article.made("told").id)""#
    _ = try await importing(
      [
        line("a", "Volcano erupts in Iceland", #","readAt":"2026-11-20T06:00:00Z""# + story),
        line("b", "Painter wins a prize", #","savedAt":"2026-11-20T07:00:00Z""# + story),
        line("c", "Fog"),
      ], into: archive)
    let (read, saved, plain) = (Article.made("a").id, Article.made("b").id, Article.made("c").id)
    let states = await archive.states(of: [read, saved, plain])
    #expect(states.filter(\.value.isRead).map(\.key) == [read])
    #expect(states.filter(\.value.isSaved).map(\.key) == [saved])
    let stories = await archive.memberships(of: [read, saved, plain])
    let told = stories.filter { $0.value.story == StoryID(Article.made("told").id) }
    #expect(Set(told.keys) == [read, saved])
  }

  @Test("those that are seen again in one list change together, and each only once", arguments: ArchiveKind.each)
  func seenAgain(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add((0..<30).map { .made("\($0)", "Moon \($0)") }, at: 0)
    // One with other words, two that are new, one of them twice.
    let seen =
      [Article.made("3", "Sun 3"), .made("new", "Star"), .made("new", "Star")]
      + (0..<30).map {
        .made("\($0)", $0 == 3 ? "Sun 3" : "Moon \($0)")
      } + [.made("last", "Star")]
    await archive.add(seen, in: .local(.france), at: 2, isFront: true)
    #expect(try await archive.find(FindRequest(text: "moon")).total == 29)
    #expect(try await archive.keys("sun") == ["3"])
    #expect(try await archive.keys("star") == ["last", "new"])
    #expect(try await archive.revisions(of: Article.made("3").id).map(\.title) == ["Moon 3", "Sun 3"])
    let front = try #require(try await archive.front(of: .local(.france), in: .hour(1) ... .hour(3)))
    #expect(Set(front.articles.map(\.key)).count == 32)
    #expect(try await archive.countNew(in: .all) == 32)
  }

  @Test(
    "only one session of a server changes stories; others leave their articles to it",
    .enabled(if: PostgreSQLServer.folder != nil))
  func oneGroups() async throws {
    let archive = PostgreSQLServer.archive(of: folder)
    await archive.add([.made("a", "Volcano erupts in Iceland")])
    let database = try PostgreSQLServer.database(of: folder, as: "cora")
    try database.execute("BEGIN")
    try database.execute("SET LOCAL search_path = supernews")
    try database.run("SELECT 1 FROM counter WHERE name = 'grouping' FOR UPDATE")
    try await archive.groupAll(in: .distantPast ... .distantFuture) { _, _ in }
    #expect(await archive.memberships(of: [Article.made("a").id]).isEmpty)
    try database.execute("ROLLBACK")
    try await archive.groupAll(in: .distantPast ... .distantFuture) { _, _ in }
    #expect(await archive.memberships(of: [Article.made("a").id]).count == 1)
  }

  @Test(
    "who groups waits for other writers only to write, and takes nothing that they need",
    .enabled(if: PostgreSQLServer.folder != nil))
  func groupingBesideWriters() async throws {
    let archive = PostgreSQLServer.archive(of: folder)
    await archive.add([.made("a", "Volcano erupts in Iceland")])
    let writer = try PostgreSQLServer.database(of: folder, as: "cora")
    let watcher = try PostgreSQLServer.database(of: folder, as: "postgres")
    try writer.execute("BEGIN")
    try writer.execute("SET LOCAL search_path = supernews; SET LOCAL lock_timeout = 1000")
    try writer.run("SELECT 1 FROM counter WHERE name = 'arrival' FOR UPDATE")
    async let grouping: Void = archive.groupAll(in: .distantPast ... .distantFuture) { _, _ in }
    let isWaiting = try await eventually {
      try watcher.run(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
      ) { _ in true }.first == true
    }
    #expect(isWaiting)
    // As everything does that gives an article other words.
    try writer.run("UPDATE counter SET value = value + 1 WHERE name = 'stories'")
    try writer.execute("COMMIT")
    try await grouping
    #expect(await archive.memberships(of: [Article.made("a").id]).count == 1)
  }
}
