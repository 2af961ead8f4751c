/// The identity of a story: the id of its first article. It stays while the story grows, and is the same on every
/// machine where the story began with that article.
package struct StoryID: Sendable, Hashable, Comparable {
  package let value: UInt64

  package init(_ value: UInt64) {
    self.value = value
  }

  package init(_ first: ArticleID) {
    value = first.value
  }

  package static func < (one: Self, other: Self) -> Bool { one.value < other.value }
}

extension StoryID: CustomStringConvertible {
  package var description: String { ArticleID(value).description }
}
