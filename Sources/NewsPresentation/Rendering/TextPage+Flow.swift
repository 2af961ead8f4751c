import TerminalKit

extension TextPage {
  /// Adds a text of several roles, wrapped at words.
  ///
  /// - Parameters:
  ///   - first: the text before the first line.
  ///   - rest: the text before each further line.
  mutating func flow(_ spans: [Span], first: String = "", rest: String = "") {
    let width = max(1, paragraphColumns - SafeText(first).width)
    var start = SafeText(first)
    // The span of each character that is not white space, because lines are only broken at white space.
    var places = spans.indices.flatMap { index in
      spans[index].text.string.unicodeScalars.filter { $0 != " " }.map { _ in index }
    }[...]
    var isFirst = true
    for line in TextWrap.lines(spans.map(\.text).joined(), width: width) {
      let scalars = line.string.unicodeScalars
      var parts: [Span] = []
      var begin = scalars.startIndex
      var place = places.first ?? 0
      for index in scalars.indices where scalars[index] != " " {
        guard let next = places.popFirst(), next != place else { continue }
        parts += Self.part(line[begin..<index], of: spans[place])
        (begin, place) = (index, next)
      }
      if spans.indices.contains(place) { parts += Self.part(line[begin..<scalars.endIndex], of: spans[place]) }
      self.line(start.isEmpty ? parts : [Span(start, .quiet)] + parts)
      if !isFirst { continueLine(after: start.isEmpty ? 0 : 1) }
      isFirst = false
      start = SafeText(rest)
    }
  }

  /// A part of a line, and the white space after it without its role.
  private static func part(_ text: SafeText, of span: Span) -> [Span] {
    let bare = text.string.lastIndex { $0 != " " }.map { text.string.index(after: $0) } ?? text.string.startIndex
    return [
      Span(text[text.string.startIndex..<bare], span.role, link: span.link),
      Span(text[bare..<text.string.endIndex]),
    ].filter { !$0.text.isEmpty }
  }
}
