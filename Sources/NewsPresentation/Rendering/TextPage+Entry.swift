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
