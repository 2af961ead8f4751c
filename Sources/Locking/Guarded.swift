import Synchronization

/// A value that one thread at a time may use: ``Synchronization/Mutex``, whose lock is never taken inside an
/// asynchronous function.
///
/// The mutex of the standard library looks up the ID of its thread. Inlined into an asynchronous function, the address
/// of that ID is looked up once for the whole function, which may resume on another thread: then the lock belongs to a
/// thread that does not hold it, and the program crashes when it is released (seen with Swift 6.3). Here it is taken
/// and released inside a separate function.
public struct Guarded<Value>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>

  @inlinable
  public init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  /// Runs work that no other thread does at the same time. It must not take the same lock.
  @inlinable
  @inline(never)
  public borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock(body)
  }
}
