import NewsDomain
import TerminalKit

extension TextPage {
  /// The width of an excerpt if nothing says how wide lines may be.
  private static let usualWidth = 80

  /// Adds a line with the part of a text in which words were found.
  ///
  /// - Parameters:
  ///   - last: The number of the last entry of the list.
  ///   - signs: What stands between the numbers and the titles; `nil` for a blank of two cells.
  /// - Returns: Whether one of the words is in the text.
  mutating func excerpt(of text: String, _ matches: MatchedWords, below last: Int, signs: ItemSigns?) -> Bool {
    let indent = isAccessible ? 0 : max(2, String(last).count) + (signs?.text.width ?? 2)
    let width = max(1, (columns ?? room ?? Self.usualWidth) - indent)
    guard let part = matches.excerpt(of: SafeText(text), width: width) else { return false }
    // The words are only read once, so nothing has to stand out.
    let spans = isAccessible ? [Span(part, .quiet)] : matches.spans(of: part, .quiet)
    line([Span(SafeText(repeating: " ", count: indent))] + spans)
    return true
  }
}
