import Synchronization

/// Counts how often it is asked.
package final class Counter: Sendable {
  private let value = Mutex(0)

  package init() {}

  package var count: Int { value.withLock(\.self) }

  package func next() -> Int {
    value.withLock { value in
      defer { value += 1 }
      return value
    }
  }
}
