import NewsDomain

/// A text and what it is written in.
package struct FeedText: Sendable, Equatable {
  package enum Form: Sendable {
    case plain
    case html
    /// A title of RSS, which may be either, see `TitleMarkup`.
    case title
  }

  package var text: String
  package var form: Form

  package init(text: String, form: Form) {
    self.text = text
    self.form = form
  }

  /// The most bytes of text, without markup: as long as the longest articles.
  package static let longest = 512 << 10

  /// The text as plain text; `nil` if it is empty.
  package var plain: String? {
    switch form {
    case .plain: text.trimmed.nonBlank
    case .html: PlainText(html: text, keepsLines: false, most: Self.longest).text.nonBlank
    case .title:
      // Some feeds escape the markup of their titles twice.
      Self.title(Self.title(text), isAgain: true).nonBlank
    }
  }

  private static func title(_ text: String, isAgain: Bool = false) -> String {
    if isAgain, !text.utf8.contains(UInt8(ascii: "<")) || !TitleMarkup.hasValue(text.utf8) { return text }
    return PlainText(html: text, keepsLines: false, markup: .title, most: longest).text
  }
}
