import Glibc

/// How long a connection waits for the locks of others. A lock that is held longer is not waited for again for some
/// seconds, so that not every statement of a command waits.
///
/// Locks that others take in turns, as many collectors do, are waited for longer: each of these writes is progress.
final class LockPatience {
  private let timeout: Duration
  private let now: () -> ContinuousClock.Instant
  private let pause: () -> Void
  private let progress: () -> Int
  /// How long it does not wait after a wait in vain.
  private static let rest = Duration.seconds(10)
  /// How many times as long it waits if others make progress.
  private static let maxProgress = 10
  /// When the present wait began, and when somebody else last made progress.
  private var began: (wait: ContinuousClock.Instant, progress: ContinuousClock.Instant)?
  /// How much others have written.
  private var written = 0
  /// Until when it does not wait.
  private var exhausted: ContinuousClock.Instant?

  /// - Parameters:
  ///   - timeout: how long to wait for one lock.
  ///   - pause: waits a moment before another attempt.
  ///   - progress: a number that changes with each write.
  init(
    timeout: Duration, now: @escaping () -> ContinuousClock.Instant = { .now },
    pause: @escaping () -> Void = { usleep(5_000) }, progress: @escaping () -> Int = { 0 }
  ) {
    self.timeout = timeout
    self.now = now
    self.pause = pause
    self.progress = progress
  }

  /// Waits a moment.
  ///
  /// - Parameter isFirst: whether the lock was not waited for before.
  /// - Returns: whether to try again.
  func waits(isFirst: Bool) -> Bool {
    let now = now()
    if let exhausted, now < exhausted { return false }
    let written = progress()
    if isFirst { began = (now, now) } else if written != self.written { began?.progress = now }
    self.written = written
    guard let began, now - began.progress < timeout, now - began.wait < timeout * Self.maxProgress else {
      exhausted = now + Self.rest
      return false
    }
    pause()
    return true
  }

  /// Waits again from now on, because a lock was got.
  func renew() { exhausted = nil }
}
