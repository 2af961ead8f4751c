import Foundation
import SQLKit
import Testing

@testable import NewsArchive
@testable import NewsArchiveSQLite
@testable import NewsDomain

@Suite("Facts about the archive, its check and its size")
struct SQLiteArchiveUpkeepTests {
  private let place = ArchiveFolder()
  private let now = ArchiveFolder.now

  @Test("the facts count what is there")
  func facts() async throws {
    let archive = place.open()
    #expect(try await archive.facts(now: now).articles == 0)
    try await archive.fill(until: now)
    let facts = try await archive.facts(now: now)
    #expect(facts.path == place.path.description)
    #expect(facts.bytes > 10_000)
    // Five of the six unread ones are muted.
    #expect((facts.articles, facts.unread, facts.saved, facts.revised) == (8, 1, 2, 1))
    #expect(facts.sources == 2)
    #expect(facts.labels.map(\.count) == [1, 1, 1])
    #expect(facts.mutes == 2)
    #expect(facts.texts == 1 && facts.textBytes > 100)
    #expect(facts.since == now.addingTimeInterval(-100_000.125))
    #expect(facts.oldest == Date(timeIntervalSince1970: 1_600_000_000))
    // A date far ahead does not count.
    #expect(facts.newest.map { abs($0.timeIntervalSince(now) + 100_000.425) < 0.01 } == true)
    let growth = try #require(facts.articlesPerDay)
    #expect(abs(growth - 8 / (100_000.125 / 86_400)) < 0.01)
    #expect(facts.imported == 0)
  }

  @Test("a source with several sites counts once, by its name")
  func sources() async throws {
    let archive = place.open()
    var articles = ["One", "Two", "Three"].map { Article.told($0) }
    for (index, site) in ["https://a.example", "https://b.example"].enumerated() { articles[index].source.link = site }
    articles[2].source = Article.Source(id: "post", name: "Post")
    await archive.add(articles, at: now)
    #expect(try await archive.facts(now: now).sources == 2)
  }

  @Test("an import does not count as growth, begins nothing and is no round of collecting")
  func imported() async throws {
    let archive = place.open()
    try await archive.fill(until: now)
    try await archive.keepRound(at: now, next: now.addingTimeInterval(900))
    _ = try await archive.export(to: place.file("out.jsonl"))
    let other = ArchiveFolder()
    let copy = other.open()
    _ = try await copy.import(place.file("out.jsonl"), at: now)
    var facts = try await copy.facts(now: now)
    #expect((facts.articles, facts.imported) == (8, 8))
    #expect(facts.articlesPerDay == 0)
    #expect(facts.since == nil)
    #expect(try await copy.collectionFacts(in: .all).last == nil)
    await copy.add([.told("One")], at: now)
    facts = try await copy.facts(now: now)
    #expect((facts.articles, facts.imported) == (9, 8))
    // A day tells how it grows.
    #expect(facts.articlesPerDay == nil)
    #expect(facts.since == now)
  }

  @Test("an archive that another session is just making is locked, not unusable")
  func making() async throws {
    let lock = open((place.path + ".lock").bytes, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    let archive = place.open()
    await archive.add([.told("One")], at: now)
    #expect(archive.takeProblems() == [.failed(.archive(.busy(file: place.path.description)))])
  }

  @Test("damaged counters end nothing, and a check sets them right", arguments: [Int64.max, .min])
  func counters(value: Int64) async throws {
    var archive = place.open()
    await archive.add([.told("Volcano Hekla erupts"), .told("Budget law passes")], at: now)
    try await archive.groupAll(in: .distantPast ... .distantFuture) { _, _ in }
    await archive.close()
    let database = try place.database()
    try database.run("UPDATE counter SET value = ?1", [.integer(value)])
    archive = place.open()
    await archive.add([.told("Volcano Hekla calms down")], at: now)
    try await archive.groupAll(in: .distantPast ... .distantFuture) { _, _ in }
    #expect(archive.takeProblems().isEmpty)
    try database.run("UPDATE counter SET value = ?1", [.integer(value)])
    let mended = try await archive.check()
    #expect(mended.faults.isEmpty && mended.mended > 3)
    #expect(try await archive.check() == ArchiveCheck(faults: []))
    #expect(try database.run("SELECT value FROM counter WHERE name = 'unread'") { $0.integer(0) } == [3])
    // Arrivals go on after those that were given.
    await archive.add([.told("A fourth")], at: now)
    #expect(try database.run("SELECT count(DISTINCT arrival) FROM article") { $0.integer(0) } == [4])
  }

  @Test("an index that lost its entries is made anew, by marking and by compacting", arguments: [true, false])
  func emptiedIndex(isCompacted: Bool) async throws {
    let articles = (0..<9).map { Article.told("Number \($0)") }
    var archive = place.open()
    await archive.add(articles, at: now)
    _ = try await archive.mark(articles.prefix(4).map(\.id), .read, at: now)
    await archive.close()
    do {
      let database = try Database(path: place.path)
      let root = try database.run("SELECT rootpage FROM sqlite_master WHERE name = 'article_by_reading'") {
        Int($0.integer(0))
      }
      try database.execute("PRAGMA journal_mode = DELETE")
      var bytes = [UInt8](try place.bytes())
      let page = (try #require(root.first) - 1) * 4096
      // The header of an empty leaf of an index: see "B-tree Pages" in SQLite's documentation.
      bytes.replaceSubrange(page..<(page + 8), with: [10, 0, 0, 0, 0, 0x10, 0, 0])
      try Data(bytes).write(to: URL(fileURLWithPath: place.path.description))
    }
    archive = place.open()
    if isCompacted { _ = try await archive.compact() }
    _ = try await archive.mark([articles[0].id], .unread, at: now)
    #expect(try await archive.check().faults == [])
    #expect(try await archive.mark([articles[1].id], .unread, at: now) == [])
    #expect(try await archive.collectionFacts(in: .all).unread == 7)
  }

  @Test("an archive in memory has facts, and can be compacted")
  func memory() async throws {
    let archive = DatabaseArchive(path: nil)
    await archive.add([.told("One")], at: now)
    #expect(try await archive.facts(now: now).articles == 1)
    let (before, after) = try await archive.compact()
    #expect(before >= after && after > 0)
    #expect(try await archive.forget(.unsaved).count == 1)
  }

  @Test("compacting gives space back and keeps everything")
  func compact() async throws {
    let archive = place.open()
    let articles = (0..<2_000).map {
      Article.told("Number \($0)", at: 1_700_000_000 + Double($0), summary: String(repeating: "word\($0) ", count: 30))
    }
    await archive.add(articles, at: now)
    _ = try await archive.mark([articles[7].id], .save(label: nil), at: now)
    _ = try await archive.forget(.unsaved)
    let (before, after) = try await archive.compact()
    #expect(after * 3 < before)
    #expect(after == (try place.bytes().count))
    #expect(try await archive.find(FindRequest(text: "word7")).articles.map(\.title) == ["Number 7"])
    #expect(try await archive.check().faults.isEmpty)
  }

  @Test("a check finds an index that is not that of the articles; compacting makes it anew")
  func faultyIndex() async throws {
    let archive = place.open()
    await archive.add([.told("One"), .told("Two")], at: now)
    try place.database().execute("UPDATE article SET title = 'Three' WHERE title = 'Two'")
    #expect(try await archive.check().faults.count == 1)
    _ = try await archive.compact()
    #expect(try await archive.check().faults.isEmpty)
    #expect(try await archive.find(FindRequest(text: "three")).articles.count == 1)
  }
}
