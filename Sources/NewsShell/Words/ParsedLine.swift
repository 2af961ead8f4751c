import NewsDomain
import NewsPresentation

/// One word of a command, unquoted.
package struct Word: Sendable, Equatable {
  package var text: String
  /// Whether it begins with a quote or an escape; then it is never an option.
  package var isQuoted: Bool
  /// The offset of its first byte in the line, in UTF-8 bytes.
  package var start: Int
}

/// One command of a line, and the destination of its result.
package struct Phrase: Sendable, Equatable {
  /// A destination of a result other than standard output.
  package enum Ending: Sendable, Equatable {
    /// A command for the system's shell, as typed.
    case pipe(String)
    /// The words after `>`: one is the name of a file; none, or several, are an error.
    case file([Word], appends: Bool)
  }

  package var words: [Word]
  package var ending: Ending?
  /// Whether it is of a stored line, such as an alias: nobody has just typed it.
  package var isStored = false
}

/// A line divided into commands and words. Spaces separate words, unless quotes or backslashes keep them together; `;`
/// ends a command; `#` at the start of a word begins a comment. `|`, `>` and `>>` give the destination of a result, and
/// everything after `!` at the start of a command goes to the system's shell.
package struct ParsedLine: Sendable {
  /// The commands of the line, none of them empty.
  package private(set) var commands: [Phrase] = []
  /// The quote that is still open at the end; `nil` if there is none.
  package private(set) var openQuote: Character?
  /// Whether the line ends inside its last word, rather than after a space or `;`.
  package private(set) var endsInWord = false
  package private(set) var endsInComment = false
  /// Whether the last command is still unfinished at the end of the line.
  package private(set) var endsInCommand = false
  /// Whether the line ends inside text for the system's shell.
  package private(set) var endsInShellCommand = false

  package init(_ line: String) {
    var line = line
    let length = line.utf8.count
    line.withUTF8 { read($0, length) }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ length: Int) {
    var phrase = Phrase(words: [])
    var position = 0
    while position < length {
      let blank = Self.blank(at: position, in: bytes)
      switch bytes[position] {
      case _ where blank > 0: position += blank
      case UInt8(ascii: ";"), UInt8(ascii: "\n"):
        end(&phrase)
        endsInCommand = false
        position += 1
      case UInt8(ascii: "#"):
        while position < length, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        endsInComment = position == length
      case UInt8(ascii: "!") where phrase == Phrase(words: []):
        let start = position
        position += 1
        let text = readShellCommand(bytes, length, &position, isWholeLine: true)
        phrase.words = [Word(text: "!", isQuoted: false, start: start)]
        if !text.isEmpty { phrase.words.append(Word(text: text, isQuoted: true, start: start + 1)) }
      case UInt8(ascii: "|") where phrase.ending == nil:
        position += 1
        phrase.ending = .pipe(readShellCommand(bytes, length, &position, isWholeLine: false))
      case UInt8(ascii: ">") where phrase.ending == nil:
        let appends = position + 1 < length && bytes[position + 1] == UInt8(ascii: ">")
        position += appends ? 2 : 1
        phrase.ending = .file([], appends: appends)
        endsInCommand = true
      default:
        append(readWord(bytes, length, &position), to: &phrase)
        endsInCommand = true
        endsInWord = position == length
      }
    }
    end(&phrase)
  }

  private func append(_ word: Word, to phrase: inout Phrase) {
    guard case .file(let words, let appends)? = phrase.ending else { return phrase.words.append(word) }
    phrase.ending = .file(words + [word], appends: appends)
  }

  private mutating func end(_ phrase: inout Phrase) {
    if phrase != Phrase(words: []) { commands.append(phrase) }
    phrase = Phrase(words: [])
  }

  /// The command for the system's shell, with its quotes, up to the first `;` outside them.
  private mutating func readShellCommand(
    _ bytes: UnsafeBufferPointer<UInt8>, _ length: Int, _ position: inout Int, isWholeLine: Bool
  ) -> String {
    let start = position
    var quote: UInt8?
    while position < length, bytes[position] != UInt8(ascii: "\n") {
      let byte = bytes[position]
      switch (quote, byte) {
      case (nil, UInt8(ascii: ";")) where !isWholeLine:
        return Self.trimmed(bytes[start..<position])
      case (nil, UInt8(ascii: "'")), (nil, UInt8(ascii: "\"")): quote = byte
      case (byte?, _): quote = nil
      case (nil, UInt8(ascii: "\\")), (UInt8(ascii: "\"")?, UInt8(ascii: "\\")):
        if position + 1 < length, bytes[position + 1] != UInt8(ascii: "\n") { position += 1 }
      default: break
      }
      position += 1
    }
    if position == length { endsInShellCommand = true }
    // For a whole line, the system's shell itself reports an open quote.
    if !isWholeLine { openQuote = quote.map { Character(Unicode.Scalar($0)) } }
    return Self.trimmed(bytes[start..<position])
  }

  private static func trimmed(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(decoding: bytes, as: UTF8.self).trimmed
  }

  private mutating func readWord(_ bytes: UnsafeBufferPointer<UInt8>, _ length: Int, _ position: inout Int) -> Word {
    let start = position
    var text: [UInt8] = []
    var quote: UInt8?
    var isQuoted = false

    while position < length {
      let byte = bytes[position]
      switch (quote, byte) {
      case (nil, UInt8(ascii: "'")) where Self.isApostrophe(bytes, position):
        text.append(byte)
      case (nil, UInt8(ascii: "'")), (nil, UInt8(ascii: "\"")):
        quote = byte
        isQuoted = isQuoted || position == start
      case (byte?, _):
        quote = nil
      case (nil, UInt8(ascii: "\\")), (UInt8(ascii: "\"")?, UInt8(ascii: "\\")):
        isQuoted = isQuoted || position == start
        // A backslash at the very end escapes nothing and is literal.
        if position + 1 < length { position += 1 }
        text.append(bytes[position])
      case (nil, UInt8(ascii: ";")), (nil, UInt8(ascii: "\n")),
        (nil, _) where Self.blank(at: position, in: bytes) > 0:
        return Word(text: String(decoding: text, as: UTF8.self), isQuoted: isQuoted, start: start)
      // A second `|` or `>` in a command becomes a word, which is an unexpected argument.
      case (nil, UInt8(ascii: "|")) where position > start, (nil, UInt8(ascii: ">")) where position > start:
        return Word(text: String(decoding: text, as: UTF8.self), isQuoted: isQuoted, start: start)
      default:
        text.append(byte)
      }
      position += 1
    }
    openQuote = quote.map { Character(Unicode.Scalar($0)) }
    return Word(text: String(decoding: text, as: UTF8.self), isQuoted: isQuoted, start: start)
  }

  /// The number of bytes of a space at a position, such as one that does not break lines; 0 if there is none.
  private static func blank(at position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let length: Int
    switch bytes[position] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return 1
    case 0xC2: length = 2
    case 0xE1...0xE3: length = 3
    default: return 0
    }
    let scalars = String(decoding: bytes[position...].prefix(length), as: UTF8.self).unicodeScalars
    return scalars.first?.properties.generalCategory == .spaceSeparator ? length : 0
  }

  /// How many bytes are searched for the end of a quote that begins inside a word.
  private static let farthestEnd = 1000

  /// Whether a `'` belongs to a word, as in `l'été` and `don't`: it is between two letters, and no later `'` ends the
  /// quote that it would begin.
  private static func isApostrophe(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> Bool {
    func isLetter(_ index: Int) -> Bool {
      bytes.indices.contains(index) && (bytes[index] >= 0x80 || (0x61...0x7A).contains(bytes[index] | 0x20))
    }
    func isBetweenLetters(_ index: Int) -> Bool { isLetter(index - 1) && isLetter(index + 1) }
    guard isBetweenLetters(position) else { return false }
    let ahead = bytes[(position + 1)..<min(bytes.count, position + farthestEnd)].prefix { $0 != UInt8(ascii: "\n") }
    let end = ahead.indices.first { ahead[$0] == UInt8(ascii: "'") && !isBetweenLetters($0) }
    // After a space, the later `'` begins another quote.
    return end.map { bytes[$0 - 1] == UInt8(ascii: " ") } ?? true
  }

  /// The id of the request at the beginning of a line of a script, as `17` in `@17 top`.
  ///
  /// - Returns: the id, which is `nil` if there is none, and the rest of the line.
  static func request(at line: String) -> (id: String?, rest: String) {
    let start = line.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard start.first == UInt8(ascii: "@") else { return (nil, line) }
    let id = start.dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: ";") }
    guard !id.isEmpty else { return (nil, line) }
    return (String(Substring(id)), String(line[id.endIndex...]))
  }

  /// The text as one word of a line, quoted if necessary.
  package static func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.utf8.allSatisfy { byte in
        byte > 0x20 && !"'\"\\;#|>!".utf8.contains(byte)
      } && !text.unicodeScalars.contains { $0.value >= 0x80 && $0.properties.generalCategory == .spaceSeparator }
    guard !isPlain else { return text }
    guard text.utf8.contains(UInt8(ascii: "'")) else { return "'" + text + "'" }
    return "\"" + text.backslashed("\\\"") + "\""
  }
}

extension ParsedLine {
  /// The line that words are given as: a single word is a whole line, several are its words.
  ///
  /// - Parameter isBegun: whether the first word is the beginning of the line as it is, which may have several words.
  static func line(of words: some Collection<String>, isBegun: Bool = false) -> String {
    guard words.count > 1, let first = words.first else { return words.first?.trimmed ?? "" }
    return ([isBegun ? first : quoted(first)] + words.dropFirst().map(quoted)).joined(separator: " ")
  }

  /// The words of a program and its arguments, to run without a shell.
  ///
  /// - Throws: `ShellError.usage(.unclosedQuote)`, `ShellError.value(.notAProgram)`.
  static func program(_ text: String) throws -> [String] {
    let words = ParsedLine(text)
    if let quote = words.openQuote { throw ShellError.usage(.unclosedQuote(quote)) }
    guard words.commands.count == 1, let command = words.commands.first, command.ending == nil,
      let first = command.words.first, first.isQuoted || first.text != "!", !first.text.isEmpty
    else { throw ShellError.value(.notAProgram(text)) }
    return command.words.map(\.text)
  }

  /// Checks that a program may be stored with the settings.
  ///
  /// - Throws: the errors of ``program(_:)``; `ShellError.usage(.secretInStoredLine)`.
  static func checkProgram(_ text: String) throws {
    _ = try program(text)
    if Secrets.areIn(shellCommand: text) { throw ShellError.usage(.secretInStoredLine) }
  }
}
