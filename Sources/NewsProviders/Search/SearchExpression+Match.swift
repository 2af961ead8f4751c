import NewsDomain
import NewsParsing

/// Searches that are done here rather than by a service.
extension SearchExpression {
  /// Whether texts match a typed search, as far as folded letters can tell: a word also matches inside a longer one. A
  /// search may only exclude words, and one without words matches everything.
  static func isMatch(_ search: String, _ texts: [String]) -> Bool {
    let texts = texts.map { FoldedName($0).text }
    if let expression = SearchExpression(search) { return expression.matches(texts) }
    return unwanted(in: search).allSatisfy { !$0.matches(texts) }
  }

  private func matches(_ texts: [String]) -> Bool {
    switch self {
    case .words(let words, _):
      let sought = FoldedName(words).text
      return texts.contains { $0.holds(sought) }
    case .all(let parts): return parts.allSatisfy { $0.matches(texts) }
    case .any(let parts): return parts.contains { $0.matches(texts) }
    case .not(let part): return !part.matches(texts)
    }
  }
}
