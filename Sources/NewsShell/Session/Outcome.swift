import NewsDomain
import NewsPresentation

/// The result of a command, and where the reader goes. Commands do not navigate themselves; the shell does.
package struct Outcome: Sendable {
  /// A step among the screens of the session.
  package enum Move: Sendable {
    /// Goes to a new screen.
    case push(any Screen)
    /// Replaces the current screen.
    case replace(any Screen)
    case back
    case forward
    /// Goes to the first screen of the session.
    case home
  }

  /// The screen to show; if `nil`, and there are steps, the one that the last step leads to is shown.
  package var screen: (any Screen)?
  /// The steps, taken in order; without any, the reader stays.
  package var moves: [Move]
  package var notices: [Notice]
  /// An error that happened after the session had changed; the change is kept.
  package var failure: (any Error)?
  /// A list that is fetched again while the reader reads the stored one.
  package var renewing: NewsListing?
  /// Whether the list, or the article being read, is then walked with keys.
  var isWalked = false
  /// The time after which the command runs again; `nil` if it has ended.
  package var again: Duration?
  /// Work to do once the screen was shown. It receives how many rows of its list have been shown so far, or `nil` for
  /// all.
  package var afterwards: (@Sendable (_ shown: Int?) async throws -> Void)?

  package init(
    _ screen: (any Screen)? = nil, moves: [Move] = [], notices: [Notice] = [], failure: (any Error)? = nil,
    renewing: NewsListing? = nil
  ) {
    self.screen = screen
    self.moves = moves
    self.notices = notices
    self.failure = failure
    self.renewing = renewing
  }

  /// Goes to a new screen.
  static func push(_ screen: any Screen, notices: [Notice] = [], renewing: NewsListing? = nil) -> Outcome {
    Outcome(screen, moves: [.push(screen)], notices: notices, renewing: renewing)
  }

  /// Replaces the current screen.
  static func replace(_ screen: any Screen, notices: [Notice] = []) -> Outcome {
    Outcome(screen, moves: [.replace(screen)], notices: notices)
  }

  /// Goes to a screen that was shown before.
  static func move(_ move: Move) -> Outcome { Outcome(moves: [move]) }
}
