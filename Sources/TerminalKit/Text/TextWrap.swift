/// Cuts or wraps text to a width in cells.
package enum TextWrap {
  /// The text on one line; if it is too long, it is cut and ends with "…".
  package static func cut(_ text: SafeText, to width: Int) -> SafeText {
    guard text.width > width else { return text }
    guard width > 0 else { return .empty }
    let string = text.string
    var end = string.startIndex
    var used = 0
    while end < string.endIndex {
      let cells = DisplayWidth.of(string[end])
      guard used + cells <= width - 1 else { break }
      end = string.index(after: end)
      used += cells
    }
    while end > string.startIndex, string[string.index(before: end)] == " " { end = string.index(before: end) }
    return text[string.startIndex..<end] + "…"
  }

  /// The text on as many lines as it needs. Lines break at spaces, and inside a word only if it is longer than a line.
  package static func lines(_ text: SafeText, width: Int) -> [SafeText] {
    let width = max(1, width)
    if let plain = plainLines(text, width: width) { return plain }
    var lines: [SafeText] = []
    var line = SafeText.empty
    var used = 0

    func end() {
      lines.append(line)
      line = .empty
      used = 0
    }
    for bytes in text.string.utf8.split(separator: UInt8(ascii: " ")) {
      let word = text[bytes.startIndex..<bytes.endIndex]
      let cells = word.width
      if used > 0, used + 1 + cells <= width {
        line += " "
        line += word
        used += 1 + cells
        continue
      }
      if cells <= width {
        if used > 0 { end() }
        line += word
        used = cells
        continue
      }
      // Scripts without spaces, and other long words, continue in the current line.
      if used > 0, used + 3 <= width {
        line += " "
        used += 1
      } else if used > 0 {
        end()
      }
      for character in word.string {
        let cells = DisplayWidth.of(character)
        if used + cells > width, used > 0 { end() }
        line.append(character, of: word)
        used += cells
      }
    }
    if used > 0 || lines.isEmpty { end() }
    return lines
  }

  private static func plainLines(_ text: SafeText, width: Int) -> [SafeText]? {
    var string = text.string
    let ranges = string.withUTF8 { plainLines($0, width: width) }
    let utf8 = text.string.utf8
    return ranges?.map { range in
      let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
      return text[start..<utf8.index(start, offsetBy: range.count)]
    }
  }

  /// Passes the lines of a text to a closure as pieces of its bytes, without creating strings, if the widths of all its
  /// characters are known.
  ///
  /// - Parameter take: Receives each line.
  /// - Returns: Whether the widths are known; if not, no line was passed.
  static func eachPlainLine(
    _ text: String, width: Int, _ take: (UnsafeBufferPointer<UInt8>) -> Void
  ) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let lines = plainLines(bytes, width: max(1, width)) else { return false }
      for line in lines { take(UnsafeBufferPointer(rebasing: bytes[line])) }
      return true
    }
  }

  /// The ranges of the lines of a text whose characters have known widths; `nil` for any other text, for one with
  /// spaces at its ends or in a row, and for one with a word longer than a line.
  private static func plainLines(_ bytes: UnsafeBufferPointer<UInt8>, width: Int) -> [Range<Int>]? {
    let blank = UInt8(ascii: " ")
    guard let first = bytes.first, first != blank, bytes.last != blank else { return nil }
    var lines: [Range<Int>] = []
    var start = 0
    // The end and width of the current line, then the start and width of the current word.
    var (end, used) = (0, 0)
    var (wordStart, wordCells) = (0, 0)
    var position = 0
    while true {
      if position == bytes.count || bytes[position] == blank {
        guard wordCells > 0, wordCells <= width else { return nil }
        if used > 0, used + 1 + wordCells > width {
          lines.append(start..<end)
          (start, used) = (wordStart, wordCells)
        } else {
          used += (used > 0 ? 1 : 0) + wordCells
        }
        end = position
        if position == bytes.count { break }
        position += 1
        (wordStart, wordCells) = (position, 0)
        continue
      }
      let length = HarmlessText.length(at: position, in: bytes)
      let cells = length > 0 ? HarmlessText.cells(at: position, in: bytes) : 0
      guard cells > 0 else { return nil }
      wordCells += cells
      position += length
    }
    lines.append(start..<end)
    return lines
  }

  /// The text on at most `most` lines; if it needs more, the last one is cut.
  package static func lines(_ text: SafeText, width: Int, most: Int) -> [SafeText] {
    let all = lines(text, width: width)
    guard all.count > most else { return all }
    return Array(all.prefix(most - 1)) + [cut(all[(most - 1)...].joined(separator: " "), to: width)]
  }
}
