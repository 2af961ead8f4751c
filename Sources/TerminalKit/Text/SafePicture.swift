/// A drawing that may be written to a terminal: another program's drawing after a check, or our own cells.
package struct SafePicture: Sendable, Hashable {
  /// A way to draw pictures in a terminal.
  package enum Kind: Sendable {
    /// Coloured characters.
    case symbols
    case sixel
    /// Control strings of kitty's graphics protocol.
    case kitty
  }

  /// One string for each row of cells; a single string if the picture is not made of characters.
  package private(set) var lines: [String]

  /// Checks the drawing that a program has made, before it is sent to a terminal.
  ///
  /// - Returns: `nil` for anything but coloured characters, one sixel string, or strings of kitty's protocol.
  package init?(_ text: String, as kind: Kind) {
    let scalars = Array(text.unicodeScalars)
    switch kind {
    case .symbols:
      guard Self.isOfSymbols(scalars[...]) else { return nil }
      lines = text.utf8.split(separator: 0x0A).map { String(Substring($0)) }
      if lines.isEmpty { return nil }
    case .sixel:
      guard let text = Self.string(scalars, begin: "\u{1B}P") else { return nil }
      lines = [text]
    case .kitty:
      guard let text = Self.string(scalars, begin: "\u{1B}_G") else { return nil }
      lines = [text]
    }
  }

  /// Each row of its own.
  package var rows: [SafePicture] {
    lines.map { line in
      var row = self
      row.lines = [line]
      return row
    }
  }

  /// A row of cells.
  package init(_ cells: Cells) { lines = [String(decoding: cells.bytes, as: UTF8.self)] }

  /// A row of a drawing, whose characters are each one cell wide: Braille patterns, ASCII and single letters.
  package struct Cells: Sendable {
    fileprivate private(set) var bytes: [UInt8] = []
    package private(set) var count = 0

    package init() {}

    /// Adds the Braille pattern (from U+2800 on) with the given dots, or a space if there are none.
    package mutating func append(braille dots: UInt8) {
      count += 1
      guard dots != 0 else { return bytes.append(0x20) }
      bytes.append(0xE2)
      bytes.append(0xA0 | dots >> 6)
      bytes.append(0x80 | dots & 0x3F)
    }

    /// Adds a letter, or a space instead of one that is not safe or not one cell wide.
    package mutating func append(letter: UInt32) {
      count += 1
      if (0x20..<0x7F).contains(letter) { return bytes.append(UInt8(letter)) }
      let text = Unicode.Scalar(letter).map { SafeText(String($0)) } ?? .empty
      bytes.append(contentsOf: text.width == 1 ? Array(text.string.utf8) : [0x20])
    }
  }

  /// The first cells of each row.
  func prefix(_ count: Int) -> SafePicture {
    var picture = self
    picture.lines = lines.map { String($0.unicodeScalars.prefix(count)) }
    return picture
  }

  /// Whether the text consists of printable characters, newlines and sequences `ESC [ … m`.
  private static func isOfSymbols(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    var rest = scalars
    while let scalar = rest.popFirst() {
      if scalar == "\n" { continue }
      guard scalar == "\u{1B}" else {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return false
        default: continue
        }
      }
      guard rest.popFirst() == "[" else { return false }
      rest = rest.drop { ("0"..."9").contains($0) || $0 == ";" }
      guard rest.popFirst() == "m" else { return false }
    }
    return true
  }

  /// The text if it consists of control strings of one kind, of printable ASCII up to ST, and newlines; otherwise
  /// `nil`.
  private static func string(_ scalars: [Unicode.Scalar], begin: String) -> String? {
    let begin = Array(begin.unicodeScalars)
    var rest = scalars[...]
    while rest.last.map({ "\r\n".unicodeScalars.contains($0) }) == true { rest.removeLast() }
    let text = String(String.UnicodeScalarView(rest))
    guard !rest.isEmpty else { return nil }
    while !rest.isEmpty {
      if rest.first == "\n" {
        rest.removeFirst()
        continue
      }
      guard rest.starts(with: begin) else { return nil }
      rest = rest.dropFirst(begin.count).drop { (0x20...0x7E).contains($0.value) || $0 == "\n" || $0 == "\r" }
      guard rest.starts(with: "\u{1B}\\".unicodeScalars) else { return nil }
      rest = rest.dropFirst(2)
    }
    return text
  }
}
