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
    await source.close()
    if let path = await target.newPath, let result = try await make(path, from: file, at: now) { return result }
    let result = try await target.import(file.description, at: now)
    await target.close()
    return result
  }

  /// Makes a new archive, which gets its name once it is whole: nobody takes a part for all of it.
  ///
  /// - Returns: `nil` if another archive has got that name in the meantime.
  private func make(_ path: FilePath, from file: FilePath, at now: Date) async throws -> ArchiveImport? {
    let unfinished = FilePath(path.description + ".unfinished")
    func remove() {
      for ending in ["", "-wal", "-shm", "-journal", ".lock"] { FileSystem.remove(unfinished + ending) }
    }
    // What a copy that was ended has left.
    remove()
    defer { remove() }
    let archive = try archive(unfinished.description)
    let result = try await archive.import(file.description, at: now)
    await archive.close()
    guard try FileSystem.name(unfinished, path) else { return nil }
    return result
  }
}

extension DatabaseArchive {
  /// The path of a file that does not exist yet; `nil` if there is one, or on a server.
  fileprivate var newPath: FilePath? {
    exists || store.isServer ? nil : store.shownPath.map { FilePath($0) }
  }
}
