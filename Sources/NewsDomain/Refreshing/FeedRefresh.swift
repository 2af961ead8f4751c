import Locking

/// Sources' feeds that are refreshed beside a list. Those that take longer than the list waits go on until the next
/// list's take their place, or the session ends.
package final class FeedRefresh: Sendable {
  private let running = Guarded<Task<Void, Never>?>(nil)

  package init() {}

  deinit { cancel() }

  /// Begins a refresh, and cancels the one before.
  func begin(_ work: @escaping @Sendable () async -> Void) -> Running {
    let (end, ending) = AsyncStream.makeStream(of: Void.self)
    // The task outlives the command that starts it, as the list is shown before all feeds have answered.
    let task = Task {
      await work()
      ending.finish()
    }
    let before = running.withLock { running in
      defer { running = task }
      return running
    }
    before?.cancel()
    return Running(task: task, end: end)
  }

  /// Cancels the requests that are still running.
  package func cancel() { running.withLock(\.self)?.cancel() }

  /// A refresh that has begun.
  struct Running: Sendable {
    fileprivate let task: Task<Void, Never>
    /// Ends when all feeds have answered or failed.
    fileprivate let end: AsyncStream<Void>

    func cancel() { task.cancel() }

    /// Waits until all feeds have answered or failed, or the time is up. Call it once.
    ///
    /// - Parameter limit: `nil` for as long as the feeds take.
    func wait(atMost limit: Duration?) async {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { [end] in
          for await _ in end {}
        }
        if let limit { group.addTask { try? await Task.sleep(for: limit) } }
        _ = await group.next()
        group.cancelAll()
      }
    }
  }
}
