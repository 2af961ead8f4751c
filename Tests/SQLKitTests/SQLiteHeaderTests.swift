import Foundation
import NewsDomain
import Testing
import TestSupport

@testable import SQLKit

@Suite("The header of an SQLite file")
struct SQLiteHeaderTests {
  private let folder = TemporaryFolder()

  private func made() throws -> [UInt8] {
    let path = FilePath(folder.path + "/made.sqlite")
    do {
      let database = try Database(path: path)
      try database.execute("PRAGMA journal_mode = WAL; CREATE TABLE a (b); INSERT INTO a VALUES (zeroblob(20000))")
      try database.execute("DELETE FROM a")
    }
    return [UInt8](try Data(contentsOf: URL(filePath: path.description)))
  }

  @Test("that of a made file is sound, also with free pages, and also after it is mended")
  func sound() throws {
    var bytes = try made()
    let header = SQLiteHeader(bytes, fileSize: bytes.count, isLogged: false)
    #expect(header.isSound && header.freeCount > 0)
    let mended = header.mended(keepsFree: true)
    #expect(mended.count == SQLiteHeader.size)
    #expect(SQLiteHeader(mended, fileSize: bytes.count, isLogged: false).isSound)
    bytes.replaceSubrange(0..<mended.count, with: mended)
    try folder.write(bytes, to: "mended.sqlite")
    let database = try Database(path: FilePath(folder.path + "/mended.sqlite"))
    try database.checkHeader()
    #expect(try database.run("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
    #expect(SQLiteHeader([], fileSize: bytes.count, isLogged: false).mended(keepsFree: true).count == SQLiteHeader.size)
  }

  static let known = Array(0..<24) + Array(44..<60) + Array(64..<68)

  @Test("another value at a place that is always the same is not", arguments: known)
  func unsound(place: Int) throws {
    var bytes = try made()
    bytes[place] ^= 0x44
    #expect(!SQLiteHeader(bytes, fileSize: bytes.count, isLogged: false).isSound)
    #expect(!SQLiteHeader(bytes, fileSize: bytes.count, isLogged: true).isSound)
  }

  @Test(
    "a number of pages that is not that of the file is not, unless the log has newer pages", arguments: [29, 30, 31])
  func size(place: Int) throws {
    var bytes = try made()
    bytes[place] ^= 0x01
    #expect(!SQLiteHeader(bytes, fileSize: bytes.count, isLogged: false).isSound)
    #expect(SQLiteHeader(bytes, fileSize: bytes.count, isLogged: true).isSound)
  }
}
