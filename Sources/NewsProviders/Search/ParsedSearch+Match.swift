import NewsDomain
import NewsLanguage
import NewsParsing

/// Searches that are done here rather than by a service.
extension ParsedSearch {
  /// Whether texts match: the words that the archive finds, and words inside longer ones, as far as folded letters can
  /// tell. A search may only exclude words, and one without words matches everything.
  func matches(_ texts: [String]) -> Bool {
    let texts = texts.map(SearchedText.init)
    return wanted?.matches(texts) ?? unwanted.allSatisfy { !$0.matches(texts) }
  }
}

extension SearchExpression {
  fileprivate func matches(_ texts: [SearchedText]) -> Bool {
    switch self {
    case .words(let words, let isPrefix):
      let sought = FoldedName(words).text
      if texts.contains(where: { $0.folded.holds(sought) }) { return true }
      guard let sequence = WordSequence(words, isPrefix: isPrefix) else { return false }
      return texts.contains { sequence.stands(in: TextWord.words(of: $0.text)) }
    case .all(let parts): return parts.allSatisfy { $0.matches(texts) }
    case .any(let parts): return parts.contains { $0.matches(texts) }
    case .not(let part): return !part.matches(texts)
    }
  }
}

private struct SearchedText {
  let text: String
  let folded: String

  init(_ text: String) {
    self.text = text
    folded = FoldedName(text).text
  }
}
