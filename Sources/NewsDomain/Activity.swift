import Synchronization

/// What is being waited for: told by those who wait, read by who shows it.
public final class Activity: Sendable {
  public struct State: Sendable, Equatable {
    /// The hosts that are asked now, in the order in which that began.
    public var hosts: [String] = []
    /// How much of a work of several parts is done.
    public var progress: Progress?
  }

  public struct Progress: Sendable, Equatable {
    /// What a work consists of.
    public enum Unit: Sendable {
      case countries
      case feeds
    }

    public var done: Int
    public var total: Int
    public var unit = Unit.countries
  }

  private let current = Mutex(State())

  public init() {}

  public var state: State { current.withLock(\.self) }

  /// Runs `body` while the host counts as asked.
  public func asking<Result>(_ host: String, _ body: () async throws -> Result) async rethrows -> Result {
    current.withLock { $0.hosts.append(host) }
    defer {
      current.withLock { state in
        if let index = state.hosts.firstIndex(of: host) { state.hosts.remove(at: index) }
      }
    }
    return try await body()
  }

  /// - Parameter progress: `nil` when the work is over.
  func report(_ progress: Progress?) {
    current.withLock { $0.progress = progress }
  }
}
