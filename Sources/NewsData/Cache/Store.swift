import NewsDomain
import Synchronization

/// What servers answered and what they were asked, in one SQLite file that several sessions share.
///
/// Nothing here fails a command: without a store there is only less to fall back on. Calls take
/// microseconds, but for a lock that another session holds, and wait for it on the caller's thread.
public final class Store: StoreWatch, Sendable {
  /// Bounds of what is kept.
  public struct Limits: Sendable {
    /// Of all bodies together, in bytes; the oldest go first.
    public var size = 64 << 20
    /// In seconds.
    public var age: TimeInterval = 30 * 86_400

    public init() {}
  }

  private struct State {
    var database: Database?
    var isOpened = false
    var problems: [StoreProblem] = []
    /// What has been told before: the same again says nothing new.
    var known: [StoreProblem] = []
  }

  private let path: String?
  private let schema: StoreSchema
  let limits: Limits
  private let state = Mutex(State())

  /// Opens nothing yet: many sessions never ask.
  ///
  /// - Parameter path: `nil` keeps everything in memory.
  public convenience init(path: String?, limits: Limits = Limits()) {
    self.init(path: path, limits: limits, schema: StoreSchema())
  }

  init(path: String?, limits: Limits = Limits(), schema: StoreSchema) {
    self.path = path
    self.limits = limits
    self.schema = schema
  }

  public func takeProblems() -> [StoreProblem] {
    state.withLock { state in
      defer { state.problems = [] }
      return state.problems
    }
  }

  /// Works on the database; one that proves damaged is begun anew and worked on again.
  ///
  /// - Returns: `nil` where that failed.
  @discardableResult
  func attempt<Result: Sendable>(_ work: (Database) throws -> Result) -> Result? {
    state.withLock { state in
      for _ in 0..<2 {
        guard let database = opened(&state) else { return nil }
        do {
          return try work(database)
        } catch let failure as Database.Failure where failure.isDamage && path != nil {
          state.database = nil
          state.isOpened = false
          renew(&state)
        } catch {
          report(error, &state)
          return nil
        }
      }
      return nil
    }
  }

  private func opened(_ state: inout State) -> Database? {
    guard !state.isOpened else { return state.database }
    state.isOpened = true
    do {
      state.database = try open(path)
    } catch let failure as Database.Failure where failure.isDamage && path != nil {
      renew(&state)
    } catch {
      report(error, &state)
      state.database = try? open(nil)
    }
    return state.database
  }

  private func open(_ path: String?) throws -> Database {
    // A file for its owner alone; SQLite's files beside it take after it.
    if let path { try KeptFile(path: path).make() }
    let database = try Database(path: path)
    // WAL: those who read do not wait for one who writes. What a power cut may cost can be fetched again.
    try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA trusted_schema = OFF")
    try schema.prepare(database)
    return database
  }

  /// Sets a damaged file aside and begins a new one, unless another session has done so meanwhile.
  private func renew(_ state: inout State) {
    guard let path else { return }
    let file = KeptFile(path: path)
    state.isOpened = true
    do {
      state.database = try file.whileLocked {
        if let database = try? open(path), Self.isWhole(database) { return database }
        state.problems.append(.damaged(file: path, keptAs: file.setAside()))
        for ending in ["-wal", "-shm"] { unlink(path + ending) }
        return try open(path)
      }
    } catch {
      report(error, &state)
      state.database = try? open(nil)
    }
  }

  private static func isWhole(_ database: Database) -> Bool {
    (try? database.run("PRAGMA quick_check(1)") { $0.text(0) })?.first == "ok"
  }

  private func report(_ error: any Error, _ state: inout State) {
    let detail: String
    switch error {
    case let failure as Database.Failure: detail = failure.message
    case NewsError.io(_, let said): detail = said
    default: detail = String(describing: error)
    }
    let problem = StoreProblem.unusable(file: path ?? "memory", detail: detail)
    guard !state.known.contains(problem) else { return }
    state.known.append(problem)
    state.problems.append(problem)
  }
}
