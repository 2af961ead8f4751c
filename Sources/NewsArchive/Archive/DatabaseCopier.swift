import FoundationEssentials
import Glibc
import NewsDomain
import SystemServices

/// Copies archives by means of the lines of an exported file.
package struct DatabaseCopier: ArchiveCopier {
  private let archive: @Sendable (String) throws -> DatabaseArchive

  /// - Parameter archive: the archive at a place that a reader names, not opened yet; throws `NewsError`.
  package init(_ archive: @escaping @Sendable (String) throws -> DatabaseArchive) {
    self.archive = archive
  }

  package func copy(from: String, to: String, at now: Date) async throws -> ArchiveImport {
    let (source, target) = (try archive(from), try archive(to))
    guard await source.exists else {
      throw NewsError.file(.failed(path: from, detail: String(cString: strerror(ENOENT))))
    }
    let file = FilePath("/tmp/supernews-\(getpid())-\(UInt32.random(in: 0 ... .max)).jsonl")
    // Created first, so that only its owner can read it.
    try KeptFile(path: file).make()
    defer { FileSystem.remove(file) }
    _ = try await source.export(to: file.description)
    let result = try await target.import(file.description, at: now)
    await source.close()
    await target.close()
    return result
  }
}
