import Locking

/// The reader's program for alerts, as currently set.
package final class AlertUse: Sendable {
  private let current: Guarded<String?>

  /// - Parameter program: the program with its arguments, as typed; `nil` for none.
  package init(_ program: String? = nil) {
    current = Guarded(program)
  }

  package var program: String? {
    get { current.withLock(\.self) }
    set { current.withLock { $0 = newValue } }
  }
}
