import NewsDomain

/// A screen that is read as a text: in a view, where it is longer than the window.
package protocol ReadingScreen: Screen {
  func title(_ texts: any Texts) -> String
  /// The addresses of the numbered links of its text, in their order.
  var links: [String] { get }
  /// The numbers of further articles that it shows, in the list of which it is a part.
  var shownNumbers: [Int] { get }
  /// Whether its article is marked as read.
  var isRead: Bool { get }
  /// The screen to show for this one when the session is at another; `nil` if that shows something else.
  func renewed(as other: any ReadingScreen, _ texts: any Texts) -> (any ReadingScreen)?
}

extension ReadingScreen {
  package var isPaged: Bool { true }
  package var links: [String] { [] }
  package var shownNumbers: [Int] { [] }
  package var isRead: Bool { true }

  /// The same screen as it is now.
  ///
  /// - Parameter screen: The screen of the session.
  /// - Returns: `nil` if that shows something else.
  package func renewed(by screen: any Screen, _ texts: any Texts) -> (any ReadingScreen)? {
    guard let position, screen.position == position, let other = screen as? any ReadingScreen else { return nil }
    return renewed(as: other, texts)
  }

  package func renewed(as other: any ReadingScreen, _ texts: any Texts) -> (any ReadingScreen)? {
    isSame(as: other, texts) ? other : nil
  }

  /// Whether another screen shows the same text.
  func isSame(as other: any ReadingScreen, _ texts: any Texts) -> Bool {
    type(of: other) == type(of: self) && other.title(texts) == title(texts)
  }
}
