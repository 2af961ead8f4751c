import NewsDomain

/// An error in a line or its result, by topic: each topic has its own error type.
package enum ShellError: CodedError {
  case usage(UsageError)
  case value(ValueError)
  case redirection(RedirectionError)
  case terminal(TerminalError)
  case screen(ScreenError)

  package var code: ErrorCode {
    switch self {
    case .usage(let error): error.code
    case .value(let error): error.code
    case .redirection(let error): error.code
    case .terminal(let error): error.code
    case .screen(let error): error.code
    }
  }
}
