import NewsDomain

/// How a feed is requested.
struct FeedOptions: Sendable {
  /// Whether a feed without items counts as a refusal, as from an aggregator that always has some.
  var isNeverEmpty = false
  /// Whether a failed connection is retried.
  var isPatient = true
  /// See ``HTTPRequest/mayBeLocal``.
  var mayBeLocal = true
  /// Whether its articles are added to the archive, if that is on.
  var isArchived = true
}
