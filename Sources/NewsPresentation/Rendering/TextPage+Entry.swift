import FoundationEssentials
import NewsDomain
import TerminalKit

extension TextPage {
  /// One of the texts of an entry.
  struct EntryText {
    let text: String
    let role: Role
    /// The lines it may take; the last of them is cut if it needs more.
    let most: Int
    let link: WebLink?

    init(_ text: String, _ role: Role = .quiet, most: Int = .max, link: WebLink? = nil) {
      self.text = text
      self.role = role
      self.most = most
      self.link = link
    }

    /// A title, of at most two lines.
    static func title(_ text: String, link: WebLink? = nil) -> EntryText {
      EntryText(text, .title, most: 2, link: link)
    }
  }

  /// Adds a numbered entry. Each of its texts begins on a new line, beside the number, and is wrapped.
  mutating func entry(_ number: Int, of last: Int, _ texts: [EntryText]) {
    if isAccessible {
      for (index, text) in texts.enumerated() {
        let shown = Span(text.text, text.role, link: text.link)
        line(index == 0 ? [Span("\(number): ", .number), shown] : [shown])
      }
      return
    }
    let digits = max(2, String(last).count)
    let label = String(number)
    let width = digits + 2
    var before = [
      Span(SafeText(repeating: " ", count: digits - label.count) + SafeText(label), .number), Span("  "),
    ]
    for text in texts {
      let shown = SafeText(text.text)
      for part in columns.map({ TextWrap.lines(shown, width: $0 - width, most: text.most) }) ?? [shown] {
        line(before + [Span(part, text.role, link: text.link)])
        before = [Span(SafeText(repeating: " ", count: width))]
      }
    }
  }
}

extension TextPage {
  /// The facts at the end of an entry on one line.
  struct LineFacts {
    let source: String
    /// How many other sources cover the story; 0 for none.
    let others: Int
    /// `nil` if it is not known.
    let publishedAt: Date?
  }

  /// The widest line of an entry, so that the eye finds from the title to its source.
  private static let widestLine = 120
  /// The cells of an age.
  private static let ageWidth = 6

  /// Adds a numbered entry on one line: the title, and at the right the source, what else covers it, and the age.
  ///
  /// - Parameter signs: The signs between the number and the title; `nil` for two spaces.
  mutating func shortEntry(
    _ number: Int, of last: Int, signs: ItemSigns? = nil, title: String, link: WebLink?, matches: MatchedWords? = nil,
    _ facts: LineFacts
  ) {
    let columns = min(columns ?? Self.widestLine, Self.widestLine)
    let label = String(number)
    let digits = max(2, String(last).count)
    let gap = signs.map { Span($0.text, .accent) } ?? Span("  ")
    var end = SafeText(facts.publishedAt.map(dates.brief) ?? "")
    end = SafeText(repeating: " ", count: Self.ageWidth - end.width) + end
    // A narrow window has no room for sources beside titles.
    if !isNarrow {
      let others = SafeText(facts.others > 0 ? " +" + texts.grouped(facts.others) : "")
      end = TextWrap.cut(SafeText(facts.source), to: columns / 4 - others.width) + others + " " + end
    }
    let room = max(1, columns - digits - gap.text.width - 1 - end.width)
    let shown = TextWrap.cut(SafeText(title), to: room)
    let role: Role = signs?.isRead == true ? .quiet : .title
    let pad = SafeText(repeating: " ", count: digits - label.count)
    line(
      [Span(pad + SafeText(label), .number), gap]
        + (matches?.spans(of: shown, role, link: link) ?? [Span(shown, role, link: link)])
        + [Span(SafeText(repeating: " ", count: room - shown.width + 1)), Span(end, .quiet)])
  }
}

/// The signs between the number of an entry and its title: `•` for unread and `★` for saved.
package struct ItemSigns: Sendable {
  /// The signs, or spaces instead of them, with a space before and after.
  let text: SafeText
  let isRead: Bool

  /// - Parameters:
  ///   - state: `nil` if the article is not in the archive, so that it has no signs.
  ///   - hasSaved: Whether any article of the list is saved, so that all titles leave room for `★`.
  package init(_ state: ArticleState?, hasSaved: Bool) {
    let unread = state?.isRead == false ? "•" : " "
    let saved = state?.isSaved == true ? "★" : " "
    text = SafeText(" " + unread + (hasSaved ? saved : "") + " ")
    isRead = state?.isRead == true
  }
}
