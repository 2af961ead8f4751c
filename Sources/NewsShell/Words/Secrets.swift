import NewsDomain

/// Finds text in a line that must be neither stored nor repeated. It compares scalars: a combining mark must not hide a
/// character.
enum Secrets {
  /// The number of consecutive hexadecimal digits in a NewsAPI key.
  private static let keyLength = 32
  /// Names that precede a secret in commands for other programs.
  private static let names = ["authorization", "api-key", "api_key", "apikey", "passwd", "password", "secret", "token"]

  /// Whether a text contains something like a key, or a user name with a password.
  static func areIn(_ text: String) -> Bool {
    var digits = 0
    for byte in text.utf8 {
      digits = isHexDigit(byte) ? digits + 1 : 0
      if digits == keyLength { return true }
    }
    return text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.contains { hasLogin(Substring($0)) }
  }

  /// Whether one of the words of a command contains a secret once it is unquoted.
  static func areIn(_ phrase: Phrase) -> Bool {
    phrase.words.map(\.text).contains { word in
      areIn(word) || word.withoutTypedLogin != word || word.withoutQuerySecrets != word
    }
  }

  /// Whether a command for the system's shell contains a secret, recognised by the names before it.
  static func areIn(shellCommand text: String) -> Bool {
    if areIn(text) { return true }
    let words = text.lowercased().split(separator: " " as Character)
    for (index, word) in words.enumerated() {
      for name in names {
        guard let found = word.firstRange(of: name) else { continue }
        // Matches `--token VALUE` as well as `token=VALUE` and `"Authorization: VALUE`.
        let rest = word[found.upperBound...]
        guard let next = rest.unicodeScalars.first else { return true }
        if "=:\"".unicodeScalars.contains(next) { return true }
      }
      if word.hasPrefix("-u"), word.has(":") { return true }
      if ["-u", "--user"].contains(word), words.dropFirst(index + 1).first?.has(":") == true { return true }
    }
    return false
  }

  /// Whether a line that is to be stored contains a secret. What is only a word of a search, such as `token`, is none.
  static func areIn(storedLine line: String) -> Bool {
    areIn(line)
      || ParsedLine(line).commands.contains { phrase in
        areIn(phrase) || phrase.shellCommand.map { areIn(shellCommand: $0) } == true
      }
  }

  /// The text as it may be repeated in an error message.
  static func masked(_ text: String) -> String { areIn(text) ? "***" : text }

  /// Whether a word is an address with a user name and password, such as `name:password@host`, with or without a
  /// scheme.
  private static func hasLogin(_ word: Substring) -> Bool {
    let scalars = word.unicodeScalars
    let start = scalars.firstRange(of: "://".unicodeScalars)?.upperBound ?? scalars.startIndex
    let authority = scalars[start...].prefix { !"/?#".unicodeScalars.contains($0) }
    guard let at = authority.lastIndex(of: "@") else { return false }
    return authority[..<at].contains(":")
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
