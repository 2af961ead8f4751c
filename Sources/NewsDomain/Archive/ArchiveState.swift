/// Identifies a state of the archive: while it is the same, so is everything read from the archive.
package struct ArchiveState: Sendable, Equatable {
  /// The file or server it belongs to.
  package let token: UInt64
  /// A number that every change alters.
  package let changes: Int64

  package init(token: UInt64, changes: Int64) {
    self.token = token
    self.changes = changes
  }
}
