import NewsPresentation
import TerminalKit

/// Something that is walked with keys: its state and its picture, without time, ports and terminal. The runner shows
/// it, runs the commands that its keys ask for, and gives it the screens that they lead to.
protocol View: Sendable {
  mutating func take(_ key: Key) -> ViewAction
  /// The picture for a window of this size.
  mutating func frame(columns: Int, rows: Int) -> Frame
  /// Takes the screen of the session after a command: its own, with other marks or more rows.
  ///
  /// - Returns: `false` if another view shows this screen.
  mutating func take(_ screen: any Screen) -> Bool
  /// What the view still wants once a command that it asked for has ended well.
  mutating func goOn() -> ViewAction
  /// Shows a message in the last lines until the next key; `nil` removes it.
  mutating func say(_ message: ViewMessage?)
  /// The keys that are no letters, with what they do here.
  func keys(in texts: any Texts) -> [(keys: String, meaning: String)]
  /// The letters that do nothing here, or nothing of their own.
  var idleKeys: Set<ViewKey> { get }
  /// Whether letters are text now. Then a copied word is text as well; lines never are.
  var isTyping: Bool { get }
  /// The number of the article to show beside the list; `nil` if there is no room, or no article.
  var previewed: Int? { get }
  /// Takes the screen to show beside the list, or why there is none.
  mutating func take(_ preview: Result<any Screen, any Error>, of number: Int)
  /// The number of the item that the marker is on; `nil` if there is none.
  var marked: Int? { get }
  /// Where the marker is, for the next time that the list is walked.
  var marker: ListMarker? { get }
}

extension View {
  func keys(in texts: any Texts) -> [(keys: String, meaning: String)] { texts.listKeys }

  var idleKeys: Set<ViewKey> { [] }
  var isTyping: Bool { false }
  var previewed: Int? { nil }
  var marked: Int? { nil }
  var marker: ListMarker? { nil }

  mutating func goOn() -> ViewAction { .nothing }

  mutating func take(_ preview: Result<any Screen, any Error>, of number: Int) {}
}

/// A sentence in the last lines of a view: what a command did, or why it failed.
struct ViewMessage: Sendable, Equatable {
  let text: String
  let role: Role

  init(_ text: String, _ role: Role = .accent) {
    self.text = text
    self.role = role
  }

  /// The last lines of a view: the message, on several lines if it needs them, or else the hint.
  ///
  /// - Parameter most: How many lines there may be.
  static func lines(_ message: ViewMessage?, otherwise hint: [Span], columns: Int, most: Int = 3) -> [[Span]] {
    guard let message, !message.text.isEmpty else { return [hint] }
    return TextWrap.lines(SafeText(message.text), width: max(1, columns), most: max(1, most)).map {
      [Span($0, message.role)]
    }
  }
}
