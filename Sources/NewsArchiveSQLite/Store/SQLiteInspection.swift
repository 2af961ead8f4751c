import NewsArchive
import NewsDomain
import SQLKit
import SystemServices

/// Looks at the archive's file, of which nothing is changed: a damaged or older one stays as it is.
package actor SQLiteInspection: ArchiveInspector {
  private let path: FilePath?
  private let store: SQLiteStore
  private let executor = QueueExecutor(label: "supernews.inspection")

  /// - Parameter path: the file; `nil` if the archive is in memory.
  package init(path: FilePath?) {
    self.path = path
    store = SQLiteStore(path: path)
  }

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  package nonisolated var place: String? { store.shownPath }

  package func inspect() throws -> ArchiveCondition {
    var condition = ArchiveCondition(place: place)
    guard let path else { return condition }
    condition.exists = FileSystem.exists(path)
    guard condition.exists else { return condition }
    if FileSystem.isSpecial(path) {
      throw NewsError.archive(.unusable(file: path.description, detail: "not a regular file"))
    }
    condition.bytes = FileSystem.size(path) + FileSystem.size(path + "-wal")
    condition.free = FileSystem.freeSpace(at: path)
    condition.isReadOnly = !FileSystem.mayWrite(path) || !FileSystem.mayWrite(path.folder)
    condition.isOnNetwork = FileSystem.isOnNetwork(path)
    // An empty file is made into an archive when it is needed.
    guard condition.bytes > 0 else { return condition }
    do {
      let database = try open(path)
      try database.checkHeader()
      let version = try Schema.version(of: database)
      try store.check(version, of: .archive)
      condition.version = version
      if version > 0 { try database.takeFacts(in: &condition) }
    } catch let failure as Database.Failure {
      throw error(failure)
    }
    return condition
  }

  package func faults() throws -> [String] {
    guard let path, FileSystem.size(path) > 0 else { return [] }
    do {
      let faults = try check(path)
      // Another session may have begun to write where nobody did before.
      return faults.isEmpty ? [] : try check(path)
    } catch let failure as Database.Failure {
      throw error(failure)
    }
  }

  private func check(_ path: FilePath) throws -> [String] {
    try open(path).run("PRAGMA quick_check(20)") { $0.text(0) ?? "" }.filter { $0 != "ok" }
  }

  private func open(_ path: FilePath) throws -> Database {
    // A connection that only reads would create the files of a log that is not there, and leave them. Without a log
    // nobody has the file open, except on a network, where none is used.
    let isInUse = FileSystem.exists(path + "-wal") || FileSystem.isOnNetwork(path)
    let access = isInUse ? Database.Access.readOnly : .unlocked
    let database = try Database(path: path, timeout: SQLiteStore.timeout, access: access)
    try store.connect(database)
    return database
  }

  private func error(_ failure: Database.Failure) -> NewsError {
    failure.isDamage || failure.isMismatch ? .archive(.faulty([failure.message])) : store.error(failure)
  }
}
