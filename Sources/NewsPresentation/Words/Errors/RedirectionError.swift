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
  ///   - status: 128 and the number of the signal, if a signal ended it.
  ///   - hadResult: whether it was given a result, which is not lost with it.
  case shellCommandFailed(String, status: Int, hadResult: Bool)
  /// The text stands on the terminal all the same.
  case pagerFailed(String, status: Int)
  case outputFailed(detail: String)

  package var code: ErrorCode {
    switch self {
    case .nothingToSend, .noShellCommand, .nothingToRepeat, .notOneFile: .usage
    case .shellCommandFailed, .pagerFailed, .outputFailed: .io
    }
  }
}
