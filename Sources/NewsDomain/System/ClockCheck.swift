import FoundationEssentials
import Locking

/// Whether the clock of this machine agrees with those of the servers that have answered in this session. It is checked
/// before old articles are deleted: to a clock that is years ahead, everything is old.
package final class ClockCheck: Sendable {
  package enum Result: Sendable, Equatable {
    /// No server has sent its time yet.
    case unknown
    case agrees
    /// The clock is ahead of the servers by so many seconds, or behind if that is negative.
    case isOff(seconds: TimeInterval)
  }

  /// The greatest difference between two clocks that agree, in seconds.
  private static let tolerance: TimeInterval = 86_400

  private let state = Guarded(Result.unknown)

  package init() {}

  package var result: Result { state.withLock(\.self) }

  /// Compares the clock with a server's. One server that agrees is enough: another may be wrong itself.
  package func note(_ date: Date, at now: Date) {
    let seconds = now.timeIntervalSince(date)
    state.withLock { state in
      if state != .agrees { state = abs(seconds) <= Self.tolerance ? .agrees : .isOff(seconds: seconds) }
    }
  }
}
