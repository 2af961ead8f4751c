import FoundationEssentials

/// The wording of an article from a certain time on.
package struct Revision: Sendable, Equatable {
  package let seenAt: Date
  package let title: String?
  package let summary: String?
  package let content: String?
  /// The text of its page; `nil` if it was not stored at that time.
  package let text: String?

  package init(seenAt: Date, title: String?, summary: String?, content: String?, text: String? = nil) {
    self.seenAt = seenAt
    self.title = title
    self.summary = summary
    self.content = content
    self.text = text
  }
}
