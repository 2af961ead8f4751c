import NewsDomain
import TerminalKit

/// The text of an article, with its links numbered.
extension TextPage {
  /// - Parameter item: the number of the article in its list, as for `web`.
  mutating func text(_ text: ArticleText, item: Int) {
    let numbers = Dictionary(uniqueKeysWithValues: text.links.enumerated().map { ($1, $0 + 1) })
    var before: TextBlock?
    for block in text.blocks {
      if let before, !(before.isItem && block.isItem) { blank() }
      draw(block, numbers)
      before = block
    }
    let note =
      switch text.verdict {
      case .whole: text.origin == .feed ? texts.textOfFeed : nil as String?
      case .beginning(let end): texts.ending(end, item: item)
      case .none(let reason): texts.noText(reason, item: item)
      }
    if let note {
      if before != nil { blank() }
      paragraphs(note, .quiet)
    }
  }

  /// The links of a text, by their numbers.
  mutating func links(of text: ArticleText) {
    let links = text.links
    guard !links.isEmpty else { return }
    blank()
    line(Span(texts.linksOfText, .title))
    let digits = String(links.count).count
    for (index, link) in links.enumerated() {
      let number = String(index + 1)
      let pad = SafeText(repeating: " ", count: isAccessible ? 0 : digits - number.count)
      line(
        Span(pad + SafeText("[\(number)] "), .number),
        Span(WebLink(link)?.display ?? link, .accent, link: WebLink(link)))
    }
  }

  private mutating func draw(_ block: TextBlock, _ numbers: [String: Int]) {
    switch block {
    case .heading(_, let spans): flow(pieces(spans.words, numbers, .title))
    case .paragraph(let spans): for line in spans.lines { flow(pieces(line, numbers)) }
    case .caption(let spans):
      flow(pieces(spans.words, numbers, .quiet), first: isAccessible ? texts.labelled(texts.caption, "") : "")
    case .quote(let spans):
      let start = isAccessible ? texts.labelled(texts.quote, "") : "│ "
      let rest = isAccessible ? "" : "│ "
      for (index, line) in spans.lines.enumerated() {
        flow(pieces(line, numbers), first: index == 0 ? start : rest, rest: rest)
      }
    case .item(let depth, let number, let spans):
      let mark = number.map { "\($0). " } ?? (isAccessible ? "" : "• ")
      let indent = String(repeating: " ", count: isAccessible ? 0 : min(depth - 1, 5) * 2)
      let rest = indent + String(repeating: " ", count: isAccessible ? 0 : mark.count)
      for (index, line) in spans.lines.enumerated() {
        flow(pieces(line, numbers), first: index == 0 ? indent + mark : rest, rest: rest)
      }
    case .code(let code):
      for line in code.lines {
        self.line(Span("  "), Span(SafeText(line.replacingScalars { $0 == "\t" ? "    " : nil })))
      }
    case .table(let rows): draw(rows)
    }
  }

  /// A table if it fits; otherwise a line for each row.
  private mutating func draw(_ rows: [[String]]) {
    let count = rows.map(\.count).max() ?? 0
    let spans = rows.map { row in
      row.enumerated().map { Span($1, $0 == 0 && row.count > 1 ? .title : .plain) }
    }
    let width = (0..<count).reduce(0) { sum, column in
      sum + (spans.map { column < $0.count ? $0[column].text.width : 0 }.max() ?? 0) + 2
    }
    if count > 1, width <= readingColumns, !isAccessible {
      table(spans.map { $0 + Array(repeating: Span(""), count: count - $0.count) })
    } else {
      for row in rows { paragraphs(joined(row.filter { !$0.isEmpty })) }
    }
  }

  private func pieces(_ words: [LinkedWords], _ numbers: [String: Int], _ role: Role = .plain) -> [Span] {
    words.flatMap { words -> [Span] in
      guard let link = words.link, let number = numbers[link] else { return [Span(words.text, role)] }
      // The number directly follows the words, before a space at their end.
      let text = words.text.hasSuffix(" ") ? String(words.text.dropLast()) : words.text
      return [
        Span(text, role == .plain ? .accent : role, link: style.hasLinks ? WebLink(link) : nil),
        Span(words.endsLink ? "[\(number)]" : "", .number), Span(words.text.hasSuffix(" ") ? " " : ""),
      ].filter { !$0.text.isEmpty }
    }
  }
}

/// Words of one line of a text, with the address they link to.
private struct LinkedWords {
  let text: String
  let link: String?
  /// Whether the link ends here, so that its number follows.
  var endsLink = true
}

extension TextBlock {
  fileprivate var isItem: Bool {
    if case .item = self { true } else { false }
  }
}

extension [TextSpan] {
  /// The words, each link in one piece.
  fileprivate var words: [LinkedWords] {
    var words: [LinkedWords] = []
    for span in self {
      if let link = span.link, let last = words.last, last.link == link {
        words[words.count - 1] = LinkedWords(text: last.text + span.text, link: link)
      } else {
        words.append(LinkedWords(text: span.text, link: span.link))
      }
    }
    return words
  }

  /// The lines, as line breaks divide them. A link on several lines ends on the last one.
  fileprivate var lines: [[LinkedWords]] {
    var lines: [[LinkedWords]] = [[]]
    for words in self.words {
      let parts = words.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(Substring($0)) }
      let last = parts.lastIndex { !$0.trimmed.isEmpty } ?? parts.lastIndex { !$0.isEmpty }
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append([]) }
        if !part.isEmpty {
          lines[lines.count - 1].append(LinkedWords(text: part, link: words.link, endsLink: index == last))
        }
      }
    }
    return lines
  }
}

extension String {
  /// The beginning of a text, which ends with a whole word and `…` if something is left out.
  ///
  /// - Parameter length: in characters.
  func beginning(atMost length: Int) -> String {
    guard count > length else { return self }
    let part = prefix(length)
    let end = part.lastIndex(where: \.isWhitespace) ?? part.endIndex
    return part[..<end].trimmed + "…"
  }
}
