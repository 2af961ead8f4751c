import SQLKit
import SystemServices
import TestSupport
import Testing

@testable import NewsArchive
@testable import NewsArchiveSQLite
@testable import NewsDomain

@Suite("Looking at an archive's file")
struct SQLiteInspectionTests {
  private let place = ArchiveFolder()

  private var inspection: SQLiteInspection { SQLiteInspection(path: place.path) }

  /// The names and bytes of the files in the archive's folder.
  private func files() throws -> [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: try place.folder.names().map { ($0, try place.bytes($0)) })
  }

  @Test("its size, content and rounds are read, and nothing is changed")
  func whole() async throws {
    let archive = place.open()
    await archive.add([.made("a", "Moon"), .made("b", "Sun")])
    try await archive.keepRound(at: ArchiveFolder.now, next: ArchiveFolder.now + 900)
    await archive.close()
    let before = try files()
    let condition = try await inspection.inspect()
    #expect(
      condition.exists && condition.articles == 2 && condition.version == Schema.archive.version
        && condition.server == nil)
    #expect(condition.place == place.path.description && condition.bytes == before["archive.sqlite"]?.count)
    #expect(condition.lastRound == ArchiveFolder.now && condition.nextRound == ArchiveFolder.now + 900)
    #expect((condition.free ?? 0) > 0 && !condition.isOnNetwork)
    #expect(try await inspection.faults().isEmpty)
    #expect(try files() == before)
  }

  @Test("the content of a log that another session has open counts")
  func logged() async throws {
    let archive = place.open()
    await archive.add([.made("a", "Moon")])
    #expect(try await inspection.inspect().articles == 1)
    #expect(try await inspection.faults().isEmpty)
    await archive.close()
  }

  @Test("no file is made where there is none")
  func none() async throws {
    #expect(try await inspection.inspect().exists == false)
    #expect(try await inspection.faults().isEmpty)
    #expect(try place.folder.names().isEmpty)
    #expect(try await SQLiteInspection(path: nil).inspect() == ArchiveCondition(place: nil))
  }

  @Test("a damaged one is reported, and not repaired")
  func damaged() async throws {
    let archive = place.open()
    await archive.add((1...200).map { .made("\($0)", "Moon \($0) " + String(repeating: "word ", count: 40)) })
    await archive.close()
    var bytes = try place.bytes()
    for offset in stride(from: 8 * 4096, to: bytes.count, by: 4096) {
      for place in offset..<min(offset + 64, bytes.count) { bytes[place] = 0xA5 }
    }
    try place.folder.write(bytes, to: "archive.sqlite")
    let before = try files()
    var error: (any Error)?
    do { _ = try await inspection.inspect() } catch let caught { error = caught }
    let faults = (try? await inspection.faults()) ?? ["cannot be read"]
    #expect(error != nil || !faults.isEmpty)
    try place.folder.write(Array("no database at all".utf8), to: "archive.sqlite")
    await #expect(throws: NewsError.self) { try await inspection.inspect() }
    #expect(try place.folder.names() == Array(before.keys).sorted())
  }

  @Test(
    "one of before the first release, or of a newer supernews, is refused and stays as it is", arguments: [14, 103])
  func versions(version: Int) async throws {
    let archive = place.open()
    await archive.add([.made("a", "Moon")])
    await archive.close()
    try place.database().execute("PRAGMA user_version = \(version)")
    let before = try files()
    let file = place.path.description
    let error = NewsError.archive(version == 14 ? .unreleased(file: file, version: 14) : .newer(file: file))
    await #expect(throws: error) { try await inspection.inspect() }
    #expect(try files() == before)
  }
}
