import Synchronization

/// Whether the sample edition stands in where nobody has news: as the reader has chosen, or else where a person
/// sees it.
///
/// A class, since a choice is in force at once for all who give news.
package final class SampleUse: Sendable {
  private let chosen: Mutex<Bool?>
  private let isSeen: Bool

  /// - Parameters:
  ///   - choice: what is kept; `nil` where the reader has said nothing.
  ///   - isSeen: whether a person sees what comes, and not a program.
  package init(_ choice: Bool? = nil, isSeen: Bool = false) {
    chosen = Mutex(choice)
    self.isSeen = isSeen
  }

  /// What the reader has said; `nil` takes it back.
  package var choice: Bool? {
    get { chosen.withLock(\.self) }
    set { chosen.withLock { $0 = newValue } }
  }

  /// Whether it stands in for headlines.
  package var isWanted: Bool { choice ?? isSeen }

  /// Whether it stands in for searches as well, which ask for news and not for what there is.
  package var isAskedFor: Bool { choice == true }
}
