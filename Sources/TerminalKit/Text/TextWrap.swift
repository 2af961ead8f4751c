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
    var text = text
    if let lines = text.withUTF8({ plainLines($0, width: width) }) { return lines }
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

  /// The same for a text whose characters have known widths, byte by byte.
  ///
  /// - Returns: `nil` for any other.
  private static func plainLines(_ bytes: UnsafeBufferPointer<UInt8>, width: Int) -> [String]? {
    guard HarmlessText.width(of: bytes) != nil else { return nil }
    var lines: [String] = []
    var line: [UInt8] = []
    var used = 0

    func end() {
      lines.append(String(decoding: line, as: UTF8.self))
      line.removeAll(keepingCapacity: true)
      used = 0
    }
    for word in bytes.split(separator: UInt8(ascii: " ")) {
      let cells = HarmlessText.width(of: UnsafeBufferPointer(rebasing: word)) ?? 0
      if used > 0, used + 1 + cells <= width {
        line.append(UInt8(ascii: " "))
        line.append(contentsOf: word)
        used += 1 + cells
        continue
      }
      if cells <= width {
        if used > 0 { end() }
        line.append(contentsOf: word)
        used = cells
        continue
      }
      // Scripts without blanks go on in the line that is begun.
      if used > 0, used + 3 <= width {
        line.append(UInt8(ascii: " "))
        used += 1
      } else if used > 0 {
        end()
      }
      var position = word.startIndex
      while position < word.endIndex {
        let cells = HarmlessText.cells(at: position, in: bytes)
        let length = HarmlessText.length(at: position, in: bytes)
        if used + cells > width, used > 0 { end() }
        line.append(contentsOf: bytes[position..<position + length])
        used += cells
        position += length
      }
    }
    if used > 0 || lines.isEmpty { end() }
    return lines
  }

  /// The text on at most `most` lines, the last of them cut.
  package static func lines(_ text: String, width: Int, most: Int) -> [String] {
    let all = lines(text, width: width)
    guard all.count > most else { return all }
    return Array(all.prefix(most - 1)) + [cut(all[(most - 1)...].joined(separator: " "), to: width)]
  }
}
