/// Something is wrong with the key of NewsAPI.
package enum KeyError: CodedError, Equatable {
  case missing
  /// - Parameter message: the service's own words.
  case invalid(message: String?)
  /// NewsAPI has withdrawn the key.
  case disabled
  /// The text cannot be a key.
  case unusable
  /// NewsAPI does not accept a key that was to be stored.
  case refused

  package var code: ErrorCode {
    switch self {
    case .missing: .apiKeyMissing
    case .invalid, .refused: .apiKeyInvalid
    case .disabled: .apiKeyDisabled
    case .unusable: .parameterInvalid
    }
  }
}

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
