import Foundation
import SQLKit
import Testing

@testable import NewsArchive
@testable import NewsArchiveSQLite
@testable import NewsDomain

@Suite("Forgetting articles")
struct SQLiteArchiveForgettingTests {
  private let place = ArchiveFolder()
  private let now = ArchiveFolder.now
  private let all = FindRequest(text: "told", paging: Paging(limit: 100))

  /// Ten articles, a day apart, of two sources; the first and the last are saved.
  private func archive(keeping days: Int? = nil) async throws -> DatabaseArchive {
    let archive = place.open(keeping: days)
    let articles = (0..<10).map { day in
      Article.told(
        "Told \(day)", at: now.timeIntervalSince1970 - Double(9 - day) * 86_400,
        source: day.isMultiple(of: 2) ? "Le Journal" : "Les \u{C9}chos")
    }
    for (day, article) in articles.enumerated() {
      await archive.add([article], list: .local(.france), at: now.addingTimeInterval(Double(day - 9) * 86_400))
    }
    _ = try await archive.mark([articles[0].id, articles[9].id], .save(label: "kept"), at: now)
    return archive
  }

  private func numbers(in archive: DatabaseArchive) async throws -> [Int] {
    try await archive.find(all).articles.compactMap { $0.title.flatMap { Int($0.suffix(1)) } }.sorted()
  }

  static let kinds: [(Forgetting, [Int], Int)] = [
    (.before(ArchiveFolder.now.addingTimeInterval(-5 * 86_400)), [0, 4, 5, 6, 7, 8, 9], 1),
    (.source("LES ECHOS"), [0, 2, 4, 6, 8, 9], 1), (.source("nobody"), Array(0...9), 0), (.unsaved, [0, 9], 2),
    (.all, [], 0),
  ]

  @Test("articles go with all that belongs to them, saved ones stay", arguments: kinds)
  func forgets(what: Forgetting, left: [Int], kept: Int) async throws {
    let archive = try await archive()
    let preview = try await archive.preview(what)
    let forgotten = try await archive.forget(what)
    let marks = what == .all ? MarkCounts(saved: 2, labels: 1) : MarkCounts()
    #expect(forgotten == Forgotten(count: 10 - left.count, kept: kept, marks: marks))
    #expect(preview == forgotten)
    #expect(try await numbers(in: archive) == left)
    #expect(try place.count("article") == left.count)
    #expect(try place.count("listed") == left.count)
    #expect(try place.count("front") == left.count)
    #expect(try await archive.check().faults.isEmpty)
    // The connection of another session sees the same.
    #expect(try await numbers(in: place.open()) == left)
  }

  @Test("after everything was forgotten, no word of it is in the file")
  func nothingLeft() async throws {
    let archive = try await archive()
    try await archive.fill(until: now)
    _ = try await archive.addMute(text: "secretmute", isOfTitles: false, source: nil, until: nil, at: now)
    _ = try await archive.forget(.all)
    for name in ["archive.sqlite", "archive.sqlite-wal"] {
      let text = String(decoding: try place.bytes(name), as: UTF8.self)
      for word in ["Told", "told", "Journal", "secretmute", "climat", "example.com"] {
        #expect(!text.contains(word), "\(word) in \(name)")
      }
    }
    #expect(try await archive.mutes().isEmpty)
    #expect(try await archive.labels().isEmpty)
    await archive.add([.told("Told 1")], at: now)
    #expect(try await numbers(in: archive) == [1])
  }

  @Test("a front loses the articles that are forgotten, so that none takes their place")
  func fronts() async throws {
    let archive = place.open()
    let articles = ["Told 1", "Told 2"].map { Article.told($0, at: 1_700_000_000, source: $0) }
    await archive.add(articles, list: .local(.france), at: now)
    _ = try await archive.forget(.source("Told 2"))
    await archive.add([.told("Told 3", at: 1_700_000_000)], at: now)
    let front = try await archive.front(of: .local(.france), in: .distantPast ... .distantFuture)
    #expect(front?.articles.map(\.title) == ["Told 1"])
  }

  @Test("articles that were not seen for the days that are kept are deleted, saved ones never")
  func sweep() async throws {
    _ = try await archive()
    let later = place.open(keeping: 5)
    let seen = Article.told("Told 2", at: now.timeIntervalSince1970 - 7 * 86_400)
    // Seen again, although it is old.
    await later.add([seen], at: now)
    #expect(try await numbers(in: later) == [0, 2, 4, 5, 6, 7, 8, 9])
    #expect(later.takeProblems().isEmpty)
  }

  @Test("under a clock that is years ahead nothing is deleted, which is said once")
  func clockAhead() async throws {
    _ = try await archive()
    let clock = ClockCheck()
    let wrong = now.addingTimeInterval(3e8)
    let later = place.open(keeping: 5, texts: 5, clock: clock)
    // As long as no server has sent its time, nobody knows.
    await later.add([.told("Told 2")], at: wrong)
    #expect(later.takeProblems().isEmpty)
    clock.note(now, at: wrong)
    await later.add([.told("Told 2")], at: wrong)
    await later.add([.told("Told 3")], at: wrong)
    #expect(later.takeProblems() == [.clockIsOff(seconds: 3e8)])
    #expect(try place.count("article") == 10)
    // Another server agrees after all.
    clock.note(wrong.addingTimeInterval(3_000), at: wrong)
    clock.note(now, at: wrong)
    await later.add([.told("Told 2")], at: wrong)
    #expect(try place.count("article") < 10)
  }

  @Test("texts neither")
  func textsUnderWrongClock() async throws {
    let clock = ClockCheck()
    let archive = place.open(texts: 5, clock: clock)
    let articles = [Article.told("Told 1"), .told("Told 2")]
    await archive.add(articles, at: now)
    try await archive.keepText(.made("Words"), of: articles[0].id, at: now)
    let wrong = now.addingTimeInterval(3e8)
    clock.note(now, at: wrong)
    try await archive.keepText(.made("Words", at: 3e8 / 3600), of: articles[1].id, at: wrong)
    #expect(try place.count("text") == 2)
    #expect(archive.takeProblems() == [.clockIsOff(seconds: 3e8)])
  }

  @Test("without such a setting, nothing is ever deleted")
  func keepsForever() async throws {
    let archive = try await archive()
    await archive.add([.told("Told 1")], at: now.addingTimeInterval(1e9))
    let facts = try await archive.facts(now: now)
    #expect(facts.articles == 10)
  }

  @Test("many articles are deleted step by step")
  func manySwept() async throws {
    let archive = place.open()
    let articles = (0..<700).map { Article.told("Number \($0)", at: 1_600_000_000 + Double($0)) }
    await archive.add(articles, at: Date(timeIntervalSince1970: 1_600_001_000))
    let later = place.open(keeping: 1)
    var counts: [Int] = []
    for _ in 0..<4 {
      await later.add([.told("New", at: now.timeIntervalSince1970)], at: now)
      counts.append(try await later.facts(now: now).articles)
    }
    #expect(counts == [401, 101, 1, 1])
  }
}
