import Locking

/// The work that is in progress: reported by the code that waits for it, and read by the code that shows it.
package final class Activity: Sendable {
  package struct State: Sendable, Equatable {
    /// The hosts with requests under way, in the order in which these began.
    package var hosts: [String] = []
    /// The progress of a work of several parts; `nil` if there is none.
    package var progress: Progress?
    /// When that work began.
    package var beganAt: ContinuousClock.Instant?

    package init() {}

    /// How many minutes the work may still take, if the rest goes as fast as what is done; `nil` if it is less than one
    /// or too early to say.
    package func minutesLeft(at now: ContinuousClock.Instant) -> Int? {
      guard let progress, let beganAt, progress.done > 0, progress.done * Self.leastShare >= progress.total else {
        return nil
      }
      let left = (now - beganAt).seconds * Double(progress.total - progress.done) / Double(progress.done)
      return left < 60 ? nil : Int((left / 60).rounded(.up))
    }

    /// Before a hundredth is done, nothing is said of the rest.
    private static let leastShare = 100
  }

  package struct Progress: Sendable, Equatable {
    /// The parts that a work consists of.
    package enum Unit: Sendable {
      case countries
      case feeds
      case texts
      case articles
    }

    package var done: Int
    package var total: Int
    package var unit = Unit.countries
  }

  private let current = Guarded(State())
  /// Those who wait until there is something to show.
  private let waiting = Guarded(Waiting())

  private struct Waiting {
    var last = 0
    var waiters: [Int: AsyncStream<Void>.Continuation] = [:]
  }

  package init() {}

  package var state: State { current.withLock(\.self) }

  /// Waits until a host is asked or progress is reported, or until the task is cancelled.
  package func begins() async {
    let (beginning, waiter) = AsyncStream.makeStream(of: Void.self)
    let number = waiting.withLock { waiting in
      waiting.last += 1
      waiting.waiters[waiting.last] = waiter
      return waiting.last
    }
    let state = state
    if state.hosts.isEmpty, state.progress == nil { for await _ in beginning {} }
    waiting.withLock { waiting in waiting.waiters[number] = nil }
  }

  private func begin() {
    waiting.withLock { waiting in
      for waiter in waiting.waiters.values { waiter.finish() }
    }
  }

  /// Runs `body`, and lists the host as asked until it ends.
  package func asking<Result>(_ host: String, _ body: () async throws -> Result) async rethrows -> Result {
    current.withLock { $0.hosts.append(host) }
    begin()
    defer {
      current.withLock { state in
        if let index = state.hosts.firstIndex(of: host) { state.hosts.remove(at: index) }
      }
    }
    return try await body()
  }

  /// Reports the progress of a work.
  func report(_ progress: Progress?) {
    current.withLock { state in
      state.beganAt = progress == nil ? nil : state.beganAt ?? .now
      state.progress = progress
    }
    if progress != nil { begin() }
  }
}
