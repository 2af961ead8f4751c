/// A name that is unknown, or ambiguous.
package enum NameError: CodedError, Equatable {
  /// - Parameter nearest: the known name with the most similar spelling.
  case unknownCountry(String, nearest: String?)
  case unknownLanguage(String, nearest: String?)
  case unknownCategory(String, nearest: String?)
  /// No country, category, source or topic has this name.
  case unknownSubject(String, nearest: String?)
  case unknownSource(String, nearest: String?)
  case unknownTopic(String, nearest: String?)
  /// None of the reader's own feeds and folders has this name.
  case unknownFeed(String, nearest: String?)
  /// Several names begin like this.
  case ambiguous(String, candidates: [String])
  /// Several feeds or sources have this name; each candidate is a name with its id.
  case namesakes(String, candidates: [String])

  package var code: ErrorCode {
    switch self {
    case .unknownCountry: .unknownCountry
    case .unknownLanguage: .unknownLanguage
    case .unknownCategory, .unknownSubject: .unknownCategory
    case .unknownSource, .unknownFeed: .unknownSource
    case .unknownTopic: .unknownTopic
    case .ambiguous, .namesakes: .usage
    }
  }
}
