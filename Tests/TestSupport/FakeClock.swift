import FoundationEssentials
import NewsDomain
import Synchronization

/// A clock that a test sets forward.
package final class FakeClock: Sendable {
  private let moment: Mutex<Date>

  package init(_ start: Date = Date()) {
    moment = Mutex(start)
  }

  package var clock: WallClock { WallClock { self.moment.withLock(\.self) } }

  package func pass(_ seconds: TimeInterval) {
    moment.withLock { $0 += seconds }
  }
}
