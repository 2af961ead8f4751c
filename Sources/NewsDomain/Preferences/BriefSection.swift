/// A section of a brief.
package enum BriefSection: String, Sendable, CaseIterable {
  /// The stories of the favourite country that most sources tell.
  case top
  /// What follows found.
  case follows
  /// The favourite source and topics.
  case favourites
  /// The reader's own feeds, by folder.
  case feeds
  /// What is new in stories that the reader has read.
  case changes
  /// Phrases that are in more headlines than usual.
  case trends
}
