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
  /// The parts after a minus sign.
  var excluded: [SearchExpression] {
    switch self {
    case .words: []
    case .all(let parts), .any(let parts): parts.flatMap(\.excluded)
    case .not(let part): part.tidied.map { [$0] } ?? []
    }
  }

  /// The expression without levels that hold a single part; `nil` if it wants nothing.
  var tidied: SearchExpression? {
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
