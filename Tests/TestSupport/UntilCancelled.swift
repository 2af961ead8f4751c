/// Waits until the task is cancelled, as one does for what never answers.
///
/// - Returns: whether it was; `false` after a minute, so that a test without the cancellation fails and does not hang.
@discardableResult
package func untilCancelled() async -> Bool {
  do {
    try await Task.sleep(for: .seconds(60))
    return false
  } catch {
    return true
  }
}
