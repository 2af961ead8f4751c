import NewsDomain

extension TextPage {
  /// Parts of a line: `a · b · c`, and as a list where they are read aloud.
  func joined(_ parts: [String]) -> String { parts.joined(separator: isAccessible ? ", " : " · ") }

  /// Facts of an article: their values alone, and behind their labels where they are read aloud.
  func joined(_ facts: [(label: ArticleFact, value: String)]) -> String {
    joined(facts.map { isAccessible ? texts.labelled(texts.label(ofFact: $0.label), $0.value) : $0.value })
  }

  /// A row of a table as a sentence: what is first is what the others are about.
  func spoken(_ row: [Span]) -> [Span] {
    let cells = row.map { Span(Sanitiser.line($0.text).trimmed, $0.role, link: $0.link) }.filter { !$0.text.isEmpty }
    guard let first = cells.first else { return [] }
    return [first]
      + cells.dropFirst().enumerated().flatMap { index, cell in
        [Span(index == 0 ? texts.labelled("", "") : ", "), cell]
      }
  }
}

/// What is known of an article, for labels.
public enum ArticleFact: Sendable {
  case title
  case source
  case country
  case author
  case date
  case link
  case others
}
