import Glibc
import Synchronization

/// Places for as many tests as may hold processes or servers at the same time. The others wait without blocking a
/// thread, and are served in order.
final class Places: Sendable {
  private struct State {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  /// The places of all tests in this process. A few for each processor, since processes and servers mostly wait.
  static let all = Places(count: 4 * max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  private let state: Mutex<State>

  private init(count: Int) {
    state = Mutex(State(free: count))
  }

  /// Does something in a place, and releases the place afterwards.
  func withPlace(_ work: () async throws -> Void) async throws {
    await enter()
    defer { leave() }
    try await work()
  }

  private func enter() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state -> Bool in
        guard state.free > 0 else {
          state.waiting.append(continuation)
          return false
        }
        state.free -= 1
        return true
      }
      if isFree { continuation.resume() }
    }
  }

  private func leave() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard !state.waiting.isEmpty else {
        state.free += 1
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
