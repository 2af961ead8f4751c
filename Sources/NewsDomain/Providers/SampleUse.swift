import Locking

/// Whether the sample edition is used when no provider has news: as the reader has chosen, else only if a person reads
/// the output.
///
/// A class, so that a new choice applies at once to everything that delivers news.
package final class SampleUse: Sendable {
  private let chosen: Guarded<Bool?>
  private let isSeen: Bool

  /// - Parameters:
  ///   - choice: the stored choice; `nil` if the reader has not chosen.
  ///   - isSeen: whether a person reads the output, not a program.
  package init(_ choice: Bool? = nil, isSeen: Bool = false) {
    chosen = Guarded(choice)
    self.isSeen = isSeen
  }

  /// The reader's choice; setting `nil` withdraws it.
  package var choice: Bool? {
    get { chosen.withLock(\.self) }
    set { chosen.withLock { $0 = newValue } }
  }

  /// Whether the sample edition is used for headlines.
  package var isWanted: Bool { choice ?? isSeen }

  /// Whether the sample edition is used for searches too. Only if the reader has chosen it, because a search is for
  /// news, not just any articles.
  package var isAskedFor: Bool { choice == true }
}
