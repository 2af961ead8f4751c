/// A time after which work is cancelled.
package struct TimeLimit: Sendable {
  private let duration: Duration
  private let sleep: @Sendable (Duration) async throws -> Void

  /// - Parameter sleep: waits for a time, and ends at once when its task is cancelled.
  package init(
    _ duration: Duration, sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.duration = duration
    self.sleep = sleep
  }

  /// Waits until the time is up, or the task is cancelled.
  func wait() async { try? await sleep(duration) }

  /// - Parameter work: the work to cancel when the time is up; what it returns or throws then is returned or thrown.
  package func callAsFunction<Result: Sendable>(
    _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    try await withThrowingTaskGroup(of: Result?.self) { group in
      group.addTask { try await work() }
      group.addTask {
        await wait()
        return nil
      }
      // Whichever ends first ends the other.
      defer { group.cancelAll() }
      while let result = try await group.next() {
        if let result { return result }
        group.cancelAll()
      }
      throw NewsError.cancelled
    }
  }
}
