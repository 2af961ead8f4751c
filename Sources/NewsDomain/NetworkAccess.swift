import Synchronization

/// What may be fetched, as the reader has set it: read by those who fetch, changed while they do.
public final class NetworkAccess: Sendable {
  private let isAllowed: Mutex<Bool>

  /// - Parameter isPrivateAllowed: whether addresses of the public internet may lead into the reader's own network.
  public init(isPrivateAllowed: Bool = false) {
    isAllowed = Mutex(isPrivateAllowed)
  }

  public var isPrivateAllowed: Bool { isAllowed.withLock(\.self) }

  public func allowPrivate(_ isAllowed: Bool) {
    self.isAllowed.withLock { $0 = isAllowed }
  }
}
