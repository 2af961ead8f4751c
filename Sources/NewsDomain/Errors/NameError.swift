/// A name that nothing has, or several things have.
package enum NameError: CodedError, Equatable {
  /// - Parameter nearest: the known name that is spelled most like it.
  case unknownCountry(String, nearest: String?)
  case unknownLanguage(String, nearest: String?)
  case unknownCategory(String, nearest: String?)
  /// Neither a country nor a category, a source or a topic has this name.
  case unknownSubject(String, nearest: String?)
  case unknownSource(String, nearest: String?)
  case unknownTopic(String, nearest: String?)
  /// Neither a feed of the reader's own nor a folder of them has this name.
  case unknownFeed(String, nearest: String?)
  /// Several names begin like this.
  case ambiguous(String, candidates: [String])

  package var code: ErrorCode {
    switch self {
    case .unknownCountry: .unknownCountry
    case .unknownLanguage: .unknownLanguage
    case .unknownCategory, .unknownSubject: .unknownCategory
    case .unknownSource, .unknownFeed: .unknownSource
    case .unknownTopic: .unknownTopic
    case .ambiguous: .usage
    }
  }
}
