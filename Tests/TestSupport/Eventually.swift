/// Waits until a condition holds, without blocking a thread.
///
/// - Parameter seconds: a limit that only a failure reaches. On one core, thousands of tests take turns.
/// - Returns: whether it held in time.
package func eventually(
  seconds: Int = 120, _ condition: () async throws -> Bool, isolation: isolated (any Actor)? = #isolation
) async throws -> Bool {
  let end = ContinuousClock.now + .seconds(seconds)
  while try await !condition() {
    if ContinuousClock.now > end { return false }
    try await Task.sleep(for: .milliseconds(10))
  }
  return true
}
