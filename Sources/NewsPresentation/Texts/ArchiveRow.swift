/// The rows that describe the archive.
package enum ArchiveRow: CaseIterable, Sendable {
  case file
  case articles
  case imported
  case unread
  case saved
  case changed
  case texts
  case labels
  case sources
  case mutes
  case published
  case since
  case growth
}
