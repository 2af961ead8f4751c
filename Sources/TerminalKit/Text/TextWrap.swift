/// Fits text into a width, measured in cells.
package enum TextWrap {
  /// The text on one line, its end replaced by … where it is too long.
  package static func cut(_ text: String, to width: Int) -> String {
    guard DisplayWidth.of(text) > width else { return text }
    guard width > 0 else { return "" }
    var result = ""
    var used = 0
    for character in text {
      let cells = DisplayWidth.of(character)
      guard used + cells <= width - 1 else { break }
      result.append(character)
      used += cells
    }
    while result.last == " " { result.removeLast() }
    return result + "…"
  }

  /// The text on as many lines as it needs, broken at blanks, and inside a word that is longer than a line.
  package static func lines(_ text: String, width: Int) -> [String] {
    let width = max(1, width)
    var plain: [String] = []
    if eachPlainLine(text, width: width, { plain.append(String(decoding: $0, as: UTF8.self)) }) { return plain }
    var lines: [String] = []
    var line = ""
    var used = 0

    func end() {
      lines.append(line)
      line = ""
      used = 0
    }
    for bytes in text.utf8.split(separator: UInt8(ascii: " ")) {
      let word = Substring(bytes)
      let cells = DisplayWidth.of(word)
      if used > 0, used + 1 + cells <= width {
        line += " " + word
        used += 1 + cells
        continue
      }
      if cells <= width {
        if used > 0 { end() }
        line += word
        used = cells
        continue
      }
      // Scripts without blanks go on in the line that is begun.
      if used > 0, used + 3 <= width {
        line += " "
        used += 1
      } else if used > 0 {
        end()
      }
      for character in word {
        let cells = DisplayWidth.of(character)
        if used + cells > width, used > 0 { end() }
        line.append(character)
        used += cells
      }
    }
    if used > 0 || lines.isEmpty { end() }
    return lines
  }

  /// The lines of a text whose characters have known widths, as pieces of it, with no string made of any.
  ///
  /// - Parameter take: is given each line.
  /// - Returns: whether the text was such a one; otherwise nothing was given.
  package static func eachPlainLine(
    _ text: String, width: Int, _ take: (UnsafeBufferPointer<UInt8>) -> Void
  ) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let lines = plainLines(bytes, width: max(1, width)) else { return false }
      for line in lines { take(UnsafeBufferPointer(rebasing: bytes[line])) }
      return true
    }
  }

  /// Where the lines of such a text stand in it: one whose blanks each part two words that have room in a line.
  private static func plainLines(_ bytes: UnsafeBufferPointer<UInt8>, width: Int) -> [Range<Int>]? {
    let blank = UInt8(ascii: " ")
    guard let first = bytes.first, first != blank, bytes.last != blank else { return nil }
    var lines: [Range<Int>] = []
    var start = 0
    // Of the line so far, and of the word that is being read.
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

  /// The text on at most `most` lines, the last of them cut.
  package static func lines(_ text: String, width: Int, most: Int) -> [String] {
    let all = lines(text, width: width)
    guard all.count > most else { return all }
    return Array(all.prefix(most - 1)) + [cut(all[(most - 1)...].joined(separator: " "), to: width)]
  }
}
