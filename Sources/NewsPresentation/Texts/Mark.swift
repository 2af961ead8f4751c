/// The marks that a reader can give an article.
package enum Mark: CaseIterable, Sendable {
  case read
  case unread
  case shown
}
