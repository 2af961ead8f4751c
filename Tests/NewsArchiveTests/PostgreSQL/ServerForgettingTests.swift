import Foundation
import NewsDomain
import SQLKit
import Synchronization
import TestSupport
import Testing

@testable import NewsArchive
@testable import NewsArchivePostgreSQL

@Suite(
  "Forgetting on a server",
  .enabled(if: PostgreSQLServer.folder != nil, "there is no server: scripts/test starts one"))
struct ServerForgettingTests {
  private let folder = TemporaryFolder()

  private func archive(of user: String) -> DatabaseArchive { PostgreSQLServer.archive(of: folder, as: user) }

  private func database(of user: String) throws -> Database {
    try PostgreSQLServer.database(of: folder, as: user)
  }

  private let moon = Article.made("moon", "Moon")
  private let sea = Article.made("sea", "Sea", hour: 1)
  private let fog = Article.made("fog", "Fog", hour: 2)

  private func id(_ article: Article) -> Int64 { Int64(bitPattern: article.id.value) }

  @Test("no statement of a reader makes others' saved articles be deleted")
  func savedByOthers() async throws {
    let (cora, anna) = (archive(of: "cora"), archive(of: "anna"))
    await cora.add([moon, sea])
    _ = try await anna.mark([moon.id], .save(label: nil), at: .hour(2))
    let ben = try database(of: "ben")
    _ = try await archive(of: "ben").mark([sea.id], .save(label: nil), at: .hour(2))
    for sql in [
      "INSERT INTO own_mark (id, saved) VALUES (1001, 1)", "UPDATE own_mark SET id = \(id(moon))",
      "DELETE FROM own_mark WHERE id = \(id(moon))", "UPDATE own_mark SET saved = NULL WHERE id = \(id(moon))",
      "UPDATE own_mark SET saved = NULL", "DELETE FROM reader_mark", "UPDATE reader_mark SET saved = NULL",
    ] {
      try? ben.execute(sql)
    }
    #expect(try await cora.preview(.unsaved) == Forgotten(count: 1, kept: 1))
    #expect(try await cora.forget(.unsaved) == Forgotten(count: 1, kept: 1))
    #expect(try await anna.keys(FindRequest(.saved(label: nil))) == ["moon"])
    #expect(try await cora.check().faults.isEmpty)
  }

  @Test("an owner of the tables who is no superuser keeps what readers have saved, too")
  func ordinaryOwner() async throws {
    _ = PostgreSQLServer.address(of: folder)
    let name = "t" + folder.path.filter { $0.isNumber }
    try PostgreSQLServer.administer(
      """
      DO $$ BEGIN
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'olga') THEN CREATE ROLE olga LOGIN CREATEROLE; END IF;
      END $$;
      ALTER DATABASE \(name) OWNER TO olga;
      GRANT supernews_reader TO olga WITH ADMIN OPTION;
      GRANT supernews_collector TO olga WITH ADMIN OPTION
      """)
    try PostgreSQLServer.administer("DROP SCHEMA supernews CASCADE", on: name)
    try await archive(of: "olga").setUp()
    let (cora, anna) = (archive(of: "cora"), archive(of: "anna"))
    await cora.add([moon, sea])
    #expect(cora.takeProblems().isEmpty)
    _ = try await anna.mark([moon.id], .save(label: "climate"), at: .hour(2))
    #expect(try await cora.forget(.unsaved) == Forgotten(count: 1, kept: 1))
    #expect(try await anna.keys(FindRequest(.saved(label: nil))) == ["moon"])
    // Forced policies would hide the marks of others from the owner: then nothing may be deleted at all.
    try PostgreSQLServer.administer("ALTER TABLE supernews.reader_mark FORCE ROW LEVEL SECURITY", on: name)
    await #expect(throws: NewsError.self) { try await cora.forget(.unsaved) }
    #expect(try await anna.keys(FindRequest(.saved(label: nil))) == ["moon"])
    await anna.close()
  }

  @Test("an article that a reader is saving just now stays, and one that is gone cannot be saved")
  func races() async throws {
    let (cora, anna) = (archive(of: "cora"), archive(of: "anna"))
    await cora.add([moon, sea, fog])
    _ = try await anna.mark([fog.id], .read, at: .hour(2))
    // First the reader: a new mark and an existing one, neither committed yet.
    let reader = try database(of: "anna")
    try reader.execute(
      """
      BEGIN; INSERT INTO own_mark (id, saved) VALUES (\(id(moon)), 1);
      UPDATE own_mark SET saved = 1 WHERE id = \(id(fog))
      """)
    #expect(try await cora.forget(.unsaved) == Forgotten(count: 1, kept: 0, busy: 2))
    try reader.execute("COMMIT")
    #expect(Set(try await anna.keys(FindRequest(.saved(label: nil)))) == ["moon", "fog"])
    // First the collector, who has deleted and not committed when the reader saves.
    _ = try await anna.mark([fog.id], .unsave, at: .hour(3))
    let collector = try PostgreSQLServer.engine(of: folder, as: "cora")
    try collector.execute("BEGIN")
    let row = try collector.run("SELECT row FROM identity WHERE id = \(id(fog))") { $0.integer(0) }
    #expect(try collector.remove(row) == 1)
    // On a separate thread: tasks have few, which the wait must not block.
    let (address, fog) = (PostgreSQLServer.address(of: folder, as: "anna"), id(fog))
    let outcome = Mutex("")
    Thread.detachNewThread {
      do {
        let reader = Database(try PostgreSQLConnection(PostgreSQLAddress(address)))
        // The watcher below may get its turn late: until then the reader waits.
        try reader.execute("SET lock_timeout = 0")
        try reader.run("UPDATE own_mark SET saved = 1 WHERE id = \(fog)")
        outcome.withLock { $0 = "\(reader.changeCount) changed" }
      } catch {
        outcome.withLock { $0 = "\(error)" }
      }
    }
    let watcher = try database(of: "postgres")
    let waiting = """
      SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database() AND usename = 'anna'
      """
    #expect(try await eventually { try !watcher.run(waiting).isEmpty || !outcome.withLock(\.self).isEmpty })
    #expect(outcome.withLock(\.self) == "")
    try collector.execute("COMMIT")
    #expect(try await eventually { !outcome.withLock(\.self).isEmpty })
    #expect(outcome.withLock(\.self) == "0 changed")
    #expect(try await anna.mark([self.fog.id], .save(label: nil), at: .hour(4)) == [self.fog.id])
    #expect(try await cora.check().faults.isEmpty)
  }

  @Test("a reader's marks of reading go with the article")
  func reading() async throws {
    let (cora, anna, ben) = (archive(of: "cora"), archive(of: "anna"), archive(of: "ben"))
    await cora.add([moon, sea])
    for reader in [anna, ben] { _ = try await reader.mark([moon.id, sea.id], .read, at: .hour(2)) }
    _ = try await ben.mark([sea.id], .save(label: nil), at: .hour(3))
    #expect(try await cora.forget(.unsaved) == Forgotten(count: 1, kept: 1))
    let left = try database(of: "postgres").run("SELECT count(*) FROM supernews.reader_mark") { $0.integer(0) }
    #expect(left == [2])
    #expect(await anna.state(of: sea)?.isRead == true)
  }

  @Test("all that is a reader's goes at the reader's wish, in numbers, and nothing else")
  func everything() async throws {
    let (cora, anna, ben) = (archive(of: "cora"), archive(of: "anna"), archive(of: "ben"))
    await cora.add([moon, sea])
    for reader in [anna, ben] {
      _ = try await reader.mark([moon.id], .save(label: "climate"), at: .hour(2))
      _ = try await reader.mark([moon.id, sea.id], .read, at: .hour(2))
      _ = try await reader.addMute(text: "fog", isOfTitles: false, source: nil, until: nil, at: .hour(2))
      _ = try await reader.addFollow(FindRequest(text: "moon"), notifies: true, quiet: nil, at: .hour(2))
    }
    let marks = MarkCounts(saved: 1, read: 2, labels: 1, follows: 1, mutes: 1)
    #expect(try await anna.preview(.all) == Forgotten(count: 0, kept: 0, marks: marks))
    #expect(try await anna.forget(.all) == Forgotten(count: 0, kept: 0, marks: marks))
    #expect(try await anna.preview(.all).marks.isEmpty)
    #expect(await anna.state(of: moon)?.isSaved == false)
    #expect(try await anna.mutes().isEmpty)
    #expect(try await anna.follows().isEmpty)
    #expect(try await anna.labels().isEmpty)
    #expect(try await ben.preview(.all).marks == marks)
    // A collector's own are deleted, too, and the articles that nobody else has saved.
    #expect(try await cora.forget(.all) == Forgotten(count: 1, kept: 1))
    #expect(try await ben.keys(FindRequest(.saved(label: nil))) == ["moon"])
  }
}
