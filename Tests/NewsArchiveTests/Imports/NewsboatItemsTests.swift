import Foundation
import SQLKit
import Testing

@testable import NewsArchive
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
    let found = try await archive.find(FindRequest(text: "chase", label: "a")).articles
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

  @Test("another database is not imported")
  func other() async throws {
    let path = place.file("other.db")
    try Database(path: FilePath(path)).execute("CREATE TABLE rss_item (id INTEGER)")
    await #expect(throws: NewsError.archive(.notImportable(path: path))) {
      try await place.open().import(path, at: ArchiveFolder.now)
    }
  }
}
