import NewsDomain
import SQLKit
import TestSupport
import Testing

@testable import NewsArchive
@testable import NewsArchivePostgreSQL
@testable import NewsArchiveSQLite

/// A reader locks everything a reader can lock, in a transaction that does not end.
@Suite("Locks of readers", .enabled(if: PostgreSQLServer.folder != nil, "there is no server: scripts/test starts one"))
struct StallingTests {
  private let folder = TemporaryFolder()

  private func archive(of user: String) -> DatabaseArchive { PostgreSQLServer.archive(of: folder, as: user) }

  /// A connection that gives up waiting at once, so that waiting fails the test.
  private func impatient(_ user: String) throws -> PostgreSQLEngine {
    let engine = try PostgreSQLServer.engine(of: folder, as: user)
    try engine.execute("SET lock_timeout = '50ms'")
    _ = try engine.database.register()
    return engine
  }

  private let moon = Article.made("moon", "Moon")

  @Test("a wish that is old and held by a reader does not stop a round, and nobody takes back another's")
  func wishes() async throws {
    let cora = PostgreSQLServer.archive(of: folder)
    let now = Date(timeIntervalSince1970: 1_795_248_000)
    let ben = try PostgreSQLServer.database(of: folder, as: "ben")
    try ben.execute("SELECT supernews.want('local fr', 1); SELECT supernews.want('local jp', 1795248000)")
    try ben.execute("BEGIN; SELECT supernews.want('local fr', 1795248000)")
    #expect(try await cora.wantedLists(at: now) == [.local(.japan)])
    try ben.execute("ROLLBACK; SELECT supernews.want('local jp', 0)")
    #expect(try await cora.wantedLists(at: now) == [.local(.japan)])
    #expect(
      try PostgreSQLServer.database(of: folder, as: "cora").run("SELECT list FROM wanted") { $0.text(0) } == [
        "local jp"
      ])
  }

  @Test("a collector waits for no lock that a reader holds, and neither does another reader")
  func advisory() async throws {
    await archive(of: "cora").add([moon])
    let ben = try impatient("ben")
    try ben.execute("BEGIN")
    for lock in [
      "\(0x6E65_7773)", "\(0x7365_7470)", "1, hashtext('host')", "2, hashtext('anna')", "2, hashtext('cora')",
    ] {
      try ben.execute("SELECT pg_advisory_lock(\(lock))")
    }
    for table in try ben.run(
      "SELECT relname FROM pg_class WHERE relnamespace = 'supernews'::regnamespace AND relkind IN ('r', 'p')", [],
      { $0.text(0) ?? "" })
    {
      // A lock that is refused ends the transaction, so each is tried separately.
      try ben.execute("SAVEPOINT each")
      if (try? ben.execute("LOCK TABLE supernews.\(table) IN ACCESS SHARE MODE")) == nil {
        try ben.execute("ROLLBACK TO each")
      }
    }
    try ben.execute("INSERT INTO own_mark (id, saved) SELECT id, 1 FROM item; SELECT want('local:fr', 1)")

    let cora = try impatient("cora")
    try cora.transaction { try cora.run("UPDATE counter SET value = value WHERE name = 'arrival'") }
    try cora.transaction(isOwn: true) { try cora.lockFollows() }
    let anna = try impatient("anna")
    try anna.transaction(isOwn: true) { try anna.lockFollows() }
    let collector = archive(of: "cora")
    await collector.add([.made("sea", "Sea")], in: .local(.france), isFront: true)
    #expect(collector.takeProblems().isEmpty)
    let feed = CollectedFeed(address: "https://host.example/feed")
    #expect(try await collector.due([feed], at: .hour(1)) == [feed.key])
    guard case .taken = try await collector.claim(feed.key, for: 1, at: .hour(1)) else {
      Issue.record("the feed could not be claimed")
      return
    }
    let owner = try impatient("postgres")
    try owner.run("DELETE FROM version WHERE number = ?1", [.integer(Int64(PostgreSQLSchema.current.version))])
    try owner.transaction(isOwn: true) { try owner.execute("LOCK TABLE supernews.version IN EXCLUSIVE MODE") }
    try owner.run("INSERT INTO version VALUES (?1)", [.integer(Int64(PostgreSQLSchema.current.version))])
    // Nobody waits for a list that another one has asked for, and nobody is disturbed.
    let reader = archive(of: "anna")
    await reader.add([moon], in: .local(.france), isFront: true)
    #expect(reader.takeProblems().isEmpty)
    #expect(try await collector.forget(.unsaved).count == 1)
    try ben.execute("ROLLBACK")
  }

  @Test("a month begins, and a collector says who is who, while a reader reads and marks in a transaction")
  func months() async throws {
    await archive(of: "cora").add([moon])
    _ = try await archive(of: "ben").mark([moon.id], .read, at: .hour(1))
    let ben = try impatient("ben")
    try ben.execute("BEGIN; INSERT INTO own_mark (id, saved) SELECT id, 1 FROM item ON CONFLICT DO NOTHING")
    try ben.execute("SELECT count(*) FROM article; SELECT count(*) FROM words; SELECT count(*) FROM tag")
    let cora = try impatient("cora")
    try cora.transaction { try cora.run("SELECT make_month(203001)") }
    #expect(try cora.run("SELECT keep_reader(NULL)") { $0.integer(0) }.first ?? 0 > 0)
    #expect(try cora.run("SELECT keep_reader('ben')") { $0.integer(0) } == [1])
    try cora.run("DELETE FROM item WHERE month = 203001")
    let made = try cora.run(
      "SELECT count(*) FROM pg_indexes WHERE tablename IN ('item_203001', 'words_203001', 'tag_203001')"
    ) {
      $0.integer(0)
    }
    // The indexes of these tables, including the one that makes each row one article.
    #expect(made == [11])
    try ben.execute("ROLLBACK")
  }

  @Test("no reader takes the places of the lists that others want, and no time lasts for ever")
  func share() async throws {
    let ben = try impatient("ben")
    for time in ["'Infinity'", "'NaN'", "-1", "1e300"] { try ben.execute("SELECT want('local jp', \(time))") }
    try ben.execute("SELECT want('source x' || number, 1793500000) FROM generate_series(1, 3000) AS number")
    await archive(of: "anna").add([moon], in: .local(.france), isFront: true)
    let lists = try await archive(of: "cora").wantedLists(at: .hour(1))
    #expect(lists.contains(.local(.france)) && !lists.contains(.local(.japan)))
    #expect(lists.count <= 51)
    #expect(try await archive(of: "cora").wantedLists(at: .hour(1_000_000)).isEmpty)
    let owner = try impatient("postgres")
    #expect(try owner.run("SELECT count(*) FROM wanted") { $0.integer(0) } == [0])
  }

  @Test("a list that a reader wants is wanted by the next one, too, once nobody holds it")
  func wanted() async throws {
    await archive(of: "anna").add([moon], in: .local(.france), isFront: true)
    await archive(of: "ben").add([moon], in: .local(.france), isFront: true)
    #expect(try await archive(of: "cora").wantedLists(at: .hour(1)) == [.local(.france)])
    let ben = try impatient("ben")
    try ben.execute("SELECT want(repeat('x', 1000), 1)")
    #expect(try await archive(of: "cora").wantedLists(at: .hour(1)) == [.local(.france)])
  }
}
