/// What the reader can mark an article as.
package enum Mark: CaseIterable, Sendable {
  case read
  case unread
  case shown
}
