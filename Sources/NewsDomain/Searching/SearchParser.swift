/// Builds the tree of a typed search from left to right.
struct SearchParser {
  /// The greatest depth of nested parentheses; deeper ones are ignored.
  static let deepest = 16

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
      guard depth < Self.deepest else { return nil }
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
