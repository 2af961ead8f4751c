import Glibc

/// How long a connection waits for the locks of others. A lock that is held longer is not waited for again for some
/// seconds, so that not every statement of a command waits.
final class LockPatience {
  private let timeout: Duration
  private let now: () -> ContinuousClock.Instant
  private let pause: () -> Void
  /// How long it does not wait after a wait in vain.
  private static let rest = Duration.seconds(10)
  /// When the present wait began.
  private var began: ContinuousClock.Instant?
  /// Until when it does not wait.
  private var exhausted: ContinuousClock.Instant?

  /// - Parameters:
  ///   - timeout: how long to wait for one lock.
  ///   - pause: waits a moment before another attempt.
  init(
    timeout: Duration, now: @escaping () -> ContinuousClock.Instant = { .now },
    pause: @escaping () -> Void = { usleep(5_000) }
  ) {
    self.timeout = timeout
    self.now = now
    self.pause = pause
  }

  /// Waits a moment.
  ///
  /// - Parameter isFirst: whether the lock was not waited for before.
  /// - Returns: whether to try again.
  func waits(isFirst: Bool) -> Bool {
    let now = now()
    if let exhausted, now < exhausted { return false }
    if isFirst { began = now }
    guard let began, now - began < timeout else {
      exhausted = now + Self.rest
      return false
    }
    pause()
    return true
  }

  /// Waits again from now on, because a lock was got.
  func renew() { exhausted = nil }
}
