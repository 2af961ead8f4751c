/// Why one of the reader's programs failed.
package enum ProgramFailure: Sendable, Equatable {
  /// It does not exist or cannot be run.
  case notStarted(detail: String)
  /// - Parameter status: its exit status, or 128 plus the number of the signal that ended it.
  case ended(status: Int)
  case tooSlow(seconds: Int)
  /// - Parameter limit: bytes.
  case tooMuch(limit: Int)
  /// It wrote nothing.
  case nothing
}
