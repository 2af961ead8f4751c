/// A search that no provider could answer.
package enum SearchError: CodedError, Equatable {
  /// It has neither words nor sources nor domains.
  case nothing
  /// Its length and the limit, in characters.
  case tooLong(Int, limit: Int)
  case tooManySources(Int, limit: Int)
  case notADomain(String)
  /// It begins in the future.
  case ahead
  /// It ends before it begins.
  case reversed

  package var code: ErrorCode {
    switch self {
    case .nothing: .usage
    case .tooLong, .tooManySources, .notADomain, .ahead, .reversed: .parameterInvalid
    }
  }
}
