/// Why an article of a list is not in the archive.
package enum NotKept: Sendable, Equatable {
  /// The archive had it, or would have it, but it was forgotten or its file is gone.
  case gone
  /// The archive is off.
  case off
  /// The archive is on a server, where only collectors add articles.
  case onServer
  /// It is of the sample edition, which is never added.
  case sample
}
