/// The text of an article cannot be had, or not be translated.
package enum TextError: CodedError, Equatable {
  /// There is no text, for this reason; the item's page may have it.
  case none(item: Int, NoText)
  /// The reader has set no program that translates.
  case noTranslator
  /// The reader's program cannot be started, or has failed.
  case translatorFailed(program: String, TranslatorFailure)
  /// The text has no link of this number.
  case noSuchLink(Int, item: Int, count: Int)
  /// The text is not kept, and fetching is not possible off the network.
  case notKept(item: Int)

  package var code: ErrorCode {
    switch self {
    case .none, .notKept: .noText
    case .noTranslator: .usage
    case .translatorFailed: .translator
    case .noSuchLink: .noSuchItem
    }
  }
}

/// Why the reader's program did not translate.
package enum TranslatorFailure: Sendable, Equatable {
  /// It does not exist or cannot be run.
  case notStarted(detail: String)
  /// - Parameter status: its exit status, or 128 plus the number of the signal that ended it.
  case ended(status: Int)
  case tooSlow(seconds: Int)
  /// - Parameter limit: bytes.
  case tooMuch(limit: Int)
  /// It wrote nothing.
  case nothing
}
