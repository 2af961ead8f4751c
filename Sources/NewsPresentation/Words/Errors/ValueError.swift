import NewsDomain

/// The value of an argument is not of its kind.
package enum ValueError: CodedError {
  case notOneOf(String, nearest: String?, known: [Localized])
  case notANumber(String, from: Int, to: Int)
  case notAnItem(String)
  case notADay(String)
  /// The text is not a latitude and longitude.
  case notAPlace(String)
  /// The name of a file does not say in which format it is wanted.
  case unknownFileFormat(String, known: [String])

  package var code: ErrorCode { .usage }
}
