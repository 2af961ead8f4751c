import FoundationEssentials

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
