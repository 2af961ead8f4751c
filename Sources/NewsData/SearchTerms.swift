import NewsDomain

/// What is searched for where no service does it: words that stand there, and after a minus some that do not.
struct SearchTerms {
  private var wanted: [FoldedName] = []
  private var unwanted: [FoldedName] = []
  /// Whether only titles are looked at.
  let isOfTitles: Bool

  init(_ text: String, in fields: [SearchRequest.Field]) {
    isOfTitles = fields == [.title]
    var isNegated = false
    for word in text.split(whereSeparator: \.isWhitespace) where !["AND", "OR"].contains(word) {
      if word == "NOT" {
        isNegated = true
        continue
      }
      let term = FoldedName(word.filter { !"\"()+-".contains($0) })
      if isNegated || word.hasPrefix("-") { unwanted.append(term) } else { wanted.append(term) }
      isNegated = false
    }
  }

  func match(_ texts: [String]) -> Bool {
    let words = texts.map { FoldedName($0) }
    return wanted.allSatisfy { term in words.contains { $0.contains(term) } }
      && !unwanted.contains { term in !term.text.isEmpty && words.contains { $0.contains(term) } }
  }
}

extension String {
  /// Whether the host is the domain or of it.
  func isWithin(_ domain: String) -> Bool {
    lowercased() == domain.lowercased() || lowercased().hasSuffix("." + domain.lowercased())
  }
}
