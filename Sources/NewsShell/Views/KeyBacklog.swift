import Locking
import TerminalKit

/// The keys that have been typed and that a view has not taken yet. While there are any nothing needs to be drawn, and
/// Ctrl-C drops them.
final class KeyBacklog: Sendable {
  private struct State {
    var waiting = 0
    /// How many of them were typed before Ctrl-C.
    var dropped = 0
  }

  private let state = Guarded(State())

  /// Whether no key waits.
  var isEmpty: Bool { state.withLock { $0.waiting == 0 } }

  /// Notes an event that is going to be taken.
  func add(_ event: SceneEvent) {
    guard case .key = event else { return }
    state.withLock { $0.waiting += 1 }
  }

  /// Drops the keys that wait.
  func drop() { state.withLock { $0.dropped = $0.waiting } }

  /// Takes the next event.
  ///
  /// - Returns: Whether it is still wanted.
  func take(_ event: SceneEvent) -> Bool {
    guard case .key = event else { return true }
    return state.withLock { state in
      state.waiting = max(0, state.waiting - 1)
      guard state.dropped > 0 else { return true }
      state.dropped -= 1
      return false
    }
  }
}
