/// Waits until the task is cancelled, as for a server that never answers.
///
/// - Returns: whether it was; `false` after a minute, so that a test without the cancellation fails instead of hanging.
@discardableResult
package func untilCancelled() async -> Bool {
  do {
    try await Task.sleep(for: .seconds(60))
    return false
  } catch {
    return true
  }
}
