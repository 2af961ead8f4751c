import Locking
import NewsArchive
import NewsDomain
import SQLKit

/// Notices whether an SQLite database has changed, without waiting for those working on it. For a file it queries
/// `PRAGMA data_version` over a separate connection, which reports changes by others and takes some microseconds; for a
/// database in memory it counts the transactions. See "PRAGMA data_version" and "Commit And Rollback Notification
/// Callbacks" in SQLite's documentation.
final class ChangeWatch: Sendable {
  private struct State {
    // It is used by one thread at a time, under the lock.
    var database: Database?
    var token: UInt64 = 0
    /// Whether it was asked before. A single command needs no second connection.
    var isAskedAgain = false
  }

  private let path: FilePath?
  /// The transactions of a database in memory.
  let commits = CommitCount()
  private let state = Guarded(State())

  init(_ path: FilePath?) {
    self.path = path
  }

  /// The current state of the archive.
  ///
  /// - Parameter token: identifies the file that is now at the path.
  /// - Returns: `nil` if it is not known, as for the first question of a session.
  func state(_ token: UInt64) -> ArchiveState? {
    guard let path else { return ArchiveState(token: token, changes: commits.value) }
    return state.withLock { state in
      guard state.isAskedAgain else {
        state.isAskedAgain = true
        return nil
      }
      // There is no such file.
      guard token != 0 else { return nil }
      if state.database == nil || state.token != token {
        state.database = try? Database(path: path, timeout: 0, access: .readOnly)
        state.token = token
      }
      let changes = try? state.database?.run("PRAGMA data_version") { $0.integer(0) }.first
      return changes.map { ArchiveState(token: token, changes: $0) }
    }
  }

  /// Closes its connection. The last connection to a file moves the log into it, which this one cannot.
  func close() {
    state.withLock { $0.database = nil }
  }
}
