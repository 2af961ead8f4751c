import Locking

/// Who of those that wait gets which worker. It starts none itself.
final class WorkerPool: Sendable {
  /// What a request may do next.
  enum Turn {
    case use(Worker)
    /// It may start a worker of its own, whose place is taken already.
    case start
    case cancelled
  }

  private struct Waiter {
    let call: WorkerCall
    let go: @Sendable (Turn) -> Void
  }

  private struct State {
    var idle: [Worker] = []
    /// All workers: idle, at work, and those being started.
    var count = 0
    /// Those that are being started for nobody yet.
    var starting = 0
    var waiting: [Waiter] = []
  }

  private let most: Int
  private let state = Guarded(State())

  /// - Parameter most: the most workers at a time.
  init(most: Int) {
    self.most = max(1, most)
  }

  /// - Returns: whether one is to be started ahead, as there is none.
  func startsAhead() -> Bool {
    state.withLock { state in
      guard state.count == 0 else { return false }
      state.count += 1
      state.starting += 1
      return true
    }
  }

  /// The worker that was started ahead, is ready; `nil` if it could not be started.
  func hasStarted(_ worker: Worker?) {
    state.withLock { $0.starting -= 1 }
    give(worker)
  }

  /// - Parameter go: called if the request has to wait, once it is its turn.
  /// - Returns: `nil` if it has to wait.
  func take(for call: WorkerCall, _ go: @escaping @Sendable (Turn) -> Void) -> Turn? {
    state.withLock { state in
      if call.isCancelled { return .cancelled }
      if let worker = state.idle.popLast() { return .use(worker) }
      // A worker that is about to be ready comes before one that has yet to be started.
      if state.waiting.count >= state.starting, state.count < most {
        state.count += 1
        return .start
      }
      state.waiting.append(Waiter(call: call, go: go))
      return nil
    }
  }

  /// Gives back a worker, or the place of one that has ended.
  func give(_ worker: Worker?) {
    let next = state.withLock { state -> Waiter? in
      if !state.waiting.isEmpty { return state.waiting.removeFirst() }
      if let worker { state.idle.append(worker) } else { state.count -= 1 }
      return nil
    }
    next?.go(worker.map(Turn.use) ?? .start)
  }

  /// Cancels a request, also if it waits.
  func cancel(_ call: WorkerCall) {
    call.cancel()
    let waiter = state.withLock { state in
      state.waiting.firstIndex { $0.call === call }.map { state.waiting.remove(at: $0) }
    }
    waiter?.go(.cancelled)
  }

  /// Ends all that are idle.
  func end() {
    let idle = state.withLock { state in
      defer {
        state.count -= state.idle.count
        state.idle = []
      }
      return state.idle
    }
    // Outside the lock, as it waits for their end.
    _ = consume idle
  }
}
