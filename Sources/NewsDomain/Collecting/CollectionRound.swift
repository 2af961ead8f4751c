import FoundationEssentials

/// What a round of collecting has brought.
package struct CollectionRound: Sendable, Equatable {
  /// The feeds that are wanted.
  package var feeds = 0
  /// Those that were asked.
  package var asked = 0
  /// Those of them that had not changed.
  package var unchanged = 0
  /// Those of them that could not be read.
  package var failed = 0
  /// Which these are, and why.
  package var failures: [Failure] = []
  /// Why no feed at all could be asked, if the network of this machine is the cause.
  package var outage: NewsError?
  /// Whether a server has answered.
  var hasAnswers = false
  /// Those that were due, and are left for the next round because the time was over.
  package var left = 0
  /// The articles that were not in the archive before.
  package var new = 0
  /// The new articles that follows found.
  package var followed = 0
  /// The texts that were fetched.
  package var texts = 0
  /// The names of feeds that no longer exist and are left from now on.
  package var gone: [String] = []
  package var seconds = 0.0
  /// Why nothing was asked, if the machine wants to be spared.
  package var saving: ReasonToSave?
  /// When the next round begins; `nil` if it was the only one.
  package var nextAt: Date?

  package init() {}

  /// A feed that could not be read.
  package struct Failure: Sendable, Equatable {
    package let name: String
    package let error: NewsError

    package init(name: String, error: NewsError) {
      self.name = name
      self.error = error
    }
  }
}
