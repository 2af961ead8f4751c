import CSQLite
import Glibc
import NewsArchive
import NewsDomain
import SQLKit
import SystemServices

/// An SQLite file, or a database in memory for one session.
struct SQLiteStore: ArchiveStore {
  /// How long to wait for another session's lock, in milliseconds.
  static let timeout: Int32 = 1_500

  /// The greatest size of lists beside the archive, in bytes; beyond that they are started again.
  private static let maxOfLists = 64 << 20

  let path: FilePath?
  let isOnNetwork: @Sendable (FilePath) -> Bool
  private let schema: Schema
  /// Whether it has only lists, which can be fetched again: an unusable file is thrown away.
  private let isOfLists: Bool
  private let watch: ChangeWatch

  init(
    path: FilePath?, schema: Schema = .archive, isOfLists: Bool = false,
    isOnNetwork: @escaping @Sendable (FilePath) -> Bool = FileSystem.isOnNetwork
  ) {
    self.path = path
    self.schema = schema
    self.isOfLists = isOfLists
    self.isOnNetwork = isOnNetwork
    watch = ChangeWatch(path)
  }

  var name: String { path?.description ?? "memory" }

  var shownPath: String? { path?.description }

  var exists: Bool { path.map { FileSystem.exists($0) } ?? false }

  var isServer: Bool { false }

  var canRecover: Bool { path != nil }

  /// The inode of the file. Its path may lead to another file later, or to none.
  var token: UInt64 { UInt64(path.flatMap(FileSystem.inode) ?? 0) }

  package var state: ArchiveState? { watch.state(token) }

  func endWatching() { watch.close() }

  func isCurrent(_ engine: any ArchiveEngine, _ token: UInt64) -> Bool {
    guard let path else { return true }
    return FileSystem.inode(path).map(UInt64.init) == token
  }

  func open(_ report: (ArchiveProblem) -> Void) throws -> any ArchiveEngine {
    SQLiteEngine(try openedDatabase(report), at: path)
  }

  private func openedDatabase(_ report: (ArchiveProblem) -> Void) throws -> Database {
    guard let path else {
      let database = try Database(path: nil)
      database.count(in: watch.commits)
      return try prepared(database)
    }
    if FileSystem.isSpecial(path) {
      // Reading a pipe would never end.
      guard isOfLists else { throw NewsError.archive(.unusable(file: name, detail: "not a regular file")) }
      try throwAway(path)
    }
    if isOfLists, FileSystem.size(path) > Self.maxOfLists { try throwAway(path) }
    do {
      let database = try opened(path, report) { work in
        // Another session makes or converts it.
        let busy = Database.Failure(code: SQLITE_BUSY, message: "database is locked")
        return try KeptFile(path: path).whileLocked(orElse: busy, work)
      }
      if database.isReadOnly { report(.readOnly(file: name, detail: refusal(path) ?? "")) }
      return database
    } catch let failure as Database.Failure where failure.isOfWriting {
      guard let database = ReadableFile(path).open(timeout: Self.timeout, { try connect($0) }) else { throw failure }
      report(.readOnly(file: name, detail: failure.isFull ? nil : refusal(path) ?? failure.message))
      return database
    }
  }

  /// Why a file is not writable, in the system's words; `nil` if it is.
  private func refusal(_ path: FilePath) -> String? {
    FileSystem.mayWrite(path) && FileSystem.mayWrite(path.folder) ? nil : String(cString: strerror(errno))
  }

  /// Opens the file to write to it, creating or migrating it if necessary.
  ///
  /// - Parameter locked: runs work that no other session may do at the same time.
  /// - Throws: `NewsError`, `Database.Failure`, also with `isDamage` where SQLite sees no damage.
  private func opened(
    _ path: FilePath, isCancellable: Bool = true, _ report: (ArchiveProblem) -> Void,
    _ locked: (() throws -> Database) throws -> Database
  ) throws -> Database {
    if FileSystem.exists(path) {
      if !isOfLists, let version = untouchedVersion(of: path) { try check(version, of: schema) }
    } else {
      // The file is readable by its owner only; SQLite gives its other files the same permissions.
      try KeptFile(path: path).make()
    }
    do {
      let database = try Database(path: path, timeout: Self.timeout)
      try connect(database, isCancellable: isCancellable)
      try leaveLog(of: database, path, report)
      // While it reads, no session changes the header; one that was interrupted may have left an earlier one.
      let (version, names) = try database.reading {
        let version = try Schema.version(of: database)
        try database.checkHeader()
        return (version, try database.run("SELECT count(*) FROM sqlite_master") { Int($0.integer(0)) }.first ?? 0)
      }
      if isOfLists, version > 0, version != schema.version { throw Database.Failure.damage("another version") }
      guard version == schema.version else { return try locked { try prepared(database) } }
      // Damage may hide some of the names, and with them the triggers that keep the tables consistent.
      guard names >= Schema.archiveNames else {
        throw Database.Failure.damage("tables of the file are missing")
      }
      return database
    } catch let failure as Database.Failure where failure.isMismatch && FileSystem.size(path) > 0 {
      // The statements that run while opening suit all of our files.
      throw Database.Failure.damage(failure.message)
    }
  }

  /// Creates or migrates the tables, after a backup of tables with content.
  private func prepared(_ database: Database) throws -> Database {
    if path == nil { try connect(database) }
    let version = try Schema.version(of: database)
    try check(version, of: schema)
    if let path {
      if version > 0, version < schema.version {
        let backup = path + ".version-\(version)"
        FileSystem.remove(backup)
        // Created first, so that only its owner can read it.
        try KeptFile(path: backup).make()
        try database.run("VACUUM INTO ?1", [.text(backup.description)])
      }
      if !isOnNetwork(path) { try database.execute("PRAGMA journal_mode = WAL") }
    }
    try schema.prepare(database)
    return database
  }

  /// The version of a file, which stays as it is: closing a connection that may write moves the log into the file.
  ///
  /// - Returns: `nil` if it cannot be read that way.
  private func untouchedVersion(of path: FilePath) -> Int? {
    let isLogged = FileSystem.size(path + "-wal") > 0
    let database = try? Database(path: path, timeout: 0, access: isLogged ? .readOnly : .unlocked)
    return database.flatMap { try? Schema.version(of: $0) }
  }

  private func throwAway(_ path: FilePath) throws {
    try KeptFile(path: path).whileLocked {
      for ending in ["", "-journal", "-wal", "-shm"] { FileSystem.remove(path + ending) }
    }
  }

  /// Uses no WAL on a network file system: WAL needs memory shared by all sessions. A file that was moved there may
  /// still have one.
  private func leaveLog(of database: Database, _ path: FilePath, _ report: (ArchiveProblem) -> Void) throws {
    guard isOnNetwork(path) else { return }
    report(.onNetwork(file: name))
    let mode = try database.run("PRAGMA journal_mode") { $0.text(0) }.first
    if mode == "wal" { try database.execute("PRAGMA journal_mode = DELETE") }
  }

  /// Sets a connection up.
  ///
  /// - Parameter isCancellable: whether statements end when their task is cancelled.
  func connect(_ database: Database, isCancellable: Bool = true) throws {
    // Articles lost in a power cut can be fetched again; marks are synced one by one.
    try database.execute("PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY; PRAGMA trusted_schema = OFF")
    try database.register(supernews_register_fts5)
    if isCancellable { database.endWhenCancelled() }
  }

  /// Makes a new file from the readable parts of a damaged one, unless another session has done so meanwhile.
  func recover(_ report: (ArchiveProblem) -> Void) throws {
    guard let path else { return }
    if isOfLists { return try throwAway(path) }
    let file = KeptFile(path: path)
    try file.whileLocked {
      // Then perhaps only the index is damaged.
      if let database = try whole(path) { return try SQLiteEngine(database, at: path).repairIndex() }
      // The new file replaces the old one only when complete, so that nothing is lost if this is interrupted.
      let new = path + ".recovering"
      for ending in ["", "-journal", "-wal", "-shm"] { FileSystem.remove(new + ending) }
      let count = try copy(path, to: new)
      let aside = file.setAside()
      for ending in ["-wal", "-shm"] {
        if let aside {
          FileSystem.move(path + ending, to: FilePath(aside + ending))
        } else {
          FileSystem.remove(path + ending)
        }
      }
      FileSystem.move(new, to: path)
      report(.damaged(file: name, keptAs: aside, recovered: count))
    }
  }

  /// Makes a new file from the readable parts of a damaged one. It cannot be cancelled, as it would have to begin
  /// again.
  ///
  /// - Returns: the number of articles.
  private func copy(_ damaged: FilePath, to new: FilePath) throws -> Int {
    try KeptFile(path: new).make()
    let database = try Database(path: new, timeout: Self.timeout)
    try connect(database, isCancellable: false)
    try schema.prepare(database)
    let count = try Recovery.copy(from: damaged, to: database)
    if !isOnNetwork(damaged) { try database.execute("PRAGMA journal_mode = WAL") }
    return count
  }

  /// The database, if its tables are intact; `nil` if they are damaged.
  ///
  /// - Throws: `NewsError`, `Database.Failure` if that cannot be determined.
  private func whole(_ path: FilePath) throws -> Database? {
    do {
      let database = try opened(path, isCancellable: false, { _ in }, { try $0() })
      return try database.run("PRAGMA quick_check(1)") { $0.text(0) }.first == "ok" ? database : nil
    } catch let failure as Database.Failure where failure.isDamage {
      return nil
    }
  }
}
