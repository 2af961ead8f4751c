import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SQLKit
@testable import SystemServices

@Suite("The tables of the cache")
struct StoreSchemaTests {
  private let folder = TemporaryFolder()
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private var path: String { folder.path + "/store.sqlite" }

  /// Two versions after the current one; none of their statements can run twice.
  private static let later = Schema(
    Schema.cache.migrations + ["ALTER TABLE answer ADD COLUMN note TEXT DEFAULT 'n'", "CREATE TABLE extra (x)"])

  /// Creates a cache of the current version and closes it.
  private func fill() {
    let cache = Cache(path: path)
    for number in 0..<10 { cache.keep(.sample("\(number)"), to: "\(number)") }
    cache.close(cache.open(.search, at: now), status: 200)
  }

  private func version(of cache: Cache) -> Int64? {
    cache.attempt { try $0.run("PRAGMA user_version") { $0.integer(0) } }?.first
  }

  private func expectRows(in cache: Cache) {
    #expect((0..<10).map { cache.text(of: "\($0)") } == (0..<10).map { "\($0)" })
    #expect(cache.quota(at: now) == Quota(sent: [.search: 1], answered: 1, first: now))
  }

  @Test("a new file has the present version")
  func new() {
    fill()
    let cache = Cache(path: path)
    #expect(version(of: cache) == Int64(Schema.cache.version))
    expectRows(in: cache)
  }

  @Test("a file of an older version keeps its rows", arguments: 1...2)
  func migrated(sessions: Int) {
    fill()
    for _ in 0..<sessions {
      let cache = Cache(path: path, schema: Self.later)
      expectRows(in: cache)
      #expect(version(of: cache) == Int64(Self.later.version))
      #expect(cache.count("extra") == 0)
      #expect(cache.attempt { try $0.run("SELECT DISTINCT note FROM answer") { $0.text(0) } } == ["n"])
      #expect(cache.takeProblems().isEmpty)
    }
  }

  @Test("a file of before the first release is thrown away", arguments: [1, 6, 100])
  func unreleased(number: Int) throws {
    fill()
    try Database(path: path).execute("PRAGMA user_version = \(number)")
    let cache = Cache(path: path)
    #expect(cache.count("answer") == 0)
    #expect(version(of: cache) == Int64(Schema.cache.version))
    let new = StoredAnswer(received: now, body: Data("b".utf8))
    cache.keep(new, to: "v")
    #expect(cache.answer(to: "v", now: now) == new)
    #expect(cache.takeProblems().isEmpty)
    #expect(try folder.names().allSatisfy { !$0.contains("damaged") })
    // The next session finds it.
    #expect(Cache(path: path).answer(to: "v", now: now) == new)
  }

  @Test("sessions that find an older file at the same time migrate it once")
  func migratedAtOnce() async {
    fill()
    let stores = (0..<6).map { _ in Cache(path: path, schema: Self.later) }
    await withTaskGroup(of: Void.self) { group in
      for cache in stores { group.addTask { _ = cache.text(of: "1") } }
    }
    for cache in stores {
      expectRows(in: cache)
      #expect(version(of: cache) == Int64(Self.later.version))
      #expect(cache.takeProblems().isEmpty)
    }
  }

  @Test("a migration that fails leaves the file as it was")
  func migrationThatFailsLeavesTheFileAsItWas() {
    fill()
    func failing() {
      let schema = Schema(Schema.cache.migrations + ["CREATE TABLE extra (x); DELETE FROM answer", "SELEC"])
      let cache = Cache(path: path, schema: schema)
      #expect(cache.text(of: "1") == nil)
      #expect(cache.takeProblems().count == 1)
    }
    failing()
    let cache = Cache(path: path)
    expectRows(in: cache)
    #expect(version(of: cache) == Int64(Schema.cache.version))
    #expect(cache.attempt { try $0.run("SELECT name FROM sqlite_schema WHERE name = 'extra'") { _ in 1 } } == [])
    #expect(cache.takeProblems().isEmpty)
  }

  @Test("a file of the present version is not changed, and a newer one is refused")
  func versions() throws {
    let database = try Database(path: nil)
    let schema = Schema(["CREATE TABLE one (x)", "CREATE TABLE two (x)"])
    try schema.prepare(database)
    try schema.prepare(database)
    #expect(try database.run("PRAGMA user_version") { $0.integer(0) } == [102])
    #expect(throws: Database.Failure.self) { try Schema(["CREATE TABLE one (x)"]).prepare(database) }
    try schema.prepare(database)
    #expect(try database.run("SELECT count(*) FROM two") { $0.integer(0) } == [0])
  }
}
