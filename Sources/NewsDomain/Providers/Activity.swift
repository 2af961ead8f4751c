import Synchronization

/// What is being waited for: told by those who wait, read by who shows it.
package final class Activity: Sendable {
  package struct State: Sendable, Equatable {
    /// The hosts that are asked now, in the order in which that began.
    package var hosts: [String] = []
    /// How much of a work of several parts is done.
    package var progress: Progress?
  }

  package struct Progress: Sendable, Equatable {
    /// What a work consists of.
    package enum Unit: Sendable {
      case countries
      case feeds
    }

    package var done: Int
    package var total: Int
    package var unit = Unit.countries
  }

  private let current = Mutex(State())

  package init() {}

  package var state: State { current.withLock(\.self) }

  /// Runs `body` while the host counts as asked.
  package func asking<Result>(_ host: String, _ body: () async throws -> Result) async rethrows -> Result {
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
