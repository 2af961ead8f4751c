/// The words of a search, as a tree.
///
/// Typed as words, `"a phrase"`, `-without`, `word*` (any word that begins like this), `OR` between two of them, and
/// parentheses. Adjacent words must all occur. Every text is valid: characters that do not fit are ignored.
package indirect enum FindExpression: Sendable, Equatable {
  /// The words of a text, in sequence; the last one may be just the beginning of a word if `isPrefix`.
  case words(String, isPrefix: Bool)
  /// All of them.
  case all([FindExpression])
  /// At least one of them.
  case any([FindExpression])
  /// Not this. It occurs only inside ``all(_:)``, next to something wanted.
  case not(FindExpression)
}

extension FindExpression {
  /// The most words in a search; further words are ignored.
  static let mostWords = 64
  /// The greatest depth of nested parentheses; deeper ones are ignored.
  static let deepest = 16

  /// - Returns: `nil` if no word of the text is wanted.
  package init?(_ text: String) {
    var parser = FindParser(text)
    guard let expression = parser.alternatives(depth: 0)?.tidied else { return nil }
    self = expression
  }

  /// The exclusions of a text that wants nothing; empty if it wants something.
  package static func unwanted(in text: String) -> [FindExpression] {
    guard FindExpression(text) == nil else { return [] }
    var parser = FindParser(text)
    return parser.alternatives(depth: 0)?.excluded ?? []
  }

  /// The parts after a minus sign.
  private var excluded: [FindExpression] {
    switch self {
    case .words: []
    case .all(let parts), .any(let parts): parts.flatMap(\.excluded)
    case .not(let part): part.tidied.map { [$0] } ?? []
    }
  }

  /// The expression without levels that hold a single part; `nil` if it wants nothing.
  private var tidied: FindExpression? {
    switch self {
    case .words: return self
    // An exclusion of nothing is dropped.
    case .not(let part): return part.tidied.map { .not($0) }
    case .any(let parts):
      let parts = parts.compactMap(\.tidied).filter { if case .not = $0 { false } else { true } }
      return parts.count > 1 ? .any(parts) : parts.first
    case .all(let parts):
      let parts = parts.compactMap(\.tidied)
      let wanted = parts.filter { if case .not = $0 { false } else { true } }
      guard !wanted.isEmpty else { return nil }
      return parts.count > 1 ? .all(wanted + parts.filter { if case .not = $0 { true } else { false } }) : parts[0]
    }
  }
}

/// Reads a typed search from left to right.
private struct FindParser {
  private enum Token: Equatable {
    case words(String, isPrefix: Bool)
    case minus
    case or
    case open
    case close
  }

  private var tokens: ArraySlice<Token>

  init(_ text: String) {
    tokens = Self.tokens(of: text)[...]
  }

  private static func tokens(of text: String) -> [Token] {
    var tokens: [Token] = []
    var wordCount = 0
    var rest = text[...]
    var isAfterBlank = true
    while let first = rest.first, wordCount < FindExpression.mostWords {
      defer { isAfterBlank = first.isWhitespace || first == "(" }
      switch first {
      case "\"":
        rest.removeFirst()
        let phrase = rest.prefix { $0 != "\"" }
        rest = rest[phrase.endIndex...].dropFirst()
        let isPrefix = rest.first == "*"
        if isPrefix { rest.removeFirst() }
        tokens.append(.words(String(phrase), isPrefix: isPrefix))
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
      case _ where first.isWhitespace: rest.removeFirst()
      default:
        let word = rest.prefix { !$0.isWhitespace && !"\"()".contains($0) }
        rest = rest[word.endIndex...]
        if word == "OR" {
          tokens.append(.or)
        } else {
          tokens.append(.words(String(word), isPrefix: word.count > 1 && word.hasSuffix("*")))
          wordCount += 1
        }
      }
    }
    return tokens
  }

  /// `a OR b`.
  mutating func alternatives(depth: Int) -> FindExpression? {
    var parts: [FindExpression] = []
    while true {
      if let part = sequence(depth: depth) { parts.append(part) }
      guard tokens.first == .or else { break }
      tokens.removeFirst()
    }
    return parts.isEmpty ? nil : .any(parts)
  }

  /// `a b -c`. OR binds the two words beside it, as in the searches of most services.
  private mutating func sequence(depth: Int) -> FindExpression? {
    var parts: [FindExpression] = []
    while let token = tokens.first, token != .or {
      if token == .close {
        // At the outermost level it closes nothing.
        if depth > 0 { break }
        tokens.removeFirst()
        continue
      }
      guard let part = unit(depth: depth) else { continue }
      parts.append(part)
      var others: [FindExpression] = []
      while tokens.first == .or {
        tokens.removeFirst()
        if let other = unit(depth: depth) { others.append(other) }
      }
      if !others.isEmpty { parts[parts.count - 1] = .any([part] + others) }
    }
    return parts.isEmpty ? nil : .all(parts)
  }

  /// One word, phrase or group, with its minus sign. It consumes at least one token if there is one.
  private mutating func unit(depth: Int) -> FindExpression? {
    switch tokens.popFirst() {
    case .words(let text, let isPrefix)?: return .words(text, isPrefix: isPrefix)
    case .minus?:
      switch tokens.first {
      case .words?, .open?: return unit(depth: depth).map { if case .not = $0 { $0 } else { .not($0) } }
      default: return nil
      }
    case .open?:
      guard depth < FindExpression.deepest else { return nil }
      let group = alternatives(depth: depth + 1)
      if tokens.first == .close { tokens.removeFirst() }
      return group
    case .or?, .close?, nil: return nil
    }
  }
}
