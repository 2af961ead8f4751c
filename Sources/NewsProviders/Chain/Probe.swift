import Synchronization

/// Lets one question of a kind go first, where its answer tells what all others would get: those wait for it.
final class Probe: Sendable {
  enum Turn: Sendable {
    /// This one goes first and is to ``settle(_:)`` it.
    case first
    /// The first has found nothing out.
    case unknown
    case worthwhile
    case useless
  }

  fileprivate struct State {
    /// `nil` while nothing is known.
    var isWorthwhile: Bool?
    var isUnderWay = false
    var lastID = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  private let state = Mutex(State())

  /// Waits for the one that went first, if one did.
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

  /// - Parameter isWorthwhile: whether it is worth asking the others; `nil` where that did not show.
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

  /// - Returns: `nil` where another is under way.
  fileprivate mutating func turn() -> Probe.Turn? {
    if let known { return known }
    if isUnderWay { return nil }
    isUnderWay = true
    return .first
  }
}
