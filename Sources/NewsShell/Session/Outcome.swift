import NewsDomain
import NewsPresentation

/// What a command has to say, and where the reader goes. Commands go nowhere themselves: the shell does it.
package struct Outcome: Sendable {
  /// A step among the screens of the session.
  package enum Move: Sendable {
    /// On to a new screen.
    case push(any Screen)
    /// Another screen in the place of the present one.
    case replace(any Screen)
    case back
    case forward
    /// To the first screen of the session.
    case home
  }

  /// What is shown; `nil` shows the screen that the last step leads to, where there are steps.
  package var screen: (any Screen)?
  /// One after the other; without any the reader stays.
  package var moves: [Move]
  package var notices: [Notice]
  /// What went wrong after the session had changed for good.
  package var failure: (any Error)?
  /// What is to be asked for anew while the reader reads.
  package var renewing: NewsListing?

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

  /// A new screen.
  static func push(_ screen: any Screen, notices: [Notice] = [], renewing: NewsListing? = nil) -> Outcome {
    Outcome(screen, moves: [.push(screen)], notices: notices, renewing: renewing)
  }

  /// A screen in the place of the present one.
  static func replace(_ screen: any Screen, notices: [Notice] = []) -> Outcome {
    Outcome(screen, moves: [.replace(screen)], notices: notices)
  }

  /// A step to a screen that has been seen.
  static func move(_ move: Move) -> Outcome { Outcome(moves: [move]) }
}
