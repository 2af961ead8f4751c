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
