/// Tells one state of the archive from others: while it stays the same, so does everything that is read from it.
package struct ArchiveVersion: Sendable, Equatable {
  /// What file or server it is of.
  package let token: UInt64
  /// A number that every change gives another value.
  package let changes: Int64

  package init(token: UInt64, changes: Int64) {
    self.token = token
    self.changes = changes
  }
}
