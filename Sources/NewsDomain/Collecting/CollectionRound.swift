import FoundationEssentials

/// The result of a round of collecting.
package struct CollectionRound: Sendable, Equatable {
  /// The number of wanted feeds.
  package var feeds = 0
  /// The number of feeds requested.
  package var asked = 0
  /// How many of them had not changed.
  package var unchanged = 0
  /// How many of them could not be read.
  package var failed = 0
  /// The feeds that could not be read, and why.
  package var failures: [FeedFailure] = []
  /// Why no feed at all could be reached, if the network of this machine is the cause.
  package var outage: NewsError?
  /// Whether a server has answered.
  var hasAnswers = false
  /// The lists of which feeds, each only a part, had new articles.
  var partlyRenewed: Set<ArchivedList> = []
  /// The number of due feeds left for the next round because the time was over.
  package var left = 0
  /// The number of articles that were not in the archive before.
  package var new = 0
  /// The number of new articles that follows found.
  package var followed = 0
  /// The number of texts fetched.
  package var texts = 0
  /// The names of feeds that no longer exist and will not be fetched again.
  package var gone: [String] = []
  /// The reader's feeds that now have the addresses to which their servers have moved them.
  package var moved: [FeedMove] = []
  package var seconds = 0.0
  /// Why nothing was fetched, if the machine saves power or data.
  package var saving: SavingReason?
  /// When the next round begins; `nil` if it was the only one.
  package var nextAt: Date?

  package init() {}
}
