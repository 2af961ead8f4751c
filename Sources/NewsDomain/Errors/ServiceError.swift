/// NewsAPI refuses a request although its key is valid.
package enum ServiceError: CodedError, Equatable {
  /// - Parameter retryAfter: in seconds, if the service says so.
  case rateLimited(retryAfter: Int?)
  /// - Parameter message: the service's own words.
  case quotaExhausted(message: String?)
  /// The key's plan allows no further results for this request.
  case resultsLimit(message: String?)
  /// The key's plan forbids this request, such as a search for old articles.
  case notInPlan(message: String?)
  case parameterInvalid(message: String?)

  package var code: ErrorCode {
    switch self {
    case .rateLimited: .rateLimited
    case .quotaExhausted: .quotaExhausted
    case .resultsLimit, .notInPlan: .resultsLimit
    case .parameterInvalid: .parameterInvalid
    }
  }
}
