/// The marks that a reader can give an article.
package enum Mark: CaseIterable, Sendable {
  case read
  case unread
  case shown
}

/// The facts about an article that are shown as a sign or as a word.
package enum MarkWord: CaseIterable, Sendable {
  case read
  case saved
  /// Its words have changed since it was first seen.
  case changed
}
