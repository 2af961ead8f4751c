import NewsDomain
import TerminalKit

extension ErrorCode {
  /// The code of any error. An error without a code comes from the system, and counts as `io`.
  package init(_ error: any Error) {
    self =
      switch error {
      case let error as any CodedError: error.code
      case is CancellationError: .cancelled
      default: .io
      }
  }
}

extension LineError: CodedError {
  package var code: ErrorCode {
    switch self {
    case .tooLong, .notText: .usage
    case .unreadable: .io
    }
  }
}
