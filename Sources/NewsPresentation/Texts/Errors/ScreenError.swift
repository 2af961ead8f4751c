import NewsDomain

/// The screens of the session lack what a command works on.
package enum ScreenError: CodedError {
  /// A command without a number means the open article, and there is none.
  case noArticleOpen
  /// The list is not of the kind that the command works on.
  case wrongKind
  /// A feed is given by its number, and the list shows something else.
  case noFeedsListed
  /// The list has neither articles nor sources.
  case notForExport
  /// There is no screen or article in this direction.
  case nowhere(Direction)

  package enum Direction: Sendable {
    case back
    case forward
    case next
    case previous
    case more
  }

  package var code: ErrorCode {
    switch self {
    case .nowhere(.back), .nowhere(.forward): .noResults
    case .noArticleOpen, .wrongKind, .noFeedsListed, .notForExport, .nowhere: .noSuchItem
    }
  }
}
