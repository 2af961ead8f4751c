import Locking

/// A value that is created on first use: a program that only shows a list needs few of them.
package final class Deferred<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = Guarded<Value?>(nil)

  package init(_ make: @autoclosure @escaping @Sendable () -> Value) {
    self.make = make
  }

  package var value: Value {
    made.withLock { made in
      let value = made ?? make()
      made = value
      return value
    }
  }
}
