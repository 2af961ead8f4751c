/// A section of a brief.
package enum BriefSection: String, Sendable, CaseIterable {
  /// The stories of the favourite country with the widest coverage.
  case top
  /// The articles found by follows.
  case follows
  /// The favourite source and topics.
  case favourites
  /// The reader's own feeds, by folder.
  case feeds
  /// Updates to stories that the reader has read.
  case changes
  /// Phrases in more headlines than usual.
  case trends
}
