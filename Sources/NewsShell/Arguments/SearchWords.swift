import NewsPresentation

/// Converts typed words to a search, see `SearchExpression`.
enum SearchWords {
  /// The words as a search. A text typed as a single argument although it has several words becomes a phrase, unless it
  /// already is a search.
  ///
  /// - Parameter language: the reader's, which may have words of its own for the operators.
  static func query(_ words: [String], in language: InterfaceLanguage = .standard) -> String {
    words.map(\.trimmed).filter { !$0.isEmpty }.map { phrase(withOperators($0, of: language.texts)) }
      .joined(separator: " ")
  }

  /// A text with the operators of searches in place of a language's words for them, except in quotation marks.
  static func withOperators(_ text: String, of texts: any Texts) -> String {
    var isQuoted = false
    return text.split(separator: "\"", omittingEmptySubsequences: false).map { part in
      defer { isQuoted.toggle() }
      guard !isQuoted else { return String(part) }
      return part.split(separator: " ", omittingEmptySubsequences: false)
        .map { texts.searchOperator(String($0)) ?? String($0) }.joined(separator: " ")
    }.joined(separator: "\"")
  }

  private static func phrase(_ text: String) -> String {
    let minus = text.hasPrefix("-") ? "-" : ""
    let star = text.hasSuffix("*") ? "*" : ""
    let phrase = text.dropFirst(minus.count).dropLast(star.count)
    let words = phrase.split(separator: " ")
    let isSearch =
      phrase.contains { "\"()".contains($0) }
      || words.contains { word in
        ["AND", "OR", "NOT"].contains(word) || word.hasPrefix("-") || word.hasPrefix("+") || word.hasSuffix("*")
      }
    return words.count > 1 && !isSearch ? "\(minus)\"\(phrase)\"\(star)" : text
  }
}
