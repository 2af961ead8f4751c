import FoundationEssentials

/// Maintenance of the archive's file.
package protocol ArchiveUpkeep: Sendable {
  func facts(now: Date) async throws -> ArchiveFacts

  /// Writes everything as lines of JSON, compressed if the file's name ends in `.gz`.
  ///
  /// - Returns: the number of articles.
  /// - Throws: also ``FileError/failed(path:detail:)``.
  func export(to path: String) async throws -> Int

  /// Adds the articles of a file: lines of ``export(to:)`` or of `supernews -F json`, compressed or not, or the database
  /// of newsboat.
  ///
  /// - Throws: also ``FileError/unreadable(path:detail:)``, ``ArchiveError/notImportable(path:)``.
  func `import`(_ path: String, at now: Date) async throws -> ArchiveImport

  func check() async throws -> ArchiveCheck

  /// Creates the roles and tables of a server, or updates them to the current version.
  ///
  /// - Throws: also ``ArchiveError/notOnServer``.
  func setUp() async throws

  /// Returns unused space to the disk.
  ///
  /// - Returns: the size before and after, in bytes.
  func compact() async throws -> (before: Int, after: Int)

  /// Counts the articles and marks that ``forget(_:)`` would delete now.
  func preview(_ what: Forgetting) async throws -> Forgotten

  /// - Returns: what was deleted.
  func forget(_ what: Forgetting) async throws -> Forgotten

  /// The readers of a server, by name. Only collectors may ask.
  ///
  /// - Throws: also ``ArchiveError/notOnServer``.
  func readers() async throws -> [ArchiveReader]

  /// Declares a login to be the reader of its name, after it was recreated, renamed or restored.
  ///
  /// - Parameter name: `nil` for all readers.
  /// - Returns: the number of readers.
  /// - Throws: also ``ArchiveError/noSuchReader(_:)``.
  func keepReader(_ name: String?) async throws -> Int

  /// Deletes everything that belongs to a reader.
  ///
  /// - Throws: also ``ArchiveError/noSuchReader(_:)``.
  func removeReader(_ name: String) async throws

  /// Closes the archive if it is open. Later calls open it again.
  func close() async
}

/// Copies archives from one place to another.
package protocol ArchiveCopier: Sendable {
  /// Adds everything in one archive to another. The first is not changed.
  ///
  /// - Parameters:
  ///   - from: a file, the address of a server, or ``ArchivePlace/local``.
  ///   - to: the same.
  /// - Throws: the errors of ``ArchiveUpkeep/export(to:)`` and ``ArchiveUpkeep/import(_:at:)``.
  func copy(from: String, to: String, at now: Date) async throws -> ArchiveImport
}
