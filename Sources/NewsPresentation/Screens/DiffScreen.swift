import NewsDomain
import TerminalKit

/// How an article has changed since it was first seen.
package struct DiffScreen: Screen {
  /// The words shown on each side of a change; the rest of a long text is left out.
  private static let wordsAround = 12

  private let changes: [RevisionChange]
  private let article: Article
  private let number: Int

  package init(_ changes: [RevisionChange], of article: Article, number: Int) {
    self.changes = changes
    self.article = article
    self.number = number
  }

  package var facts: Facts { Facts(count: records.count, origin: Origin(article.provider)) }

  package var records: [any Record] {
    changes.flatMap { change -> [any Record] in
      change.parts.map {
        ChangeRecord(number: number, article: article, change: change, field: $0.field, words: $0.words)
      }
    }
  }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    page.paragraphs(article.headline ?? texts.noTitle, .title)
    for change in changes {
      page.blank()
      let from = texts.dayAndTime(LocalTime(change.from))
      let to = texts.dayAndTime(LocalTime(change.to))
      page.paragraphs(page.isAccessible ? texts.changed(from: from, to: to) : "\(from) → \(to)", .quiet)
      let isOfTitleAlone = change.parts.map(\.field) == [.title]
      for part in change.parts {
        if !isOfTitleAlone { page.line(Span(texts.label(of: part.field), .number)) }
        if page.isAccessible { say(part.words, on: &page) } else { page.flow(pieces(of: part.words, page)) }
      }
    }
  }

  private func say(_ words: [WordChange], on page: inout TextPage) {
    let texts = page.texts
    for change in words {
      if let removed = change.removed { page.line(Span(texts.labelled(texts.removedWords, removed))) }
      if let added = change.added { page.line(Span(texts.labelled(texts.addedWords, added))) }
    }
  }

  /// The words, with brackets around changed ones where there are no colours, as git writes them.
  private func pieces(of words: [WordChange], _ page: TextPage) -> [Span] {
    words.enumerated().flatMap { index, change in
      switch change {
      case .same(let text):
        [Span(Self.shortened(text, isFirst: index == 0, isLast: index == words.count - 1))]
      case .removed(let text): Self.marked(text, .removed, "[-", "-]", page)
      case .added(let text): Self.marked(text, .added, "{+", "+}", page)
      }
    }
  }

  private static func marked(
    _ text: String, _ role: Role, _ start: SafeText, _ end: SafeText, _ page: TextPage
  ) -> [Span] {
    let words = SafeText(text.trimmed)
    // The blank after the words is not marked.
    let blank = Span(text.last?.isWhitespace == true ? " " : "")
    return [Span(page.style.isColoured ? words : start + words + end, role), blank]
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
