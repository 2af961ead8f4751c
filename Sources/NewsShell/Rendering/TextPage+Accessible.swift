import NewsDomain

extension TextPage {
  /// Parts of a line: `a · b · c`, and as a list where they are read aloud.
  func joined(_ parts: [String]) -> String { parts.joined(separator: isAccessible ? ", " : " · ") }

  /// Facts of an article: their values alone, and behind their labels where they are read aloud.
  func joined(_ facts: [(label: ArticleFact, value: String)]) -> String {
    joined(facts.map { isAccessible ? texts.labelled(texts.label(ofFact: $0.label), $0.value) : $0.value })
  }

  /// A text without the dots that part its pieces for the eye.
  static func readingAloud(_ text: String) -> String {
    text.utf8.contains(0xC2) ? text.replacing(" · ", with: ", ") : text
  }

  /// A line of spans without what only places them.
  mutating func line(readingAloud spans: [Span]) {
    let texts = spans.map { Self.readingAloud(Sanitiser.line($0.text)) }
    let first = texts.firstIndex { !$0.trimmed.isEmpty } ?? 0
    for (index, span) in spans.enumerated() where index >= first {
      let text = index == first ? String(texts[index].drop { $0 == " " }) : texts[index]
      drawing(style.apply(span.role, to: text, link: span.link), isEnded: false)
    }
    drawing("")
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
