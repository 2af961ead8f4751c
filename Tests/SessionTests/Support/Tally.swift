import Synchronization

/// A counter shared by the threads of a server and the tasks of a test.
final class Tally: Sendable {
  private let sum = Mutex(0)

  var count: Int { sum.withLock { $0 } }

  /// - Returns: the new count.
  @discardableResult
  func add(_ number: Int) -> Int {
    sum.withLock { sum in
      sum += number
      return sum
    }
  }
}
