import Dispatch
import FoundationEssentials
import Glibc
import NewsDomain
import SQLKit
import Locking
import SystemServices

/// The responses of servers and the requests sent to them, in one SQLite file that several sessions share.
///
/// No command fails because of it: without a cache, there is only less to fall back on. Calls take well below a
/// millisecond unless another session holds a lock. Tasks wait for that outside the thread pool: see `apart`.
package final class Cache: CacheWatch, Sendable {
  /// Limits of what is stored.
  package struct Limits: Sendable {
    /// The size of all bodies together, in bytes; the oldest are deleted first. It may be slightly exceeded for a
    /// while.
    package var size = 64 << 20
    /// The age of an answer, in seconds.
    package var age: TimeInterval = 30 * 86_400

    package init() {}
  }

  private struct State {
    var database: Database?
    var isOpened = false
    /// The inode of the open file. By now its path may lead to another file, or to none.
    var file: ino_t?
    /// The time until which nothing is tried, because another session has locked the file.
    var busyUntil = ContinuousClock.now
    var problems: [CacheProblem] = []
    /// Problems that have been reported already, so that each is reported only once.
    var known: [CacheProblem] = []
  }

  /// When the file was last cleaned up: scanning a table for each of thousands of feeds would take longer than reading
  /// the feeds.
  private struct Upkeep {
    /// The bytes stored since the size of all answers was measured; `nil` before that.
    var unmeasured: Int?
    /// When each table was last scanned.
    var sweeps: [String: Date] = [:]
  }

  private static let busyPause = Duration.seconds(5)
  /// How often a table is scanned for rows that are no longer needed, in seconds.
  private static let sweepInterval: TimeInterval = 60
  /// The fraction of the limit that may be exceeded before the size of all answers is measured again.
  private static let excess = 64

  let path: FilePath?
  private let schema: Schema
  private let queue = DispatchQueue(label: "supernews.store")
  let limits: Limits
  private let state = Guarded(State())
  private let upkeep = Guarded(Upkeep())

  /// Creates a cache without opening the file, because many sessions never need it.
  ///
  /// - Parameter path: the file; `nil` keeps everything in memory.
  package convenience init(path: FilePath?, limits: Limits = Limits()) {
    self.init(path: path, limits: limits, schema: .cache)
  }

  init(path: FilePath?, limits: Limits = Limits(), schema: Schema) {
    self.path = path
    self.limits = limits
    self.schema = schema
  }

  /// Works on a separate thread, so that no other task waits when another session holds a lock.
  func apart<Value: Sendable>(_ work: @escaping @Sendable (Cache) -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work(self)) }
    }
  }

  package func takeProblems() -> [CacheProblem] {
    state.withLock { state in
      defer { state.problems = [] }
      return state.problems
    }
  }

  /// Works on the database. If it is damaged, a new one is begun and the work is repeated.
  ///
  /// - Returns: `nil` if that failed.
  @discardableResult
  func attempt<Value: Sendable>(_ work: (Database) throws -> Value) -> Value? {
    state.withLock { state in
      guard state.busyUntil < .now else { return nil }
      for number in 0..<3 {
        do {
          guard let database = try opened(&state) else { return nil }
          return try work(database)
        } catch let failure as Database.Failure where (failure.isDamage || failure.isMismatch) && path != nil {
          renew(&state, isCertain: number > 0)
        } catch let failure as Database.Failure where failure.isBusy {
          // Another session is holding the lock for long. Without a pause each call, and so the news, would wait again.
          state.busyUntil = .now + Self.busyPause
          return nil
        } catch {
          report(error, &state)
          return nil
        }
      }
      return nil
    }
  }

  /// Whether to scan a table now for rows that are no longer needed.
  func isSweepDue(_ table: String, at now: Date) -> Bool {
    upkeep.withLock { upkeep in
      if let last = upkeep.sweeps[table], (0..<Self.sweepInterval).contains(now.timeIntervalSince(last)) {
        return false
      }
      upkeep.sweeps[table] = now
      return true
    }
  }

  /// Whether to measure the size of all answers now that one more was stored: the first time, as other sessions store
  /// answers as well, and then whenever this one has stored a small part of the limit.
  func isMeasurementDue(afterStoring size: Int) -> Bool {
    upkeep.withLock { upkeep in
      if let unmeasured = upkeep.unmeasured, unmeasured + size < limits.size / Self.excess {
        upkeep.unmeasured = unmeasured + size
        return false
      }
      upkeep.unmeasured = 0
      return true
    }
  }

  private func opened(_ state: inout State) throws -> Database? {
    guard !state.isOpened || (state.file != nil && state.file != fileNow) else { return state.database }
    state.isOpened = true
    state.database = nil
    do {
      if let path { state.database = try openLocked(path) } else { state.database = try open(nil) }
      state.file = fileNow
    } catch let failure as Database.Failure where failure.isDamage && path != nil {
      throw failure
    } catch {
      report(error, &state)
      state.file = nil
      state.database = try? open(nil)
    }
    return state.database
  }

  /// The inode of the file now at the path.
  private var fileNow: ino_t? {
    var status = stat()
    return path.flatMap { stat($0.bytes, &status) == 0 ? status.st_ino : nil }
  }

  /// Opens the file, one session at a time: SQLite does not wait for another that is just creating it.
  private func openLocked(_ path: FilePath) throws -> Database {
    do {
      return try KeptFile(path: path).whileLocked { try open(path) }
    } catch is NewsError {
      // The session that holds the lock may be suspended. The file nearly always exists already.
      return try open(path)
    }
  }

  private func open(_ path: FilePath?) throws -> Database {
    // The file is readable by its owner only; SQLite gives its other files the same permissions.
    if let path { try KeptFile(path: path).make() }
    var database = try Database(path: path)
    let version = try database.reading {
      let version = try Schema.version(of: database)
      try database.checkHeader()
      return version
    }
    if let path, Schema.isUnreleased(version) {
      // What was cached before the first release can be fetched again.
      for ending in ["", "-wal", "-shm"] { FileSystem.remove(path + ending) }
      try KeptFile(path: path).make()
      database = try Database(path: path)
    }
    // WAL lets sessions read while another writes. What a power cut may lose can be fetched again.
    try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA trusted_schema = OFF")
    try schema.prepare(database)
    return database
  }

  /// Moves a damaged file aside and begins a new one, unless another session has done so meanwhile.
  ///
  /// - Parameter isCertain: whether the file was found intact before and failed again.
  private func renew(_ state: inout State, isCertain: Bool) {
    guard let path else { return }
    let file = KeptFile(path: path)
    state.database = nil
    state.isOpened = true
    do {
      state.database = try file.whileLocked {
        if !isCertain, let database = try? open(path), Self.isWhole(database) { return database }
        // Replaces the file set aside earlier: it may be large, and is hardly ever needed.
        let aside = path + ".damaged"
        let isAside = rename(path.bytes, aside.bytes) == 0
        state.problems.append(.damaged(file: path.description, keptAs: isAside ? aside.description : nil))
        for ending in ["-wal", "-shm"] { unlink((path + ending).bytes) }
        return try open(path)
      }
      state.file = fileNow
    } catch {
      report(error, &state)
      state.file = nil
      state.database = try? open(nil)
    }
  }

  private static func isWhole(_ database: Database) -> Bool {
    (try? database.run("PRAGMA integrity_check(1)") { $0.text(0) })?.first == "ok"
  }

  private func report(_ error: any Error, _ state: inout State) {
    let detail: String
    switch error {
    case let failure as Database.Failure: detail = failure.message
    case NewsError.file(.failed(_, let said)): detail = said
    default: detail = String(describing: error)
    }
    let problem = CacheProblem.unusable(file: path?.description ?? "memory", detail: detail)
    guard !state.known.contains(problem) else { return }
    state.known.append(problem)
    state.problems.append(problem)
  }
}
