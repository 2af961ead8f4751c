import FoundationEssentials
import Glibc
import NewsDomain
import CSQLite
import SQLiteKit
import Synchronization
import SystemServices

/// The archive in one SQLite file, which several sessions share: readers never wait for writers, and writers wait for
/// each other for at most some 50 ms.
///
/// Its file is opened by the first call that needs it. As long as there is no file, calls that only read find nothing
/// and make none.
package actor SQLiteArchive: Archive {
  /// How long another session's lock is waited for, in milliseconds.
  static let timeout: Int32 = 5_000
  /// How long a transaction may write, so that other sessions wait no longer. Committing takes some time as well.
  static let longestWriting = Duration.milliseconds(25)

  let path: FilePath?
  private let isOnNetwork: @Sendable (FilePath) -> Bool
  let use: ArchiveUse
  let texts: TextUse
  let terms: any TermReader
  private let problems = Mutex(Problems())
  private var opened: Database?
  /// The inode of the open file. Meanwhile its path may lead to another file, or to none.
  private var inode: ino_t?
  /// The error of opening the file, which is not tried again in this run.
  private var failure: NewsError?
  /// The mutes, ready to be compared with articles.
  var muteMatcher: (version: Int64, matcher: MuteMatcher)?
  /// Whether articles that are kept no longer were looked for in this run.
  var isSwept = false
  /// Whether texts that are kept no longer were looked for in this run.
  var areTextsSwept = false
  /// The articles that were added in this run.
  var added = 0

  private struct Problems {
    var new: [ArchiveProblem] = []
    /// Problems that have been reported already, so that each is reported only once.
    var known: [ArchiveProblem] = []
  }

  /// - Parameters:
  ///   - path: the file; `nil` keeps everything in memory for this run.
  ///   - use: the reader's settings for the archive.
  ///   - texts: those for texts.
  ///   - terms: reads what articles are grouped by.
  ///   - isOnNetwork: whether a file lies on a network file system.
  package init(
    path: FilePath?, use: ArchiveUse = ArchiveUse(), texts: TextUse = TextUse(),
    terms: any TermReader = HeadlineTerms(),
    isOnNetwork: @escaping @Sendable (FilePath) -> Bool = FileSystem.isOnNetwork
  ) {
    self.path = path
    self.use = use
    self.texts = texts
    self.terms = terms
    self.isOnNetwork = isOnNetwork
  }

  package nonisolated func takeProblems() -> [ArchiveProblem] {
    problems.withLock { problems in
      defer { problems.new = [] }
      return problems.new
    }
  }

  func report(_ problem: ArchiveProblem) {
    problems.withLock { problems in
      guard !problems.known.contains(problem) else { return }
      problems.known.append(problem)
      problems.new.append(problem)
    }
  }

  /// Closes the file until the next call. The last session to close it moves what was written into the file itself: a
  /// copy of it is whole then, and the next session begins faster.
  package func close() {
    opened = nil
  }

  /// Whether there is anything to read.
  var exists: Bool { opened != nil || (path.map { FileSystem.exists($0) } ?? false) }

  // MARK: - Access

  /// Reads from the database.
  ///
  /// - Parameter nothing: the result if there is no file yet.
  /// - Throws: `NewsError`.
  func read<Value>(otherwise nothing: Value, _ work: (Database) throws -> Value) throws -> Value {
    guard exists else { return nothing }
    return try attempt(work)
  }

  /// Works on the database. If its file is damaged, it is set aside, a new one is made of what can be read, and the work
  /// is done again.
  ///
  /// - Throws: `NewsError`.
  @discardableResult
  func attempt<Value>(_ work: (Database) throws -> Value) throws -> Value {
    for number in 0..<3 {
      do {
        return try work(try database())
      } catch let failure as Database.Failure where failure.isDamage && path != nil && number < 2 {
        try recover()
      } catch let failure as Database.Failure {
        throw error(failure)
      }
    }
    throw NewsError.archive(.unusable(file: name, detail: "it is damaged"))
  }

  /// Works in a transaction.
  ///
  /// - Throws: `NewsError`; then nothing has changed.
  @discardableResult
  func write<Value>(_ work: (Database) throws -> Value) throws -> Value {
    try attempt { database in try database.transaction { try work(database) } }
  }

  /// Works on elements in transactions that are short enough for other sessions.
  ///
  /// - Throws: `NewsError`; what was done in earlier transactions stays.
  func write<Element>(
    each elements: some Sequence<Element>, _ work: (Element, Database) throws -> Void
  ) throws {
    let elements = Array(elements)
    var start = 0
    while start < elements.count {
      // If the file turns out to be damaged, the transaction is done again, from its first element on.
      start = try write { database in
        let begin = ContinuousClock.now
        var next = start
        while next < elements.count {
          try work(elements[next], database)
          next += 1
          if .now - begin > Self.longestWriting { break }
        }
        return next
      }
      if Task.isCancelled { throw NewsError.cancelled }
    }
  }

  /// The file as it is shown.
  var name: String { path?.description ?? "memory" }

  func error(_ failure: Database.Failure) -> NewsError {
    if failure.isCancellation { return .cancelled }
    if failure.isFull { return .archive(.full(file: name)) }
    return .archive(.unusable(file: name, detail: failure.message))
  }

  /// The problem that an error is while the command goes on.
  func problem(_ error: any Error) -> ArchiveProblem? {
    switch error {
    case NewsError.archive(.full(let file)): .full(file: file)
    case NewsError.archive(.newer(let file)): .newer(file: file)
    case NewsError.archive(.unusable(let file, let detail)): .unusable(file: file, detail: detail)
    case NewsError.file(.failed(let path, let detail)): .unusable(file: path, detail: detail)
    case NewsError.cancelled: nil
    default: .unusable(file: name, detail: String(describing: error))
    }
  }
}

extension SQLiteArchive {
  // MARK: - Opening

  /// - Throws: `NewsError`, or `Database.Failure` if the file is damaged.
  private func database() throws -> Database {
    if let opened, path == nil || inode == path.flatMap(FileSystem.inode) { return opened }
    if let failure { throw failure }
    opened = nil
    do {
      let database = try open()
      opened = database
      inode = path.flatMap(FileSystem.inode)
      return database
    } catch let failure as Database.Failure where failure.isDamage && path != nil {
      throw failure
    } catch {
      let failure = (error as? Database.Failure).map(self.error) ?? (error as? NewsError) ?? .cancelled
      if failure != .cancelled { self.failure = failure }
      throw failure
    }
  }

  private func open() throws -> Database {
    guard let path else { return try prepared(try Database(path: nil)) }
    // The file is readable by its owner only; SQLite gives its other files the same permissions.
    let file = KeptFile(path: path)
    try file.make()
    let database = try Database(path: path, timeout: Self.timeout)
    try connect(database)
    try leaveLog(of: database, path)
    if try Schema.version(of: database) == Schema.archive.migrations.count { return database }
    return try file.whileLocked { try prepared(database) }
  }

  /// Makes or migrates the tables, after a backup of tables that hold something.
  private func prepared(_ database: Database) throws -> Database {
    if path == nil { try connect(database) }
    let version = try Schema.version(of: database)
    guard version <= Schema.archive.migrations.count else { throw NewsError.archive(.newer(file: name)) }
    if let path {
      if version > 0, version < Schema.archive.migrations.count {
        let backup = path + ".version-\(version)"
        FileSystem.remove(backup)
        // Made first, so that only its owner can read it.
        try KeptFile(path: backup).make()
        try database.run("VACUUM INTO ?1", [.text(backup.description)])
      }
      if !isOnNetwork(path) { try database.execute("PRAGMA journal_mode = WAL") }
    }
    try Schema.archive.prepare(database)
    return database
  }

  /// Uses no WAL on a network file system: WAL needs memory that all sessions share. A file that was moved there may
  /// still have one.
  private func leaveLog(of database: Database, _ path: FilePath) throws {
    guard isOnNetwork(path) else { return }
    report(.onNetwork(file: name))
    let mode = try database.run("PRAGMA journal_mode") { $0.text(0) }.first
    if mode == "wal" { try database.execute("PRAGMA journal_mode = DELETE") }
  }

  /// Sets a connection up.
  ///
  /// - Parameter isCancellable: whether statements end when their task is cancelled.
  func connect(_ database: Database, isCancellable: Bool = true) throws {
    // What a power cut may lose can be fetched again; marks are synced one by one.
    try database.execute("PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY; PRAGMA trusted_schema = OFF")
    try database.register(supernews_register_fts5)
    if isCancellable { database.endWhenCancelled() }
  }

  /// Makes a new file of what can be read of a damaged one, unless another session has done so meanwhile.
  private func recover() throws {
    guard let path else { return }
    opened = nil
    let file = KeptFile(path: path)
    try file.whileLocked {
      // Then only the index may be damaged.
      if let database = try whole(path) { return try database.repairIndex() }
      // The new file takes its place only when it is complete, so that nothing is lost if this is interrupted.
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

  /// Makes a new file of what can be read of a damaged one. It is not cancelled, as it would have to begin again.
  ///
  /// - Returns: the number of articles.
  private func copy(_ damaged: FilePath, to new: FilePath) throws -> Int {
    try KeptFile(path: new).make()
    let database = try Database(path: new, timeout: Self.timeout)
    try connect(database, isCancellable: false)
    try Schema.archive.prepare(database)
    let count = try Recovery.copy(from: damaged, to: database)
    if !isOnNetwork(damaged) { try database.execute("PRAGMA journal_mode = WAL") }
    return count
  }

  /// The database, if its tables are whole; `nil` if they are damaged.
  ///
  /// - Throws: `Database.Failure` if that cannot be found out.
  private func whole(_ path: FilePath) throws -> Database? {
    do {
      let database = try Database(path: path, timeout: Self.timeout)
      try connect(database, isCancellable: false)
      return try database.run("PRAGMA quick_check(1)") { $0.text(0) }.first == "ok" ? database : nil
    } catch let failure as Database.Failure where failure.isDamage {
      return nil
    }
  }
}
