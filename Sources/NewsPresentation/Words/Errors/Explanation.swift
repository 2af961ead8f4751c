import NewsDomain
import TerminalKit

/// An error in the words of a language: one sentence for what is wrong, one for the way out.
package struct Explanation: Sendable, Equatable {
  package let message: String
  package let hint: String?

  package init(_ message: String, _ hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// The same explanation with another way out added after its own.
  func or(_ other: String, _ mark: String) -> Explanation {
    Explanation(message, [hint, other].compactMap(\.self).joined(separator: mark))
  }
}

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
