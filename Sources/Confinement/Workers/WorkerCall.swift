import Locking

/// One request, as far as it can be cancelled.
final class WorkerCall: Sendable {
  private let state = Guarded<(worker: Worker?, isCancelled: Bool)>((nil, false))

  var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// - Returns: whether the worker may be asked.
  func begin(_ worker: Worker) -> Bool {
    state.withLock { state in
      if !state.isCancelled { state.worker = worker }
      return !state.isCancelled
    }
  }

  /// The worker is not this request's any more.
  func finish() {
    state.withLock { $0.worker = nil }
  }

  /// Ends the worker that works on it.
  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      state.worker?.kill()
    }
  }
}
