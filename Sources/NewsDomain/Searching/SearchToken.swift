/// A part of a typed search: see ``SearchExpression``.
package enum SearchToken: Sendable, Equatable {
  /// A word, or the words of a phrase in quotes; the last one may be just the beginning of a word if `isPrefix`.
  case words(String, isPhrase: Bool, isPrefix: Bool)
  case minus
  /// The next one must occur, which it must anyway.
  case plus
  case or
  case open
  case close

  /// The most words in a search; further words are ignored.
  static let maxWords = 64

  package static func tokens(of text: String) -> [SearchToken] {
    var tokens: [SearchToken] = []
    var wordCount = 0
    var rest = text[...]
    var isAfterBlank = true
    while let first = rest.first, wordCount < maxWords {
      defer { isAfterBlank = first.isWhitespace || first == "(" }
      switch first {
      case "\"":
        rest.removeFirst()
        let phrase = rest.prefix { $0 != "\"" }
        rest = rest[phrase.endIndex...].dropFirst()
        let isPrefix = rest.first == "*"
        if isPrefix { rest.removeFirst() }
        tokens.append(.words(String(phrase), isPhrase: true, isPrefix: isPrefix))
        wordCount += max(1, phrase.split(separator: " ").count)
      case "(":
        tokens.append(.open)
        rest.removeFirst()
      case ")":
        tokens.append(.close)
        rest.removeFirst()
      case "-" where isAfterBlank:
        tokens.append(.minus)
        rest.removeFirst()
      case "+" where isAfterBlank:
        tokens.append(.plus)
        rest.removeFirst()
      case _ where first.isWhitespace: rest.removeFirst()
      default:
        let word = rest.prefix { !$0.isWhitespace && !"\"()".contains($0) }
        rest = rest[word.endIndex...]
        switch word {
        case "AND": continue
        case "OR": tokens.append(.or)
        case "NOT": tokens.append(.minus)
        default:
          tokens.append(.words(String(word), isPhrase: false, isPrefix: word.count > 1 && word.hasSuffix("*")))
          wordCount += 1
        }
      }
    }
    return tokens
  }

  /// Whether a text is letters with full stops and spaces, each a single one.
  static func isInitials(_ text: String) -> Bool {
    text.split(separator: " ").allSatisfy { part in
      part.count == 2 && part.last == "." && part.first?.isLetter == true
    }
  }
}
