/// A line of text that can be shown on a terminal. It contains no control characters or escape sequences, and nothing
/// that reorders, hides or overflows the text around it.
///
/// Only the ``Sanitiser`` creates it, from strings and literals alike, so the compiler rejects any other text for
/// output. Pieces of it, and lines joined from it, are safe as well.
package struct SafeText: Sendable, Hashable, ExpressibleByStringInterpolation {
  package private(set) var string: String

  package static let empty = SafeText(cleaned: "")

  /// Sanitises a text and joins its lines into one.
  package init(_ text: some StringProtocol) { self = Sanitiser.line(String(text)) }

  package init(stringLiteral text: String) { self = Sanitiser.line(text) }

  package init(repeating text: SafeText, count: Int) {
    string = String(repeating: text.string, count: max(0, count))
  }

  /// - Parameter text: A result of the sanitiser, or a piece of one.
  fileprivate init(cleaned text: String) { string = text }

  package var isEmpty: Bool { string.isEmpty }

  /// The width in cells.
  package var width: Int { DisplayWidth.of(string) }

  /// The text without white space at both ends.
  package var trimmed: SafeText { SafeText(cleaned: Sanitiser.bare(string)) }

  package subscript(range: Range<String.Index>) -> SafeText { SafeText(cleaned: String(string[range])) }

  /// The text without the leading repetitions of a character.
  package func dropFirst(while character: Character) -> SafeText {
    SafeText(cleaned: String(string.drop { $0 == character }))
  }

  package func replacing(_ text: String, with other: SafeText) -> SafeText {
    SafeText(cleaned: string.replacing(text, with: other.string))
  }

  package mutating func append(_ other: SafeText) { string += other.string }

  /// Adds a character of another safe text.
  mutating func append(_ character: Character, of text: SafeText) { string.append(character) }

  package static func + (one: SafeText, other: SafeText) -> SafeText { SafeText(cleaned: one.string + other.string) }

  package static func += (one: inout SafeText, other: SafeText) { one.append(other) }
}

extension Sequence<SafeText> {
  package func joined(separator: SafeText = .empty) -> SafeText {
    SafeText(cleaned: map(\.string).joined(separator: separator.string))
  }
}

/// Makes text from elsewhere harmless to a terminal.
package enum Sanitiser {
  /// Limits for one text. No ordinary text comes near them.
  enum Limit {
    /// The most marks on one letter, such as accents; more would reach into the lines above and below.
    static let marks = 6
    /// The longest text, in bytes of UTF-8.
    static let bytes = 1 << 20
    /// The most paragraphs of a text.
    static let paragraphs = 5_000
  }

  /// Sanitises a text and joins its lines into one.
  package static func line(_ text: String) -> SafeText {
    let text = bounded(text)
    return SafeText(cleaned: HarmlessText.isAll(text) ? text : clean(text, lineEnd: " "))
  }

  /// Sanitises a text and splits it into its paragraphs, without empty ones.
  package static func paragraphs(_ text: String) -> [SafeText] {
    let text = bounded(text)
    let lines =
      HarmlessText.isAll(text)
      ? [text[...]] : clean(text, lineEnd: "\n").utf8.split(separator: 0x0A).map { Substring($0) }
    return lines.prefix(Limit.paragraphs).map { bare($0) }.filter { !$0.isEmpty }.map(SafeText.init(cleaned:))
  }

  private static func bounded(_ text: String) -> String {
    guard text.utf8.count > Limit.bytes else { return text }
    return String(decoding: text.utf8.prefix(Limit.bytes), as: UTF8.self) + "…"
  }

  /// The text without white space at both ends.
  fileprivate static func bare(_ text: some StringProtocol) -> String {
    // Nearly all texts have none.
    func isLetter(_ scalar: Unicode.Scalar?) -> Bool { scalar.map { (0x21..<0x7F).contains($0.value) } ?? false }
    if isLetter(text.unicodeScalars.first), isLetter(text.unicodeScalars.last) { return String(text) }
    guard let start = text.firstIndex(where: { !$0.isWhitespace }),
      let end = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(text[start...end])
  }

  private static func clean(_ text: String, lineEnd: Character) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var scalars = Array(text.unicodeScalars)[...]
    var marks = 0
    // Set to `false` at the first control string without an end, so that many of them do not each search the whole
    // rest.
    var canEndString = true
    while let scalar = scalars.popFirst() {
      switch scalar.value {
      case 0x0A, 0x0D, 0x0B, 0x0C, 0x85, 0x2028, 0x2029:
        if result.last != lineEnd { result.append(lineEnd) }
      case 0x09:
        result.append(" ")
      case 0x1B:
        skipSequence(&scalars, &canEndString)
      case 0x9B:
        skipControlSequence(&scalars)
      case 0x90, 0x98, 0x9D, 0x9E, 0x9F:
        skipString(&scalars, &canEndString)
      case 0x20...0x7E:
        marks = 0
        result.unicodeScalars.append(scalar)
      case 0x200C, 0x200D:
        // Joiners shape words in Indic, Arabic and Persian scripts and join emoji. Elsewhere, or in a row, they only
        // hide text.
        if let before = result.unicodeScalars.last, joins(before), let after = scalars.first, joins(after) {
          result.unicodeScalars.append(scalar)
        }
      case 0xFE00...0xFE0F:
        // One variation selector may choose between the two looks of an emoji or a sign.
        if let before = result.unicodeScalars.last, before.value >= 0xA0 || before.properties.isEmoji,
          !(0xFE00...0xFE0F).contains(before.value)
        {
          result.unicodeScalars.append(scalar)
        }
      case _ where isHidden(scalar):
        continue
      case _ where isMark(scalar):
        marks += 1
        if marks <= Limit.marks { result.unicodeScalars.append(scalar) }
      default:
        marks = 0
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether it is a control, a bidi override, a letter that looks like a space, or a character without width that is
  /// not part of a word.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x34F, 0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800: true
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF: true
    case 0xE0000...0xE0FFF: true
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .unassigned: true
      default: false
      }
    }
  }

  /// Whether it belongs to the letter before it: marks, and letters without their own cell, such as the vowels and
  /// final consonants of Korean syllables.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: DisplayWidth.isZero(scalar)
    }
  }

  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Arabic, Syriac and related scripts; Indic and neighbouring scripts; Mongolian; emoji.
    case 0x600...0x8FF, 0x900...0xDFF, 0xF00...0x109F, 0x1780...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: true
    case 0xFE0F: true
    default: scalar.value > 0xFF && scalar.properties.isEmoji
    }
  }

  /// Skips the rest of a sequence after ESC: ECMA-48 control sequences, control strings, and two-character escapes.
  private static func skipSequence(_ scalars: inout ArraySlice<Unicode.Scalar>, _ canEndString: inout Bool) {
    switch scalars.first?.value {
    case 0x5B:
      scalars.removeFirst()
      skipControlSequence(&scalars)
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F:
      scalars.removeFirst()
      skipString(&scalars, &canEndString)
    default:
      while let next = scalars.first?.value, (0x20...0x2F).contains(next) { scalars.removeFirst() }
      if let next = scalars.first?.value, (0x30...0x7E).contains(next) { scalars.removeFirst() }
    }
  }

  private static func skipControlSequence(_ scalars: inout ArraySlice<Unicode.Scalar>) {
    while let next = scalars.first?.value, (0x20...0x3F).contains(next) { scalars.removeFirst() }
    if let next = scalars.first?.value, (0x40...0x7E).contains(next) { scalars.removeFirst() }
  }

  /// Skips a control string up to BEL or ST. If it has no end, only its first character is dropped.
  private static func skipString(_ scalars: inout ArraySlice<Unicode.Scalar>, _ canEndString: inout Bool) {
    guard canEndString else { return }
    for index in scalars.indices {
      switch scalars[index].value {
      case 0x07, 0x9C:
        scalars = scalars[(index + 1)...]
        return
      case 0x1B:
        scalars = scalars[index...].dropFirst(scalars.dropFirst(index - scalars.startIndex + 1).first == "\\" ? 2 : 0)
        return
      default: continue
      }
    }
    canEndString = false
  }
}
