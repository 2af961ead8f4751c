/// The words of a search, as a tree.
///
/// Typed as words, `"a phrase"`, `-without` or `NOT without`, `word*` (any word that begins like this), `OR` between two
/// of them, and parentheses. Adjacent words must all occur, with or without `AND` between them or `+` before them. Every
/// text is valid: characters that do not fit are ignored. ``SearchToken`` reads the characters.
package indirect enum SearchExpression: Sendable, Equatable {
  /// The words of a text, in sequence; the last one may be just the beginning of a word if `isPrefix`.
  case words(String, isPrefix: Bool)
  /// All of them.
  case all([SearchExpression])
  /// At least one of them.
  case any([SearchExpression])
  /// Not this. It occurs only inside ``all(_:)``, next to something wanted.
  case not(SearchExpression)
}

extension SearchExpression {
  /// The greatest depth of nested parentheses; deeper ones are ignored.
  static let deepest = 16

  /// - Returns: `nil` if no word of the text is wanted.
  package init?(_ text: String) {
    var parser = SearchParser(text)
    guard let expression = parser.alternatives(depth: 0)?.tidied else { return nil }
    self = expression
  }

  /// The exclusions of a text that wants nothing; empty if it wants something.
  package static func unwanted(in text: String) -> [SearchExpression] {
    guard SearchExpression(text) == nil else { return [] }
    var parser = SearchParser(text)
    return parser.alternatives(depth: 0)?.excluded ?? []
  }

  /// The parts after a minus sign.
  private var excluded: [SearchExpression] {
    switch self {
    case .words: []
    case .all(let parts), .any(let parts): parts.flatMap(\.excluded)
    case .not(let part): part.tidied.map { [$0] } ?? []
    }
  }

  /// The expression without levels that hold a single part; `nil` if it wants nothing.
  private var tidied: SearchExpression? {
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

/// Builds the tree of a typed search from left to right.
private struct SearchParser {
  private var tokens: ArraySlice<SearchToken>

  init(_ text: String) {
    tokens = SearchToken.tokens(of: text)[...]
  }

  /// `a OR b`.
  mutating func alternatives(depth: Int) -> SearchExpression? {
    var parts: [SearchExpression] = []
    while true {
      if let part = sequence(depth: depth) { parts.append(part) }
      guard tokens.first == .or else { break }
      tokens.removeFirst()
    }
    return parts.isEmpty ? nil : .any(parts)
  }

  /// `a b -c`. OR binds the two words beside it, as in the searches of most services.
  private mutating func sequence(depth: Int) -> SearchExpression? {
    var parts: [SearchExpression] = []
    while let token = tokens.first, token != .or {
      if token == .close {
        // At the outermost level it closes nothing.
        if depth > 0 { break }
        tokens.removeFirst()
        continue
      }
      guard let part = unit(depth: depth) else { continue }
      parts.append(part)
      var others: [SearchExpression] = []
      while tokens.first == .or {
        tokens.removeFirst()
        if let other = unit(depth: depth) { others.append(other) }
      }
      if !others.isEmpty { parts[parts.count - 1] = .any([part] + others) }
    }
    return parts.isEmpty ? nil : .all(parts)
  }

  /// One word, phrase or group, with its minus sign. It consumes at least one token if there is one.
  private mutating func unit(depth: Int) -> SearchExpression? {
    skipPluses()
    switch tokens.popFirst() {
    case .words(let text, let isPhrase, let isPrefix)?:
      return .words(isPhrase ? text : withInitials(text), isPrefix: isPrefix)
    case .minus?:
      skipPluses()
      switch tokens.first {
      case .words?, .open?: return unit(depth: depth).map { if case .not = $0 { $0 } else { .not($0) } }
      default: return nil
      }
    case .open?:
      guard depth < SearchExpression.deepest else { return nil }
      let group = alternatives(depth: depth + 1)
      if tokens.first == .close { tokens.removeFirst() }
      return group
    case .or?, .close?, .plus?, nil: return nil
    }
  }

  /// An initial with those that follow it: in a text, `J. K.` is one word.
  private mutating func withInitials(_ text: String) -> String {
    var initials = text
    while SearchToken.isInitials(initials), case .words(let next, false, _)? = tokens.first,
      SearchToken.isInitials(next)
    {
      tokens.removeFirst()
      initials += " " + next
    }
    return initials
  }

  private mutating func skipPluses() {
    while tokens.first == .plus { tokens.removeFirst() }
  }
}
