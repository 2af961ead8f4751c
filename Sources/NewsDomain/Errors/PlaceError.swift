/// The reader could not be located.
package enum PlaceError: CodedError, Equatable {
  /// The reader has not allowed it.
  case notAllowed
  /// Nothing on this machine knows where the reader is.
  case unknown

  package var code: ErrorCode {
    switch self {
    case .notAllowed: .locationNotAllowed
    case .unknown: .locationUnknown
    }
  }
}
