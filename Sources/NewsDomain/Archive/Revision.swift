import FoundationEssentials

/// The words of an article as they were from one time on.
package struct Revision: Sendable, Equatable {
  package let seenAt: Date
  package let title: String?
  package let summary: String?
  package let content: String?

  package init(seenAt: Date, title: String?, summary: String?, content: String?) {
    self.seenAt = seenAt
    self.title = title
    self.summary = summary
    self.content = content
  }
}
