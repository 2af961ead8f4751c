import Synchronization

/// A value that one thread at a time may use: ``Synchronization/Mutex``, whose lock is never taken within a function that
/// waits.
///
/// The mutex of the standard library looks up the number of its thread. Inlined into a function that waits with `await`,
/// the place of that number is looked up once for the whole function, which may go on in another thread: then the lock
/// belongs to a thread that does not hold it, and the program ends when it is released (seen with Swift 6.3). Here it is
/// taken and released within a function of its own.
public struct Guarded<Value>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>

  @inlinable
  public init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  /// Runs work that no other thread does meanwhile. It must not take the same lock.
  @inlinable
  @inline(never)
  public borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock(body)
  }
}
