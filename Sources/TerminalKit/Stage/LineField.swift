/// A line that is being typed.
package struct LineField: Sendable, Equatable {
  package private(set) var text: String
  /// The position at which the next character is inserted.
  private var cursor: String.Index

  /// The most characters it accepts.
  private let longest: Int

  /// - Parameter longest: The most characters it accepts.
  package init(_ text: String, longest: Int) {
    self.longest = longest
    self.text = String(text.prefix(longest))
    cursor = self.text.endIndex
  }

  var beforeCursor: Substring { text[..<cursor] }

  /// The part of the line that fits into the width, with the cursor in it.
  ///
  /// - Returns: That text, and the number of cells before the cursor.
  package func visible(columns: Int) -> (text: String, cursor: Int) {
    var shown = beforeCursor
    while DisplayWidth.of(shown) > max(0, columns) { shown.removeFirst() }
    return (String(shown + text[cursor...]), DisplayWidth.of(shown))
  }

  /// - Returns: Whether the key belongs to typing.
  package mutating func take(_ key: Key) -> Bool {
    switch key {
    case .text(let typed): if text.count < longest { replace(beforeCursor + typed, text[cursor...]) }
    case .paste(let copied):
      // A field has one line.
      let line = copied.map { $0.isNewline || $0 == "\t" ? " " : SafeText(String($0)).string }.joined()
      replace(beforeCursor + line.prefix(max(0, longest - text.count)), text[cursor...])
    case .backspace, .control("h"): replace(beforeCursor.dropLast(), text[cursor...])
    case .delete, .control("d"): replace(beforeCursor, text[cursor...].dropFirst())
    case .control("u"): replace("", text[cursor...])
    case .control("k"): replace(beforeCursor, "")
    case .control("w"): replace(beforeWord, text[cursor...])
    case .left, .control("b"): if cursor > text.startIndex { cursor = text.index(before: cursor) }
    case .right, .control("f"): if cursor < text.endIndex { cursor = text.index(after: cursor) }
    case .home, .control("a"): cursor = text.startIndex
    case .end, .control("e"): cursor = text.endIndex
    default: return false
    }
    return true
  }

  /// The text before the word that the cursor ends.
  private var beforeWord: Substring {
    var before = beforeCursor
    while before.last == " " { before.removeLast() }
    while let last = before.last, last != " " { before.removeLast() }
    return before
  }

  private mutating func replace(_ before: some StringProtocol, _ after: some StringProtocol) {
    // Counted from the end, because adjacent characters may combine into one.
    let rest = String(after)
    text = String(before) + rest
    cursor = text.index(text.endIndex, offsetBy: -rest.count, limitedBy: text.startIndex) ?? text.endIndex
  }
}
