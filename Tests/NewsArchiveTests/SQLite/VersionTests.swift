import SQLKit
import SystemServices
import Testing

@testable import NewsArchive
@testable import NewsArchiveSQLite
@testable import NewsDomain

@Suite("The version of an archive's file")
struct VersionTests {
  private let place = ArchiveFolder()

  private func refusal(_ version: Int, in place: ArchiveFolder) -> NewsError {
    let file = place.path.description
    return .archive(version < Schema.first ? .unreleased(file: file, version: version) : .newer(file: file))
  }

  /// Expects an archive not to be used, and its folder to stay as it is.
  private func expectUntouched(_ place: ArchiveFolder, _ version: Int) async throws {
    let files = ["archive.sqlite", "archive.sqlite-wal"].filter { FileSystem.size(FilePath(place.file($0))) > 0 }
    let before = try files.map(place.bytes)
    let archive = place.open()
    await archive.add([.made("b", "Moon")])
    let refusal = refusal(version, in: place)
    await #expect(throws: refusal) { try await archive.keys("moon") }
    let problem: ArchiveProblem =
      version < Schema.first ? .failed(refusal) : .newer(file: place.path.description)
    #expect(archive.takeProblems() == [problem])
    await archive.close()
    #expect(try files.map(place.bytes) == before)
    // SQLite needs another one to read a log.
    #expect(Set(try place.folder.names()).isSubset(of: files + ["archive.sqlite-shm", "archive.sqlite.lock"]))
  }

  @Test("a new file has the current version")
  func new() async throws {
    await place.open().add([.made("a", "Moon")])
    #expect(try place.database().run("PRAGMA user_version") { $0.integer(0) } == [Int64(Schema.archive.version)])
  }

  @Test(
    "a file of before the first release, or of a newer supernews, is refused and stays as it is",
    arguments: [1, 3, 14, 99, 100, 103, 1_000])
  func refused(version: Int) async throws {
    let archive = place.open()
    await archive.add([.made("a", "Moon")])
    await archive.close()
    try place.database().execute("PRAGMA user_version = \(version)")
    try await expectUntouched(place, version)
  }

  @Test("so does one whose tables only the log has yet, as an interrupted session leaves it", arguments: [14, 103])
  func logged(version: Int) async throws {
    let session = place.open()
    await session.add([.made("a", "Moon")])
    try place.database().execute("PRAGMA user_version = \(version)")
    let other = ArchiveFolder()
    for name in ["archive.sqlite", "archive.sqlite-wal"] { try other.folder.write(place.bytes(name), to: name) }
    try #require(!other.bytes("archive.sqlite-wal").isEmpty)
    try await expectUntouched(other, version)
    await session.close()
  }

  @Test("lists of the first version are read, and then have words of their own")
  func migrated() async throws {
    let first = Schema(Array(Schema.archive.migrations.prefix(1)))
    let old = DatabaseArchive(SQLiteStore(path: place.path, schema: first))
    await old.add([.made("a", "Moon")])
    await old.close()
    #expect(try place.database().run("PRAGMA user_version") { $0.integer(0) } == [101])
    let archive = place.open()
    #expect(try await archive.keys("moon") == ["a"])
    let list = KeptList("q", [.made("a", "Moon")], receivedAt: .hour(0))
    #expect(await archive.keep(list) != nil)
  }

  @Test("a file is copied before it is migrated")
  func copied() async throws {
    let archive = place.open()
    await archive.add([.made("a", "Moon")])
    await archive.close()
    let schema = Schema(Schema.archive.migrations + ["CREATE TABLE later (x)"])
    let later = DatabaseArchive(SQLiteStore(path: place.path, schema: schema))
    #expect(try await later.keys("moon") == ["a"])
    await later.add([.made("b", "Moon")])
    await later.close()
    #expect(try place.count("later") == 0)
    #expect(try place.database().run("PRAGMA user_version") { $0.integer(0) } == [Int64(schema.version)])
    let copy = DatabaseArchive(path: place.path + ".version-\(Schema.archive.version)")
    #expect(try await copy.keys("moon") == ["a"])
    let refusal = refusal(schema.version, in: place)
    await #expect(throws: refusal) { try await place.open().keys("moon") }
  }
}
