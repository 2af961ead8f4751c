/// Converts typed words to a search, see `SearchExpression`.
enum SearchWords {
  /// The words as a search. A text typed as a single argument although it has several words becomes a phrase, unless it
  /// already is a search.
  static func query(_ words: [String]) -> String {
    words.map(\.trimmed).filter { !$0.isEmpty }.map(phrase).joined(separator: " ")
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
