import Glibc
import NewsArchive
import NewsDomain
import SQLKit
import SystemServices

/// The file of an archive that is not writable: its disk is full, or its folder is read-only.
///
/// SQLite needs further files next to it even to read. If they cannot be created, the file is read without them as long
/// as it has no log, and otherwise a copy of both.
struct ReadableFile {
  private let path: FilePath

  init(_ path: FilePath) {
    self.path = path
  }

  /// - Parameters:
  ///   - timeout: how long to wait for another session's lock, in milliseconds.
  ///   - setUp: sets a connection up.
  /// - Returns: `nil` if it cannot be read either, or has another version.
  func open(timeout: Int32, _ setUp: (Database) throws -> Void) -> Database? {
    let ways: [() throws -> Database?] = [
      { try Database(path: path, timeout: timeout, access: .readOnly) },
      // Another session would have a log.
      { isLogged ? nil : try Database(path: path, timeout: timeout, access: .unlocked) },
      { isLogged ? try copied() : nil },
    ]
    for way in ways {
      guard let database = try? way(), (try? setUp(database)) != nil,
        (try? Schema.version(of: database)) == Schema.archive.version, (try? database.checkHeader()) != nil
      else { continue }
      return database
    }
    return nil
  }

  private var isLogged: Bool { FileSystem.size(path + "-wal") > 0 }

  /// A copy that includes the log and has already been unlinked.
  private func copied() throws -> Database? {
    let copy = FilePath("/tmp/supernews-\(getpid())-\(UInt32.random(in: 0 ... .max)).sqlite")
    defer { for ending in ["", "-wal", "-shm"] { FileSystem.remove(copy + ending) } }
    guard FileSystem.copy(path, to: copy), FileSystem.copy(path + "-wal", to: copy + "-wal") else { return nil }
    // Closing it moves the log into the file.
    do { try Database(path: copy).execute("PRAGMA wal_checkpoint(TRUNCATE)") }
    return try Database(path: copy, access: .unlocked)
  }
}
