import Locking

/// Lets one of several similar requests go first if its answer shows whether the others are worth sending. The others
/// wait for it.
final class Probe: Sendable {
  enum Turn: Sendable {
    /// This request goes first and must call ``settle(_:)``.
    case first
    /// The first request ended without a clear result.
    case unknown
    case worthwhile
    case useless
  }

  fileprivate struct State {
    /// `nil` as long as nothing is known.
    var isWorthwhile: Bool?
    var isUnderWay = false
    var lastID = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  private let state = Guarded(State())

  /// Waits for the request that went first, if there is one.
  func turn() async -> Turn {
    if let turn = state.withLock({ $0.turn() }) { return turn }
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          let isOver = !state.isUnderWay || Task.isCancelled
          if !isOver { state.waiting[id] = continuation }
          return isOver
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: id) }?.resume()
    }
    return state.withLock { $0.known ?? .unknown }
  }

  /// - Parameter isWorthwhile: whether the other requests are worth sending; `nil` if that is still unclear.
  func settle(_ isWorthwhile: Bool?) {
    let waiting = state.withLock { state in
      state.isUnderWay = false
      state.isWorthwhile = isWorthwhile
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for continuation in waiting { continuation.resume() }
  }
}

extension Probe.State {
  fileprivate var known: Probe.Turn? { isWorthwhile.map { $0 ? .worthwhile : .useless } }

  /// - Returns: `nil` if another request is pending.
  fileprivate mutating func turn() -> Probe.Turn? {
    if let known { return known }
    if isUnderWay { return nil }
    isUnderWay = true
    return .first
  }
}
