import FoundationEssentials

/// Writes header fields with free text (RFC 5322; RFC 2047 for text that is not ASCII).
enum MailHeader {
  /// The longest line, in bytes.
  private static let width = 76
  /// The longest encoded word, in bytes.
  private static let wordWidth = 75

  /// A field on as many lines as it needs. Line ends and control characters in the text become spaces, so that it
  /// cannot add a field or end the header.
  static func line(_ name: String, _ text: String) -> String {
    let words = words(of: text)
    guard !words.isEmpty else { return name + ":" }
    if let plain = plainLines(name, words) { return plain.joined(separator: "\n ") }
    return encodedLines(name, words.joined(separator: " ")).joined(separator: "\n ")
  }

  private static func words(of text: String) -> [String] {
    text.unicodeScalars.split { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      // No-break spaces are part of the text.
      default: scalar == " "
      }
    }.map { String($0) }
  }

  /// - Returns: `nil` if the text must be encoded.
  private static func plainLines(_ name: String, _ words: [String]) -> [String]? {
    // Text that looks like an encoded word would be decoded, and a word that is too long cannot be folded.
    guard
      words.allSatisfy({ word in
        word.utf8.count < width && word.utf8.allSatisfy { $0 < 0x80 } && !word.contains("=?")
      })
    else { return nil }
    var lines: [String] = []
    var line = name + ":"
    // A continuation line begins with a space, and the first line has at least one word.
    for (index, word) in words.enumerated() {
      let indent = lines.isEmpty ? 0 : 1
      if index > 0, indent + line.utf8.count + 1 + word.utf8.count > width {
        lines.append(line)
        line = word
      } else {
        line += " " + word
      }
    }
    guard (lines.first ?? line).utf8.count <= width else { return nil }
    return lines + [line]
  }

  /// The text as encoded words, each on its own line. Each has at most 75 bytes and ends with a whole character, unless
  /// a single character is longer.
  private static func encodedLines(_ name: String, _ text: String) -> [String] {
    let form = Form.shortest(for: text)
    var lines: [String] = []
    var start = name + ": "
    var content: [UInt8] = []
    func end() {
      lines.append(start + form.word(content))
      start = ""
      content = []
    }
    func fits(_ bytes: [UInt8]) -> Bool {
      form.length(content + bytes) <= min(wordWidth, width - max(1, start.utf8.count))
    }
    for character in text {
      let bytes = Array(character.utf8)
      if !fits(bytes), !content.isEmpty { end() }
      if fits(bytes) {
        content += bytes
        continue
      }
      // A letter with many marks: at least each scalar must be whole.
      for scalar in character.unicodeScalars {
        let bytes = Array(String(scalar).utf8)
        if !fits(bytes), !content.isEmpty { end() }
        content += bytes
      }
    }
    if !content.isEmpty { end() }
    return lines
  }
}

extension MailHeader {
  /// How an encoded word is written.
  private enum Form: String {
    /// Base64.
    case base64 = "B"
    /// Quoted-printable: letters as they are, the rest as hexadecimal digits.
    case letters = "Q"

    private static let frame = "=?UTF-8?Q??=".utf8.count

    static func shortest(for text: String) -> Form {
      let bytes = Array(text.utf8)
      return Form.letters.length(bytes) <= Form.base64.length(bytes) ? .letters : .base64
    }

    /// The length of a word with these bytes.
    func length(_ bytes: [UInt8]) -> Int {
      switch self {
      case .base64: Self.frame + (bytes.count + 2) / 3 * 4
      case .letters: Self.frame + bytes.reduce(0) { $0 + (Self.isLetter($1) || $1 == UInt8(ascii: " ") ? 1 : 3) }
      }
    }

    func word(_ bytes: [UInt8]) -> String {
      let content =
        switch self {
        case .base64: Data(bytes).base64EncodedString()
        case .letters:
          bytes.map { byte in
            if byte == UInt8(ascii: " ") { return "_" }
            return Self.isLetter(byte) ? String(UnicodeScalar(byte)) : QuotedPrintable.code(byte)
          }.joined()
        }
      return "=?UTF-8?\(rawValue)?\(content)?="
    }

    /// Whether a byte is allowed in an encoded word of any field.
    private static func isLetter(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "!*+-/".utf8.contains(byte)
      }
    }
  }
}
