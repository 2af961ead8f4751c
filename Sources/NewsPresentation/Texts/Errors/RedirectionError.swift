import NewsDomain

/// A result cannot go where the line sends it.
package enum RedirectionError: CodedError {
  /// `|` or `>` without a command before it.
  case nothingToSend
  /// `|` without a command after it, or `!` alone.
  case noShellCommand
  /// `!!` when no line was typed before.
  case nothingToRepeat
  /// `>` needs the name of one file.
  case notOneFile
  /// - Parameters:
  ///   - status: its exit status, or 128 plus the number of the signal that ended it.
  ///   - hadResult: whether it was given a result, which can still be shown.
  case shellCommandFailed(String, status: Int, hadResult: Bool)
  /// The pager failed; the text was written to the terminal without it.
  case pagerFailed(String, status: Int)
  case outputFailed(detail: String)

  package var code: ErrorCode {
    switch self {
    case .nothingToSend, .noShellCommand, .nothingToRepeat, .notOneFile: .usage
    case .shellCommandFailed, .pagerFailed, .outputFailed: .io
    }
  }
}
