/// One word of a command, unquoted.
public struct Word: Sendable, Equatable {
  public var text: String
  /// Whether it begins with a quote or an escape: then it is never an option.
  public var isQuoted: Bool
  /// Where it begins in the line, in UTF-8 bytes.
  public var start: Int
}

/// A line taken apart: blanks separate words, quotes and backslashes keep them together, `;` ends a
/// command, `#` at the start of a word begins a comment.
public struct Words: Sendable {
  /// The commands of the line, none of them empty.
  public private(set) var commands: [[Word]] = []
  /// The quote that is still open at the end, if one is.
  public private(set) var openQuote: Character?
  /// Whether the line ends inside its last word: a blank or `;` would have ended it.
  public private(set) var endsInWord = false
  public private(set) var endsInComment = false
  /// Whether the line goes on with the last command: nothing has ended it yet.
  public private(set) var endsInCommand = false

  public init(_ line: String) {
    var line = line
    let length = line.utf8.count
    line.withUTF8 { read($0, length) }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ length: Int) {
    var command: [Word] = []
    var position = 0
    while position < length {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        position += 1
      case UInt8(ascii: ";"), UInt8(ascii: "\n"):
        end(&command)
        endsInCommand = false
        position += 1
      case UInt8(ascii: "#"):
        while position < length, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        endsInComment = position == length
      default:
        command.append(readWord(bytes, length, &position))
        endsInCommand = true
        endsInWord = position == length
      }
    }
    end(&command)
  }

  private mutating func end(_ command: inout [Word]) {
    if !command.isEmpty { commands.append(command) }
    command = []
  }

  private mutating func readWord(_ bytes: UnsafeBufferPointer<UInt8>, _ length: Int, _ position: inout Int) -> Word {
    let start = position
    var text: [UInt8] = []
    var quote: UInt8?
    var isQuoted = false

    while position < length {
      let byte = bytes[position]
      switch (quote, byte) {
      case (nil, UInt8(ascii: "'")), (nil, UInt8(ascii: "\"")):
        quote = byte
        isQuoted = isQuoted || position == start
      case (byte?, _):
        quote = nil
      case (nil, UInt8(ascii: "\\")), (UInt8(ascii: "\"")?, UInt8(ascii: "\\")):
        isQuoted = isQuoted || position == start
        // A backslash at the very end escapes nothing and stands for itself.
        if position + 1 < length { position += 1 }
        text.append(bytes[position])
      case (nil, UInt8(ascii: " ")), (nil, UInt8(ascii: "\t")), (nil, UInt8(ascii: "\r")),
        (nil, UInt8(ascii: ";")), (nil, UInt8(ascii: "\n")):
        return Word(text: String(decoding: text, as: UTF8.self), isQuoted: isQuoted, start: start)
      default:
        text.append(byte)
      }
      position += 1
    }
    openQuote = quote.map { Character(Unicode.Scalar($0)) }
    return Word(text: String(decoding: text, as: UTF8.self), isQuoted: isQuoted, start: start)
  }

  /// The text as one word of a line, quoted where it needs to be.
  public static func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.utf8.allSatisfy { byte in
        byte > 0x20 && !"'\"\\;#".utf8.contains(byte)
      }
    guard !isPlain else { return text }
    guard text.utf8.contains(UInt8(ascii: "'")) else { return "'" + text + "'" }
    // By scalar: a mark on a quote is one character with it, and the quote is to be escaped all the same.
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\\" || scalar == "\"" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
