import NewsArchive
import NewsArchivePostgreSQL
import NewsArchiveSQLite
import NewsDomain
import TestSupport
import Testing

/// The archives that must all behave in the same way.
enum ArchiveKind: CaseIterable, Sendable, CustomTestStringConvertible {
  case sqliteInMemory
  case sqliteInFile
  case postgresql

  static let allCases: [Self] =
    [.sqliteInMemory, .sqliteInFile] + (PostgreSQLServer.folder == nil ? [] : [.postgresql])

  /// One of each engine.
  static let each = allCases.filter { $0 != .sqliteInFile }

  /// Those that several sessions can share.
  static let shared = allCases.filter(\.isShared)

  /// Whether two archives made in one folder hold the same articles.
  var isShared: Bool { self != .sqliteInMemory }

  var testDescription: String {
    switch self {
    case .sqliteInMemory: "SQLite in memory"
    case .sqliteInFile: "SQLite in a file"
    case .postgresql: "PostgreSQL"
    }
  }

  /// - Parameter folder: for those that keep files.
  func make(in folder: TemporaryFolder) -> any Archive {
    switch self {
    case .sqliteInMemory: DatabaseArchive(path: nil)
    case .sqliteInFile: DatabaseArchive(path: FilePath(folder.path + "/archive.sqlite"))
    case .postgresql: PostgreSQLServer.archive(of: folder)
    }
  }
}
