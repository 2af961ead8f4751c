import Foundation
import SQLKit
import Testing

@testable import NewsArchive
@testable import NewsArchiveSQLite
@testable import NewsDomain

@Suite("Importing newsboat's database")
struct NewsboatItemsTests {
  private let place = ArchiveFolder()

  private func newsboat() throws -> String {
    let path = place.file("cache.db")
    let database = try Database(path: FilePath(path))
    try database.execute(
      """
      CREATE TABLE rss_feed (rssurl VARCHAR(1024) PRIMARY KEY NOT NULL, url VARCHAR(1024) NOT NULL,
        title VARCHAR(1024) NOT NULL, lastmodified INTEGER(11) NOT NULL DEFAULT 0);
      CREATE TABLE rss_item (id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, guid VARCHAR(64) NOT NULL,
        title VARCHAR(1024) NOT NULL, author VARCHAR(1024) NOT NULL, url VARCHAR(1024) NOT NULL,
        feedurl VARCHAR(1024) NOT NULL, pubDate INTEGER NOT NULL, content VARCHAR(65535) NOT NULL,
        unread INTEGER(1) NOT NULL, flags VARCHAR(52), deleted INTEGER(1) NOT NULL DEFAULT 0);
      INSERT INTO rss_feed (rssurl, url, title) VALUES ('https://f.example/rss', 'https://f.example/', 'The F');
      INSERT INTO rss_item (guid, title, author, url, feedurl, pubDate, content, unread, flags, deleted) VALUES
        ('1', 'Tom &amp; Jerry', 'Ann', 'https://f.example/1', 'https://f.example/rss', 1700000000,
          '<p>Cats <i>chase</i> mice</p>', 0, 'sa', 0),
        ('2', 'Two', '', 'https://f.example/2', 'https://f.example/rss', 0, '', 1, NULL, 0),
        ('3', 'Gone', '', 'https://f.example/3', 'https://f.example/rss', 1700000001, 'x', 1, NULL, 1),
        ('4', 'Orphan', '', '', 'https://g.example/rss', 1700000002, 'y', 1, '', 0);
      """)
    return path
  }

  @Test("items become articles with their marks; deleted ones are left out")
  func items() async throws {
    let archive = place.open()
    let path = try newsboat()
    let result = try await archive.import(path, at: ArchiveFolder.now)
    #expect((result.added, result.known, result.skipped) == (3, 0, 0))
    let found = try await archive.find(FindRequest(text: "chase", filter: .init(label: "a"))).articles
    let article = try #require(found.first)
    #expect(article.title == "Tom & Jerry")
    #expect(article.summary == "Cats chase mice")
    #expect(article.source == Article.Source(name: "The F", link: "https://f.example/"))
    #expect(article.publishedAt == Date(timeIntervalSince1970: 1_700_000_000))
    let state = try #require(await archive.states(of: [article.id])[article.id])
    #expect(state.isRead && state.isSaved && state.arrival == 0)
    #expect(state.labels == ["a", "s"])
    let again = try await archive.import(path, at: ArchiveFolder.now.addingTimeInterval(9))
    #expect((again.added, again.known, again.skipped) == (0, 3, 0))
    #expect(try await archive.countNew(in: .all) == 0)
  }

  static let statements = [
    // Endless rows, and endless values.
    """
    ALTER TABLE rss_item RENAME TO others;
    CREATE VIEW rss_item AS WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n)
      SELECT n.id, '' AS guid, 'x' AS title, '' AS author, '' AS url, '' AS feedurl, 0 AS pubDate, '' AS content,
        1 AS unread, '' AS flags, 0 AS deleted FROM n
    """,
    "ALTER TABLE rss_feed RENAME TO others; CREATE VIEW rss_feed AS SELECT rssurl, url, title FROM others",
    "ALTER TABLE rss_item RENAME TO others; CREATE VIRTUAL TABLE rss_item USING fts5(guid, title)",
    "ALTER TABLE rss_item DROP COLUMN author; ALTER TABLE rss_item ADD COLUMN author AS (hex(zeroblob(100000000)))",
    "ALTER TABLE rss_item ADD COLUMN rowid TEXT",
  ]

  @Test("a database whose items are no plain table is refused", arguments: statements)
  func noTable(statement: String) async throws {
    let path = try newsboat()
    try Database(path: FilePath(path)).execute(statement)
    let archive = place.open()
    await #expect(throws: NewsError.archive(.notImportable(path: path))) {
      try await archive.import(path, at: ArchiveFolder.now)
    }
    #expect(try await archive.facts(now: ArchiveFolder.now).articles == 0)
  }

  @Test("pages that lead back to others end the import")
  func cycle() async throws {
    let path = try newsboat()
    do {
      let database = try Database(path: FilePath(path))
      try database.execute(
        """
        INSERT INTO rss_item (guid, title, author, url, feedurl, pubDate, content, unread, deleted)
        WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n LIMIT 3000)
        SELECT id, 'Many ' || id, '', 'https://f.example/many/' || id, '', 1, zeroblob(50), 1, id % 2 FROM n
        """)
    }
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let interior = try #require(
      stride(from: 4096, to: bytes.count, by: 4096).first { bytes[$0] == 5 && bytes[$0 + 4] > 4 })
    // All pages but the last one are the same one.
    let cells = Int(bytes[interior + 3]) << 8 | Int(bytes[interior + 4])
    let start = interior + spot(bytes, interior, 0)
    let first = Array(bytes[start..<(start + 4)])
    for cell in 0..<cells {
      let place = interior + spot(bytes, interior, cell)
      bytes.replaceSubrange(place..<(place + 4), with: first)
    }
    try place.folder.write(bytes, to: "cache.db")
    await #expect(throws: NewsError.archive(.notImportable(path: path))) {
      try await place.open().import(path, at: ArchiveFolder.now)
    }
  }

  /// Where a cell of an interior page begins on it.
  private func spot(_ bytes: [UInt8], _ page: Int, _ cell: Int) -> Int {
    Int(bytes[page + 12 + 2 * cell]) << 8 | Int(bytes[page + 13 + 2 * cell])
  }

  @Test("a time that no calendar has is none")
  func extremeTime() async throws {
    let path = try newsboat()
    try Database(path: FilePath(path)).execute("UPDATE rss_item SET pubDate = 9223372036854775807 WHERE guid = '1'")
    let archive = place.open()
    _ = try await archive.import(path, at: ArchiveFolder.now)
    let article = try await archive.find(FindRequest(text: "chase")).articles.first
    #expect(article != nil && article?.publishedAt == nil)
  }

  @Test("another database is not imported")
  func other() async throws {
    let path = place.file("other.db")
    try Database(path: FilePath(path)).execute("CREATE TABLE rss_item (id INTEGER)")
    await #expect(throws: NewsError.archive(.notImportable(path: path))) {
      try await place.open().import(path, at: ArchiveFolder.now)
    }
  }
}
