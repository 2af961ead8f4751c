import Locking

/// Whether the sample edition stands in when no provider has news: as the reader has chosen, or else if a person reads
/// the output.
///
/// A class, so that a new choice is in force at once for everything that gives news.
package final class SampleUse: Sendable {
  private let chosen: Guarded<Bool?>
  private let isSeen: Bool

  /// - Parameters:
  ///   - choice: the stored choice; `nil` if the reader has not chosen.
  ///   - isSeen: whether a person reads the output, and not a program.
  package init(_ choice: Bool? = nil, isSeen: Bool = false) {
    chosen = Guarded(choice)
    self.isSeen = isSeen
  }

  /// The reader's choice; setting `nil` withdraws it.
  package var choice: Bool? {
    get { chosen.withLock(\.self) }
    set { chosen.withLock { $0 = newValue } }
  }

  /// Whether the sample edition stands in for headlines.
  package var isWanted: Bool { choice ?? isSeen }

  /// Whether the sample edition stands in for searches too. It needs the reader's choice, because a search is for news
  /// and not for any articles at all.
  package var isAskedFor: Bool { choice == true }
}
