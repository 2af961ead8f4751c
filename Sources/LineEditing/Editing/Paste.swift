import TerminalKit

/// The effect of a pasted text at the prompt.
enum Paste: Equatable {
  /// One line, which waits for Enter.
  case text(String)
  /// Several lines, which run; and the text after the last line break, which waits for Enter.
  case lines([String], unfinished: String)

  /// - Parameters:
  ///   - before: The line before the cursor.
  ///   - after: The line after it.
  init(_ text: String, before: String, after: String) {
    guard let start = text.firstIndex(where: \.isNewline), !text[start...].allSatisfy(\.isWhitespace) else {
      self = .text(Self.line(text))
      return
    }
    var lines = (before + text + after).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { Self.line(String($0)) }
    let unfinished = lines.removeLast()
    self = .lines(lines.filter { !$0.allSatisfy(\.isWhitespace) }, unfinished: unfinished)
  }

  /// A line as it is shown, with its leading space, which keeps it out of the history.
  private static func line(_ text: String) -> String {
    let line = SafeText(text).trimmed.string
    return text.unicodeScalars.first == " " && !line.isEmpty ? " " + line : line
  }
}
