/// The text of an article is not available, or cannot be translated.
package enum TextError: CodedError, Equatable {
  /// There is no text, for this reason; the item's page may have it.
  case none(item: Int, NoText)
  /// The reader has set no translator.
  case noTranslator
  /// The reader's program cannot be started, or has failed.
  case translatorFailed(program: String, ProgramFailure)
  /// The text has no link with this number.
  case noSuchLink(Int, item: Int, count: Int)
  /// The text is not stored and cannot be fetched offline.
  case notKept(item: Int)
  /// The item is a file, so it has no page; its text has this many links.
  case ofFile(path: String, item: Int, links: Int)

  package var code: ErrorCode {
    switch self {
    case .none, .notKept: .noText
    case .noTranslator: .usage
    case .translatorFailed: .translator
    case .noSuchLink, .ofFile: .noSuchItem
    }
  }
}
