import CSQLite
import FoundationEssentials
import NewsDomain
import SQLiteKit

enum Recovery {
  static func copy(from path: FilePath, to database: Database) throws -> Int { 0 }
}

extension SQLiteArchive {
  func sweep(now: Date) throws {}
  package func facts(now: Date) async throws -> ArchiveFacts { ArchiveFacts() }
  package func export(to path: String) async throws -> Int { 0 }
  package func `import`(_ path: String, at now: Date) async throws -> ArchiveImport { ArchiveImport() }
  package func check() async throws -> ArchiveCheck { ArchiveCheck(faults: []) }
  package func compact() async throws -> (before: Int, after: Int) { (0, 0) }
  package func forget(_ what: Forgetting) async throws -> Forgotten { Forgotten(count: 0, kept: 0) }
}
