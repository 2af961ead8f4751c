import FoundationEssentials
import Glibc
import NewsDomain
import Synchronization
import SystemServices

/// What servers answered and what they were asked, in one SQLite file that several sessions share.
///
/// Nothing here fails a command: without a store there is only less to fall back on. Calls take well below
/// a millisecond, but for a lock that another session holds, and wait a moment for it on the caller's thread.
package final class Store: StoreWatch, Sendable {
  /// Bounds of what is kept.
  package struct Limits: Sendable {
    /// Of all bodies together, in bytes; the oldest go first.
    package var size = 64 << 20
    /// In seconds.
    package var age: TimeInterval = 30 * 86_400

    package init() {}
  }

  private struct State {
    var database: Database?
    var isOpened = false
    /// Which file it is: its name may lead to another, or to none, by now.
    var file: ino_t?
    /// Until when nothing is tried, since another session holds the file.
    var busyUntil = ContinuousClock.now
    var problems: [StoreProblem] = []
    /// What has been told before: the same again says nothing new.
    var known: [StoreProblem] = []
  }

  private static let busyPause = Duration.seconds(5)

  private let path: FilePath?
  private let schema: StoreSchema
  let limits: Limits
  private let state = Mutex(State())

  /// Opens nothing yet: many sessions never ask.
  ///
  /// - Parameter path: `nil` keeps everything in memory.
  package convenience init(path: FilePath?, limits: Limits = Limits()) {
    self.init(path: path, limits: limits, schema: StoreSchema())
  }

  init(path: FilePath?, limits: Limits = Limits(), schema: StoreSchema) {
    self.path = path
    self.limits = limits
    self.schema = schema
  }

  package func takeProblems() -> [StoreProblem] {
    state.withLock { state in
      defer { state.problems = [] }
      return state.problems
    }
  }

  /// Works on the database; one that proves damaged is begun anew and worked on again.
  ///
  /// - Returns: `nil` where that failed.
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
          // Another session holds it for long: each call would wait anew, and news with it.
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

  /// The file that the name leads to.
  private var fileNow: ino_t? {
    var status = stat()
    return path.flatMap { stat($0.bytes, &status) == 0 ? status.st_ino : nil }
  }

  /// Opens the file, one session at a time: SQLite does not wait for another that is just beginning it.
  private func openLocked(_ path: FilePath) throws -> Database {
    do {
      return try KeptFile(path: path).whileLocked { try open(path) }
    } catch is NewsError {
      // Who holds the lock may be stopped; nearly always the file is long begun.
      return try open(path)
    }
  }

  private func open(_ path: FilePath?) throws -> Database {
    // A file for its owner alone; SQLite's files beside it take after it.
    if let path { try KeptFile(path: path).make() }
    let database = try Database(path: path)
    // WAL: those who read do not wait for one who writes. What a power cut may cost can be fetched again.
    try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA trusted_schema = OFF")
    try schema.prepare(database)
    return database
  }

  /// Sets a damaged file aside and begins a new one, unless another session has done so meanwhile.
  ///
  /// - Parameter isCertain: whether it has been found whole once and was not.
  private func renew(_ state: inout State, isCertain: Bool) {
    guard let path else { return }
    let file = KeptFile(path: path)
    state.database = nil
    state.isOpened = true
    do {
      state.database = try file.whileLocked {
        if !isCertain, let database = try? open(path), Self.isWhole(database) { return database }
        // In the place of what was set aside before: it may be large, and is hardly looked at.
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
    case NewsError.io(_, let said): detail = said
    default: detail = String(describing: error)
    }
    let problem = StoreProblem.unusable(file: path?.description ?? "memory", detail: detail)
    guard !state.known.contains(problem) else { return }
    state.known.append(problem)
    state.problems.append(problem)
  }
}
