import Locking

/// The reader's setting for access to their own network. A class, because it may change while requests read it.
package final class NetworkAccess: Sendable {
  private let isAllowed: Guarded<Bool>

  /// - Parameter isPrivateAllowed: whether addresses on the public internet may lead into the reader's own network.
  package init(isPrivateAllowed: Bool = false) {
    isAllowed = Guarded(isPrivateAllowed)
  }

  package var isPrivateAllowed: Bool { isAllowed.withLock(\.self) }

  package func allowPrivate(_ isAllowed: Bool) {
    self.isAllowed.withLock { $0 = isAllowed }
  }
}
