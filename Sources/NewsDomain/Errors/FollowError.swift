/// An error of the reader's follows.
package enum FollowError: CodedError, Equatable {
  case noSuchFollow(Int)
  /// The reader has as many follows as allowed.
  case tooManyFollows(limit: Int)
  /// The reader's program for alerts has failed.
  case alertProgramFailed(program: String, ProgramFailure)

  package var code: ErrorCode {
    switch self {
    case .noSuchFollow: .noSuchItem
    case .tooManyFollows: .parameterInvalid
    case .alertProgramFailed: .alertProgram
    }
  }
}
