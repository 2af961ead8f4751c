import NewsDomain
import TerminalKit

extension TextPage {
  /// The width of an excerpt if the width of lines is unknown.
  private static let usualWidth = 80

  /// Adds a line with the part of a text that has matching words.
  ///
  /// - Parameters:
  ///   - last: The number of the last entry of the list.
  ///   - signs: The signs between the numbers and the titles; `nil` for two spaces.
  /// - Returns: Whether one of the words is in the text.
  mutating func excerpt(of text: String, _ matches: MatchedWords, below last: Int, signs: ItemSigns?) -> Bool {
    let indent = isAccessible ? 0 : max(2, String(last).count) + (signs?.text.width ?? 2)
    let width = max(1, (columns ?? room ?? Self.usualWidth) - indent)
    guard let part = matches.excerpt(of: SafeText(text), width: width) else { return false }
    // The words are only read once, so nothing has to be highlighted.
    let spans = isAccessible ? [Span(part, .quiet)] : matches.spans(of: part, .quiet)
    line([Span(SafeText(repeating: " ", count: indent))] + spans)
    return true
  }
}
