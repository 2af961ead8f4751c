import CSQLite
import Foundation
import SQLKit
import TestSupport

@testable import NewsArchive
@testable import NewsArchiveSQLite
@testable import NewsDomain

/// An archive in a separate folder.
final class ArchiveFolder: Sendable {
  static let now = Date(timeIntervalSince1970: 1_800_000_000.625)

  let folder = TemporaryFolder()

  var path: FilePath { FilePath(file("archive.sqlite")) }

  func file(_ name: String) -> String { folder.path + "/" + name }

  /// A new connection, like that of another session.
  ///
  /// - Parameter clock: a server agrees with the clock unless stated otherwise.
  func open(
    keeping days: Int? = nil, texts textDays: Int? = KeepTextsSetting.standard, clock: ClockCheck = .agreeing
  ) -> DatabaseArchive {
    let settings = Settings().with(KeepSetting.self, days).with(KeepTextsSetting.self, textDays)
    return DatabaseArchive(path: path, settings: LiveSettings(settings), clockCheck: clock)
  }

  /// A connection to examine the file.
  func database() throws -> Database {
    let database = try Database(path: path)
    try database.register(supernews_register_fts5)
    return database
  }

  func count(_ table: String) throws -> Int {
    Int(try database().run("SELECT count(*) FROM \(table)") { $0.integer(0) }.first ?? -1)
  }

  /// Moves everything into the main file.
  func settle() throws {
    try database().execute("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  func bytes(_ name: String = "archive.sqlite") throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: file(name))))
  }

  func exported(_ archive: DatabaseArchive, to name: String = "out.jsonl") async throws -> [String] {
    _ = try await archive.export(to: file(name))
    return try folder.read(name).split(separator: "\n").map(String.init)
  }
}

extension ClockCheck {
  static var agreeing: ClockCheck {
    let check = ClockCheck()
    check.note(ArchiveFolder.now, at: ArchiveFolder.now)
    return check
  }
}

extension Article {
  static let feedProvenance = Provenance(Origin(.feeds), request: "https://feeds.example/rss", language: "fr")

  /// An article of a feed in French.
  static func told(
    _ title: String, at seconds: Double? = nil, summary: String? = nil, source: String = "Le Journal",
    link: String? = nil
  ) -> Article {
    Article(
      title: title, source: Source(name: source), summary: summary,
      link: link ?? "https://example.com/" + title.lowercased().replacing(" ", with: "-"),
      publishedAt: seconds.map { Date(timeIntervalSince1970: $0) }, provider: .feeds, provenance: feedProvenance)
  }
}

extension ArticleText {
  /// A text with every kind of block and every member.
  static func every(_ words: String, fetchedAt time: Date = ArchiveFolder.now) -> ArticleText {
    var text = ArticleText(
      .beginning(.paywall),
      blocks: [
        .heading(level: 2, [TextSpan("Water")]),
        .paragraph([TextSpan(words), TextSpan(" A link", link: "https://example.com/1")]),
        .item(depth: 1, number: nil, [TextSpan("an item")]), .item(depth: 2, number: 3, [TextSpan("the third")]),
        .quote([TextSpan("\u{BB}So high!\u{AB}")]), .code("if a {\n  b()\n}"),
        .table([["a", "b"], ["", "\u{6708}"]]),
        .caption([TextSpan("The quay")]),
      ], title: "The river", author: "Ann", publishedAt: time.addingTimeInterval(-60.5), language: "fr",
      url: "https://example.com/whole", fetchedAt: time)
    text.site = "Example"
    text.imageLink = "https://example.com/river.jpg"
    return text
  }
}

extension DatabaseArchive {
  func add(_ articles: [Article], list: ArchivedList? = nil, at now: Date) async {
    await add(Delivery(articles, list: list, isFront: list != nil, at: now))
  }

  /// Adds everything that an archive can contain.
  func fill(until now: Date) async throws {
    let begin = now.addingTimeInterval(-100_000.125)
    var whole = Article.told(
      "Whole", at: begin.timeIntervalSince1970 - 0.3, summary: "A \"summary\"\n</p> 中文 \u{1F600}")
    whole.author = "Ann / Bob"
    whole.content = "Text of it"
    whole.imageLink = "https://example.com/a.jpg"
    whole.givenLink = "https://news.example/articles/1"
    whole.linkWay = .feed
    whole.guid = "tag:1"
    whole.sharesPage = true
    whole.country = .france
    whole.place = Coordinate(latitude: 48.8566, longitude: -0.1)
    whole.duration = 3_723
    whole.related = [
      RelatedArticle(title: "Other", source: nil, link: "https://a.example/1"),
      RelatedArticle(title: "More", source: "B", link: "https://b.example/2"),
    ]
    let sameTime = (0..<5).map { Article.told("Same \($0)", at: 1_700_000_000) }
    let undated = Article.told("Undated", source: "Les \u{C9}chos")
    await add([whole, undated] + sameTime, list: .local(.france), at: begin)
    await add(sameTime.reversed() + [whole], list: .category(.sports, .france), at: begin.addingTimeInterval(7.1))
    var dated = undated
    dated.publishedAt = Date(timeIntervalSince1970: 1_600_000_000)
    var changed = whole
    for number in 1...3 {
      changed.title = "Whole, version \(number)"
      await add([changed, dated], list: .local(.france), at: begin.addingTimeInterval(Double(number) * 1000.7))
    }
    await add([Article.told("Searched", at: 3e9)], at: now)
    for (number, words) in ["The river \"rose\".", "The river rose, and fell again."].enumerated() {
      let time = begin.addingTimeInterval(4000.3 + Double(number) * 100.9)
      try await keepText(.every(words, fetchedAt: time), of: whole.id, at: time)
    }
    _ = try await mark([whole.id, sameTime[1].id], .read, at: now)
    _ = try await mark([sameTime[2].id, sameTime[1].id], .shown, at: begin.addingTimeInterval(20.7))
    for label in ["zebra", "climat", "\u{E9}t\u{E9} 2026"] {
      _ = try await mark([whole.id], .save(label: label), at: now)
    }
    _ = try await mark([undated.id], .save(label: nil), at: now)
    try await keepVisit(to: .all, at: now)
    try await keepVisit(to: .list(.local(.france)), at: begin)
    _ = try await addMute(text: "gone", isOfTitles: false, source: nil, until: nil, at: begin)
    _ = try await removeMute(1)
    _ = try await addMute(text: "foot", isOfTitles: true, source: nil, until: begin.addingTimeInterval(9.1), at: begin)
    _ = try await addMute(text: nil, isOfTitles: false, source: "Le Journal", until: nil, at: now)
  }
}
