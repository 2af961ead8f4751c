import NewsDomain
import TerminalKit

extension TextPage {
  /// The parts of a line: `a · b · c`, or with commas if it is read aloud.
  func joined(_ parts: [String]) -> String { parts.joined(separator: isAccessible ? ", " : " · ") }

  /// Facts about an article: only their values, or with labels if they are read aloud.
  func joined(_ facts: [(label: ArticleFact, value: String)]) -> String {
    joined(facts.map { isAccessible ? texts.labelled(texts.label(ofFact: $0.label), $0.value) : $0.value })
  }

  /// A text with commas instead of the dots that separate its parts.
  static func readingAloud(_ text: String) -> String {
    text.utf8.contains(0xC2) ? text.replacing(" · ", with: ", ") : text
  }

  /// A text of a role as it is read aloud: in sentences of the program, commands are marked.
  func aloud(_ text: String, _ role: Role) -> String {
    let text = Self.readingAloud(text)
    return role == .quiet ? texts.marked(text) : text
  }

  private static func readingAloud(_ text: SafeText) -> SafeText {
    text.string.utf8.contains(0xC2) ? text.replacing(" · ", with: ", ") : text
  }

  /// Adds a line without the spans that only align it. It is not wrapped: the terminal and the Braille display wrap it,
  /// and a line end would be read as the end of a sentence.
  mutating func line(readingAloud spans: [Span]) {
    var texts = spans.map { span in
      let text = Self.readingAloud(span.text)
      return span.role == .quiet && text.string.contains("ype ") ? SafeText(self.texts.marked(text.string)) : text
    }
    let first = texts.firstIndex { !$0.trimmed.isEmpty } ?? 0
    for index in texts.indices where index < first { texts[index] = .empty }
    if texts.indices.contains(first) { texts[first] = texts[first].dropFirst(while: " ") }
    for (span, text) in zip(spans, texts) where !text.isEmpty { part(text, of: span) }
    blank()
  }

  /// The language of an article that is not the reader's, so that a program that reads it aloud can change its voice.
  func languageFact(of article: Article) -> [(label: ArticleFact, value: String)] {
    guard isAccessible, let code = article.language, code != texts.language.code else { return [] }
    return [(.language, texts.name(ofLanguage: code))]
  }

  /// A length of time: abbreviated, or in whole words if it is read aloud.
  func length(_ age: Age) -> String { isAccessible ? texts.spelled(age) : texts.duration(age) }

  /// The length of an episode.
  func length(seconds: Int) -> String {
    guard isAccessible else { return texts.duration(seconds: seconds) }
    let minutes = max(1, (seconds + 30) / 60)
    guard minutes >= 60 else { return texts.spelled(.minutes(minutes)) }
    return ([texts.spelled(.hours(minutes / 60))] + (minutes % 60 == 0 ? [] : [texts.spelled(.minutes(minutes % 60))]))
      .joined(separator: " ")
  }

  /// A table row as a sentence, in which the first cell is followed by the facts about it.
  func spoken(_ row: [Span]) -> [Span] {
    let cells = row.map { Span($0.text.trimmed, $0.role, link: $0.link) }.filter { !$0.text.isEmpty }
    guard let first = cells.first else { return [] }
    return [first]
      + cells.dropFirst().enumerated().flatMap { index, cell in
        [Span(index == 0 ? texts.labelled("", "") : ", "), cell]
      }
  }
}
