/// Waits until something is so, without holding a thread.
///
/// - Returns: whether it came to be so in time.
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
