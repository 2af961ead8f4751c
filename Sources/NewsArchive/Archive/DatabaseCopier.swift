import FoundationEssentials
import Glibc
import NewsDomain
import SystemServices

/// Copies archives as the lines of an exported file.
package struct DatabaseCopier: ArchiveCopier {
  private let local: FilePath?

  /// - Parameter local: the archive of this machine; `nil` if it has none.
  package init(local: FilePath?) {
    self.local = local
  }

  package func copy(from: String, to: String, at now: Date) async throws -> ArchiveImport {
    let (source, target) = (try archive(from), try archive(to))
    guard await source.exists else {
      throw NewsError.file(.failed(path: from, detail: String(cString: strerror(ENOENT))))
    }
    let file = FilePath("/tmp/supernews-\(getpid())-\(UInt32.random(in: 0 ... .max)).jsonl")
    // Made first, so that only its owner can read it.
    try KeptFile(path: file).make()
    defer { FileSystem.remove(file) }
    _ = try await source.export(to: file.description)
    let result = try await target.import(file.description, at: now)
    await source.close()
    await target.close()
    return result
  }

  private func archive(_ place: String) throws -> DatabaseArchive {
    try ArchivePlace.check(place)
    if ArchivePlace.isServer(place) { return DatabaseArchive(PostgreSQLStore(place)) }
    guard place == ArchivePlace.local else { return DatabaseArchive(path: UserFolders.expanded(place)) }
    guard let local else { throw NewsError.archive(.off) }
    return DatabaseArchive(path: local)
  }
}
