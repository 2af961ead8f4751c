import NewsDomain
import Locking

/// The pending requests. Callers that ask for the same thing wait for the same answer.
final class InFlightRequests: Sendable {
  private typealias Waiter = CheckedContinuation<HTTPResponse, any Error>

  private struct Flight {
    let id: Int
    var task: Task<Void, Never>?
    var waiters: [Int: Waiter] = [:]
  }

  private struct State {
    var lastID = 0
    var flights: [String: Flight] = [:]

    mutating func newID() -> Int {
      lastID += 1
      return lastID
    }
  }

  private let state = Guarded(State())

  /// Returns the answer for `key`. It calls `send` unless a request for it is already pending.
  ///
  /// A cancelled caller returns at once; the request is cancelled when its last caller has left.
  ///
  /// - Throws: the errors of `send`, and `NewsError.cancelled`.
  func join(
    _ key: String, _ send: @escaping @Sendable () async throws -> HTTPResponse
  ) async throws -> HTTPResponse {
    guard !Task.isCancelled else { throw NewsError.cancelled }
    let id = state.withLock { $0.newID() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        board(key, id, waiter, send)
        // If the task was cancelled before the caller was added, the cancellation handler found no caller to remove.
        if Task.isCancelled { leave(key, id) }
      }
    } onCancel: {
      leave(key, id)
    }
  }

  private func board(
    _ key: String, _ id: Int, _ waiter: Waiter, _ send: @escaping @Sendable () async throws -> HTTPResponse
  ) {
    state.withLock { state in
      guard state.flights[key] == nil else {
        state.flights[key]?.waiters[id] = waiter
        return
      }
      let flight = state.newID()
      state.flights[key] = Flight(id: flight, waiters: [id: waiter])
      // It is not a child task of the first caller, because the others may wait longer.
      state.flights[key]?.task = Task {
        let result: Result<HTTPResponse, any Error>
        do { result = .success(try await send()) } catch { result = .failure(error) }
        land(key, flight, result)
      }
    }
  }

  private func land(_ key: String, _ flight: Int, _ result: Result<HTTPResponse, any Error>) {
    let waiters = state.withLock { state in
      state.flights[key]?.id == flight ? state.flights.removeValue(forKey: key)?.waiters : nil
    }
    for waiter in (waiters ?? [:]).values { waiter.resume(with: result) }
  }

  private func leave(_ key: String, _ id: Int) {
    let waiter = state.withLock { state in
      let waiter = state.flights[key]?.waiters.removeValue(forKey: id)
      if waiter != nil, state.flights[key]?.waiters.isEmpty == true {
        // Removed from the list, so that a later caller starts a new request.
        state.flights.removeValue(forKey: key)?.task?.cancel()
      }
      return waiter
    }
    waiter?.resume(throwing: NewsError.cancelled)
  }
}
