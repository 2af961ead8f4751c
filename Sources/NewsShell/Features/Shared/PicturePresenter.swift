import NewsDomain
import NewsPresentation
import TerminalKit

/// Draws the pictures of articles where a person sees them.
package struct PicturePresenter: Feature {
  private let showPicture: ShowPicture
  private let window: @Sendable () -> Window

  package init(_ ports: any Ports) {
    showPicture = ShowPicture(repository: ports.pictures, drawer: ports.drawer)
    window = ports.window
  }

  /// The greatest width of a picture, in cells: as wide as text.
  private static let pictureColumns = 80

  /// Whether the picture of an article would be shown.
  func mayShowPictures(in session: Session) -> Bool {
    session.format.isForPeople && !session.isAccessible && !session.isElsewhere && window().isTerminal
      && showPicture.isPossible(as: session.settings[PicturesSetting.self])
  }

  func picture(of article: Article, in session: Session) async throws -> Picture? {
    guard mayShowPictures(in: session) else { return nil }
    let window = window()
    // The text matters most, so the picture takes at most a third of the window.
    return try await showPicture(
      article, columns: min(window.columns, Self.pictureColumns), rows: max(1, window.rows / 3),
      as: session.settings[PicturesSetting.self])
  }
}
