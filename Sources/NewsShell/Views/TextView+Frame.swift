import NewsDomain
import NewsPresentation
import TerminalKit

/// The picture of a text.
extension TextView {
  /// The least width of a title in the last line.
  private static let leastTitle = 8

  mutating func frame(columns: Int, rows: Int) -> Frame {
    layOut(columns: columns, height: max(1, rows - 1))
    let (foot, cursor) = foot(columns: columns, rows: rows)
    var lines = layout.lines.indices.dropFirst(top).prefix(height).map { line($0) }
    while lines.count < height { lines.append([]) }
    // A long message covers the last lines of the text.
    lines = Array(lines.prefix(max(0, rows - foot.count))) + foot
    return Frame(lines: lines, cursor: cursor.map { ($0, lines.count - 1) }, isUpdate: true)
  }

  /// The last lines, and the cursor's column in them.
  private func foot(columns: Int, rows: Int) -> (lines: [[Span]], cursor: Int?) {
    let texts = pages.texts
    switch mode {
    case .search(let field, _): return Self.typing(field, after: "/ ", columns)
    case .mute(let field): return Self.typing(field, after: SafeText(texts.muteWhat), columns)
    case .number(let typed):
      let wanted: String =
        switch numbered(Int(typed) ?? 0) {
        case .link(let address): WebLink(address)?.display ?? address
        case .article: typed
        case nil: "…"
        }
      return ([[Span(typed + "  ", .number), Span(texts.enterOpens(wanted), .quiet)]], nil)
    case .reading:
      return (
        ViewMessage.lines(message, otherwise: status(columns), columns: columns, most: max(1, min(3, rows - 1))), nil
      )
    }
  }

  private static func typing(
    _ field: LineField, after prompt: SafeText, _ columns: Int
  ) -> (lines: [[Span]], cursor: Int?) {
    let visible = field.visible(columns: columns - prompt.width - 1)
    return ([[Span(prompt, .accent), Span(visible.text)]], prompt.width + visible.cursor)
  }

  /// The title once it has left the window, the place in the list and in the text, and as many keys as fit.
  private func status(_ columns: Int) -> [Span] {
    let texts = pages.texts
    var facts: [String] = []
    if isAmongHits {
      facts = [texts.place(hit + 1, of: hits.count)]
    } else if let position = screen.position, let count = screen.list?.count(around: position, isFolded: true) {
      facts = [texts.place(position, of: count)]
    }
    facts.append(texts.percent(percent))
    let separator = " · "
    func width(_ parts: [String]) -> Int {
      parts.reduce(0) { $0 + SafeText($1).width } + separator.count * max(0, parts.count - 1)
    }
    // In a narrow window the way out matters more than the place.
    let first = isAmongHits ? Array(texts.hitHints.suffix(1)) : leaveHint
    while facts.count > 1, width(facts + first) > columns { facts.removeFirst() }
    let hints = isAmongHits ? Array(texts.hitHints.dropLast()) : otherHints
    var shown: [String] = []
    for hint in hints {
      guard width(facts + shown + [hint] + first) <= columns else { break }
      shown.append(hint)
    }
    var room = columns - width(facts + shown + first) - separator.count
    let title = SafeText(screen.title(texts))
    if top > 0, room < title.width {
      // The title is worth some of the hints.
      while room < min(title.width, columns / 4), !shown.isEmpty {
        shown.removeLast()
        room = columns - width(facts + shown + first) - separator.count
      }
    }
    let rest = Span((facts + shown + first).joined(separator: separator), .quiet)
    guard top > 0, room >= min(title.width, Self.leastTitle) else { return [rest] }
    return [Span(TextWrap.cut(title, to: room), .title), Span(separator, .quiet), rest]
  }

  private var leaveHint: [String] {
    ["\(keys.letter(of: .leave) ?? pages.texts.escapeKey) \(pages.texts.leaveHint)"]
  }

  private var otherHints: [String] {
    var hints = pages.texts.readingHints
    // One article has no neighbours.
    if screen.list?.items.count == 1 { hints.removeLast() }
    if percent == 100 { hints.removeFirst() }
    if let letter = keys.letter(of: .search) { hints.append("\(letter) \(pages.texts.searchHint)") }
    return hints + keys.hints([.save, .help], in: pages.texts)
  }

  /// How much of the text has been seen down to the last visible line.
  private var percent: Int {
    let count = layout.lines.count
    return count == 0 ? 100 : min(count, top + height) * 100 / count
  }

  /// A line of the text, with the words that were searched for.
  private func line(_ index: Int) -> [Span] {
    let line = layout.lines[index]
    let found = hits.enumerated().filter { $1.lines.contains(index) }
    guard !found.isEmpty else { return line.spans }
    var shown = Array(line.spans.prefix(line.lead))
    var before = 0
    for span in line.spans.dropFirst(line.lead) {
      let count = span.text.string.count
      guard span.drawing == nil, count > 0 else {
        shown.append(span)
        continue
      }
      var place = 0
      for (number, hit) in found {
        let characters = hit.characters(of: index)
        let start = max(place, characters.lowerBound - before)
        let end = min(count, characters.upperBound == .max ? count : characters.upperBound - before)
        guard start < end else { continue }
        if place < start { shown.append(Self.part(place..<start, of: span, span.role)) }
        shown.append(Self.part(start..<end, of: span, number == self.hit ? .hit : .match))
        place = end
      }
      if place < count { shown.append(Self.part(place..<count, of: span, span.role)) }
      before += count
    }
    return shown
  }

  private static func part(_ characters: Range<Int>, of span: Span, _ role: Role) -> Span {
    let text = span.text.string
    let start = text.index(text.startIndex, offsetBy: characters.lowerBound)
    let end = text.index(start, offsetBy: characters.count)
    return Span(span.text[start..<end], role, link: span.link)
  }
}
