import Locking

/// The work in progress, reported by the code that waits for it and read by the code that shows it.
package final class Activity: Sendable {
  package struct State: Sendable, Equatable {
    /// The hosts with pending requests, in the order in which these began.
    package var hosts: [String] = []
    /// The progress of work with several parts; `nil` if there is none.
    package var progress: Progress?
    /// When that work began.
    package var beganAt: ContinuousClock.Instant?

    package init() {}

    /// The minutes that the work may still take if it continues at the same speed; `nil` if less than one or too early
    /// to say.
    package func minutesLeft(at now: ContinuousClock.Instant) -> Int? {
      guard let progress, let beganAt, progress.done > 0, progress.done * Self.minShare >= progress.total else {
        return nil
      }
      let left = (now - beganAt).seconds * Double(progress.total - progress.done) / Double(progress.done)
      return left < 60 ? nil : Int((left / 60).rounded(.up))
    }

    /// Before a hundredth is done, no remaining time is given.
    private static let minShare = 100
  }

  package struct Progress: Sendable, Equatable {
    /// The parts that work consists of.
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
  /// The callers that wait until there is something to show.
  private let waiting = Guarded(Waiting())

  private struct Waiting {
    var last = 0
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  package init() {}

  package var state: State { current.withLock(\.self) }

  /// Waits until a request begins or progress is reported, or until the task is cancelled.
  package func begins() async {
    let number = waiting.withLock { waiting in
      waiting.last += 1
      return waiting.last
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        let isOver = waiting.withLock { waiting in
          let state = state
          if Task.isCancelled || !state.hosts.isEmpty || state.progress != nil { return true }
          waiting.waiters[number] = waiter
          return false
        }
        if isOver { waiter.resume() }
      }
    } onCancel: {
      waiting.withLock { $0.waiters.removeValue(forKey: number) }?.resume()
    }
  }

  private func begin() {
    let waiters = waiting.withLock { waiting in
      defer { waiting.waiters = [:] }
      return waiting.waiters
    }
    for waiter in waiters.values { waiter.resume() }
  }

  /// Runs `body`, listing the host until it ends.
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

  /// Reports the progress of work.
  func report(_ progress: Progress?) {
    current.withLock { state in
      state.beganAt = progress == nil ? nil : state.beganAt ?? .now
      state.progress = progress
    }
    if progress != nil { begin() }
  }
}
