import NewsDomain
import TerminalKit

/// The words of a search, for highlighting them in the texts of an article.
package struct MatchedWords: Sendable {
  /// How many characters of a text are searched at most; later matches would not be shown anyway.
  private static let most = 10_000

  /// The words by their first character, longer ones first.
  private let words: [Character: [String]]

  /// - Parameter words: the words as written in the article.
  package init(_ words: [String]) {
    var byFirst: [Character: [String]] = [:]
    for word in Set(words) {
      if let first = word.first { byFirst[first, default: []].append(word) }
    }
    self.words = byFirst.mapValues { $0.sorted { ($1.count, $0) < ($0.count, $1) } }
  }

  /// The text with the words highlighted.
  package func spans(of text: SafeText, _ role: Role, link: WebLink? = nil) -> [Span] {
    let string = text.string
    var spans: [Span] = []
    var start = string.startIndex
    for range in ranges(in: string) {
      if start < range.lowerBound { spans.append(Span(text[start..<range.lowerBound], role, link: link)) }
      spans.append(Span(text[range], .match, link: link))
      start = range.upperBound
    }
    if start < string.endIndex || spans.isEmpty {
      spans.append(Span(text[start..<string.endIndex], role, link: link))
    }
    return spans
  }

  package func areIn(_ text: String) -> Bool { !ranges(in: text, most: 1).isEmpty }

  /// The part of a text around its first matching word.
  ///
  /// - Parameter width: the greatest width of the part, in cells.
  /// - Returns: `nil` if none of the words is in the text.
  package func excerpt(of text: SafeText, width: Int) -> SafeText? {
    let string = text.string
    guard let first = ranges(in: string, most: 1).first else { return nil }
    guard text.width > width else { return text }
    // A third of the line precedes the word.
    var left = width / 3
    var start = first.lowerBound
    var wordStart = start
    while start > string.startIndex {
      let before = string.index(before: start)
      left -= DisplayWidth.of(string[before])
      guard left >= 0 else { break }
      if string[before] == " " || string[before].standsAlone { wordStart = before }
      start = before
    }
    if start == string.startIndex { return TextWrap.cut(text, to: width) }
    let rest = text[wordStart..<string.endIndex].dropFirst(while: " ")
    return TextWrap.cut("… " + rest, to: width)
  }

  /// The ranges of the words in a text, from left to right.
  private func ranges(in text: String, most: Int = .max) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var before: Character?
    var index = text.startIndex
    let last = text.index(text.startIndex, offsetBy: Self.most, limitedBy: text.endIndex) ?? text.endIndex
    while index < last, ranges.count < most {
      let end = end(at: index, after: before, in: text)
      if let end { ranges.append(index..<end) }
      let next = end ?? text.index(after: index)
      before = text[text.index(before: next)]
      index = next
    }
    return ranges
  }

  /// The end of the longest word that begins at an index; `nil` if none does.
  private func end(at index: String.Index, after before: Character?, in text: String) -> String.Index? {
    for word in words[text[index]] ?? [] {
      if let end = Self.end(of: word, at: index, after: before, in: text) { return end }
    }
    return nil
  }

  /// The end of a word that begins at an index; `nil` if it does not, or is only a part of a longer word.
  private static func end(
    of word: String, at start: String.Index, after before: Character?, in text: String
  ) -> String.Index? {
    guard let first = word.first, let last = word.last, !isOneWord(before, first), text[start...].hasPrefix(word),
      let end = text.index(start, offsetBy: word.count, limitedBy: text.endIndex),
      !isOneWord(last, end < text.endIndex ? text[end] : nil)
    else { return nil }
    return end
  }

  /// Whether two neighbouring characters belong to the same word.
  private static func isOneWord(_ one: Character?, _ other: Character?) -> Bool {
    guard let one, let other, !one.standsAlone, !other.standsAlone else { return false }
    return (one.isLetter || one.isNumber) && (other.isLetter || other.isNumber)
  }
}

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
