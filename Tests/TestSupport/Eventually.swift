/// Waits until a condition holds, without blocking a thread.
///
/// - Returns: whether it held in time.
package func eventually(
  seconds: Int = 20, _ condition: () throws -> Bool, isolation: isolated (any Actor)? = #isolation
) async throws -> Bool {
  let end = ContinuousClock.now + .seconds(seconds)
  while try !condition() {
    if ContinuousClock.now > end { return false }
    try await Task.sleep(for: .milliseconds(10))
  }
  return true
}
