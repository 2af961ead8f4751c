import NewsDomain
import TerminalKit

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

  private static func readingAloud(_ text: SafeText) -> SafeText {
    text.string.utf8.contains(0xC2) ? text.replacing(" · ", with: ", ") : text
  }

  /// A line of spans without what only places them; on a terminal it goes on in the next line at a blank, since a word
  /// that the window's edge parts is read as two.
  mutating func line(readingAloud spans: [Span]) {
    var texts = spans.map { Self.readingAloud($0.text) }
    let first = texts.firstIndex { !$0.trimmed.isEmpty } ?? 0
    for index in texts.indices where index < first { texts[index] = .empty }
    if texts.indices.contains(first) { texts[first] = texts[first].dropFirst(while: " ") }
    guard let spokenColumns, texts.joined().width > spokenColumns else {
      for (span, text) in zip(spans, texts) where !text.isEmpty { part(text, of: span) }
      return blank()
    }
    // In which span each character stands that is no blank: lines break at blanks alone.
    var places = texts.indices.flatMap { index in
      texts[index].string.unicodeScalars.filter { $0 != " " }.map { _ in index }
    }[...]
    for line in TextWrap.lines(texts.joined(), width: spokenColumns) {
      let scalars = line.string.unicodeScalars
      var start = scalars.startIndex
      var place = places.first ?? first
      for index in scalars.indices where scalars[index] != " " {
        guard let next = places.popFirst(), next != place else { continue }
        part(line[start..<index], of: spans[place])
        (start, place) = (index, next)
      }
      part(line[start..<scalars.endIndex], of: spans[place])
      blank()
    }
  }

  /// A row of a table as a sentence: what is first is what the others are about.
  func spoken(_ row: [Span]) -> [Span] {
    let cells = row.map { Span($0.text.trimmed, $0.role, link: $0.link) }.filter { !$0.text.isEmpty }
    guard let first = cells.first else { return [] }
    return [first]
      + cells.dropFirst().enumerated().flatMap { index, cell in
        [Span(index == 0 ? texts.labelled("", "") : ", "), cell]
      }
  }
}
