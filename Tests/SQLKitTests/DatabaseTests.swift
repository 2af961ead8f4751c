import TestSupport
import Testing

@testable import NewsDomain
@testable import SQLKit

@Suite("A database and its statements")
struct DatabaseTests {
  private func database() throws -> Database {
    let database = try Database(path: nil)
    try database.execute("CREATE TABLE item (id INTEGER PRIMARY KEY, name TEXT UNIQUE)")
    return database
  }

  private func names(in database: Database) throws -> [String?] {
    try database.run("SELECT name FROM item ORDER BY id") { $0.text(0) }
  }

  private func failure(_ work: () throws -> Void) -> Database.Failure? {
    do {
      try work()
    } catch let failure as Database.Failure {
      return failure
    } catch {
      Issue.record("\(error)")
    }
    return nil
  }

  static let values: [(Database.Value, String)] = [
    (.integer(0), "integer"), (.integer(.min), "integer"), (.real(0.5), "real"), (.text(""), "text"),
    (.text("\u{E9}\u{1F600}"), "text"), (.blob(Data([0, 1, 0])), "blob"), (.blob(Data()), "blob"), (.null, "null"),
    (.text(nil), "null"), (.date(Date(timeIntervalSince1970: 1.5)), "real"),
  ]

  @Test("a number that no date can have is none", arguments: ["9e999", "-9e999", "1e300", "-1e12"])
  func dates(number: String) throws {
    #expect(try database().run("SELECT \(number)") { $0.date(0) } == [nil])
  }

  @Test("waiting for another connection's lock ends when the task is cancelled")
  func cancelledWait() async throws {
    let folder = TemporaryFolder()
    let path = FilePath(folder.path + "/data")
    let holder = try Database(path: path)
    try holder.execute("CREATE TABLE item (id INTEGER); BEGIN IMMEDIATE")
    let task = Task.detached {
      let other = try Database(path: path, timeout: .max)
      other.endWhenCancelled()
      try folder.write([], to: "ready")
      try other.execute("BEGIN IMMEDIATE")
    }
    #expect(try await eventually { (try? folder.read("ready")) != nil })
    task.cancel()
    let error = await #expect(throws: Database.Failure.self) { try await task.value }
    #expect(error?.isCancellation == true)
    try holder.execute("COMMIT")
  }

  @Test("a value is bound with its own type", arguments: DatabaseTests.values)
  func types(value: Database.Value, type: String) throws {
    #expect(try database().run("SELECT typeof(?1)", [value]) { $0.text(0) } == [type])
  }

  @Test("a bound value is read back unchanged")
  func roundTrip() throws {
    let database = try database()
    let integers = [Int64.min, -1, 0, .max]
    let reals = [0.1, -1e300, 1_800_000_000.25]
    let texts = ["", "a'b\"c;--", "\u{E9}\u{301}\u{1F600}", "\u{1B}[31m"]
    let blobs = [Data(), Data([0]), Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })]
    #expect(try integers.flatMap { try database.run("SELECT ?1", [.integer($0)]) { $0.integer(0) } } == integers)
    #expect(try reals.flatMap { try database.run("SELECT ?1", [.real($0)]) { $0.real(0) } } == reals)
    #expect(try texts.flatMap { try database.run("SELECT ?1", [.text($0)]) { $0.text(0) } } == texts)
    #expect(try blobs.flatMap { try database.run("SELECT ?1", [.blob($0)]) { $0.blob(0) } } == blobs)
    #expect(try database.run("SELECT NULL, NULL") { ($0.text(0) == nil) && $0.blob(1).isEmpty } == [true])
  }

  @Test("a statement used again keeps nothing that was bound before")
  func reuse() throws {
    let database = try database()
    let insert = "INSERT INTO item (name) VALUES (?1)"
    for name in ["a", "b", "c"] { try database.run(insert, [.text(name)]) }
    #expect(try database.lastKey() == 3)
    try database.run(insert)
    #expect(try names(in: database) == ["a", "b", "c", nil])
  }

  @Test("a statement can be used again after an error")
  func reuseAfterFailure() throws {
    let database = try database()
    let insert = "INSERT INTO item (name) VALUES (?1)"
    try database.run(insert, [.text("a")])
    #expect(failure { try database.run(insert, [.text("a")]) }?.code == 19)
    try database.run(insert, [.text("b")])
    #expect(try names(in: database) == ["a", "b"])
  }

  @Test("a statement still works after the table has changed")
  func reuseAfterChange() throws {
    let database = try database()
    try database.run("INSERT INTO item (name) VALUES ('a')")
    let select = "SELECT * FROM item"
    #expect(try database.run(select) { $0.text(1) } == ["a"])
    try database.execute("ALTER TABLE item ADD COLUMN note TEXT DEFAULT 'n'")
    #expect(try database.run(select) { $0.text(2) } == ["n"])
  }

  static let faults: [(String, Int32)] = [
    ("SELEC 1", 1), ("SELECT * FROM nothing", 1), ("INSERT INTO item VALUES (1, 'a')", 19), ("", 21),
    ("-- only words", 21),
  ]

  @Test("an error has SQLite's code and message, and is not taken for damage", arguments: DatabaseTests.faults)
  func failures(sql: String, code: Int32) throws {
    let database = try database()
    try database.execute("INSERT INTO item VALUES (1, 'a')")
    let failure = try #require(failure { try database.run(sql) })
    #expect(failure.code == code)
    #expect(!failure.message.isEmpty)
    #expect(!failure.isDamage)
    #expect(try names(in: database) == ["a"])
  }

  @Test("a file that is not a database is distinguished from one that cannot be opened")
  func damage() throws {
    let folder = TemporaryFolder()
    let file = try folder.write("no database at all".utf8, to: "a")
    let isNone = failure { try Database(path: file).execute("PRAGMA user_version") }
    #expect(isNone?.code == 26)
    #expect(isNone?.isDamage == true)
    let isFolder = failure { _ = try Database(path: folder.path) }
    #expect(isFolder?.code == 14)
    #expect(isFolder?.isDamage == false)
  }

  @Test("a transaction is written as a whole")
  func transaction() throws {
    let database = try database()
    try database.transaction {
      try database.run("INSERT INTO item (name) VALUES ('a')")
      try database.run("INSERT INTO item (name) VALUES ('b')")
    }
    #expect(try names(in: database) == ["a", "b"])
  }

  @Test("an error in the middle of a transaction undoes all of it", arguments: [true, false])
  func rollback(byDatabase: Bool) throws {
    let database = try database()
    try database.run("INSERT INTO item (name) VALUES ('a')")
    #expect(throws: (any Error).self) {
      try database.transaction {
        try database.run("INSERT INTO item (name) VALUES ('b')")
        if byDatabase { try database.run("INSERT INTO item (name) VALUES ('a')") }
        throw NewsError.network(.offline)
      }
    }
    #expect(try names(in: database) == ["a"])
    try database.transaction { try database.run("INSERT INTO item (name) VALUES ('c')") }
    #expect(try names(in: database) == ["a", "c"])
  }

  @Test("one connection sees what another has written, but only once it is committed")
  func twoConnections() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/a"
    let one = try Database(path: path)
    let other = try Database(path: path)
    try one.execute("PRAGMA journal_mode = WAL; CREATE TABLE item (id INTEGER PRIMARY KEY, name TEXT)")
    try one.transaction {
      try one.run("INSERT INTO item (name) VALUES ('a')")
      #expect(try names(in: other) == [])
    }
    #expect(try names(in: other) == ["a"])
  }
}
