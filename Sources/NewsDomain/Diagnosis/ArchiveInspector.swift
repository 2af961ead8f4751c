import FoundationEssentials

/// Looks at the archive as it is. Unlike the archive itself, it creates, migrates and repairs nothing.
package protocol ArchiveInspector: Sendable {
  /// The file or the server; `nil` if the archive is in memory.
  var place: String? { get }

  /// - Throws: ``NewsError/archive(_:)`` if it cannot be used.
  func inspect() async throws -> ArchiveCondition

  /// Checks the whole file, which takes long if it is large, and ends when the task is cancelled.
  ///
  /// - Returns: faults, in the database's words.
  /// - Throws: ``NewsError``.
  func faults() async throws -> [String]
}

/// The condition of the archive.
package struct ArchiveCondition: Sendable, Equatable {
  /// The file or the server; `nil` if the archive is in memory.
  package var place: String?
  package var exists = false
  package var bytes = 0
  package var articles = 0
  /// The version of its tables.
  package var version: Int?
  /// The version of the server's software; `nil` for a file.
  package var server: String?
  /// How much space is left on its disk, in bytes; `nil` if unknown.
  package var free: Int?
  package var isReadOnly = false
  package var isOnNetwork = false
  /// The last round of collecting, and when the next one is due.
  package var lastRound: Date?
  package var nextRound: Date?

  package init(place: String?) {
    self.place = place
  }
}
