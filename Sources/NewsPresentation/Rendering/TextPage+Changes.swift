import NewsDomain
import TerminalKit

extension TextPage {
  /// The words shown on each side of a change; the rest of a long text is left out.
  private static let wordsAround = 12

  /// Adds the words of an article that changed between two versions.
  mutating func change(_ change: RevisionChange) {
    let from = dates.dayAndTime(LocalTime(change.from))
    let to = dates.dayAndTime(LocalTime(change.to))
    paragraphs(isAccessible ? texts.changed(from: from, to: to) : "\(from) → \(to)", .quiet)
    let isOfTitleAlone = change.parts.map(\.field) == [.title]
    for part in change.parts {
      if !isOfTitleAlone { line(Span(texts.label(of: part.field), .number)) }
      if isAccessible { say(part.words) } else { flow(pieces(of: part.words)) }
    }
  }

  private mutating func say(_ words: [WordChange]) {
    for change in words {
      if let removed = change.removed { line(Span(texts.labelled(texts.removedWords, removed))) }
      if let added = change.added { line(Span(texts.labelled(texts.addedWords, added))) }
    }
  }

  /// The words, with brackets around changed ones if there are no colours, as in git.
  private func pieces(of words: [WordChange]) -> [Span] {
    words.enumerated().flatMap { index, change in
      switch change {
      case .same(let text):
        [Span(Self.shortened(text, isFirst: index == 0, isLast: index == words.count - 1))]
      case .removed(let text): marked(text, .removed, "[-", "-]")
      case .added(let text): marked(text, .added, "{+", "+}")
      }
    }
  }

  private func marked(_ text: String, _ role: Role, _ start: SafeText, _ end: SafeText) -> [Span] {
    let words = SafeText(text.trimmed)
    // The white space after the words is not marked.
    let blank = Span(text.last?.isWhitespace == true ? " " : "")
    return [Span(style.isColoured ? words : start + words + end, role), blank]
  }

  /// A text without its middle, if that is far from every change.
  private static func shortened(_ text: String, isFirst: Bool, isLast: Bool) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let start = isFirst ? 0 : wordsAround
    let end = isLast ? 0 : wordsAround
    guard words.count > start + end + 1 else { return text }
    let parts = [words.prefix(start).joined(separator: " "), words.suffix(end).joined(separator: " ")]
    return parts.joined(separator: start == 0 ? "… " : " … ")
  }
}
