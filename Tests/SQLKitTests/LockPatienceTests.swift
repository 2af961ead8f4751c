import Testing

@testable import SQLKit

@Suite("Waiting for the locks of others")
struct LockPatienceTests {
  /// A clock that goes on only while somebody waits.
  private final class Clock {
    var now = ContinuousClock.now
    var pauses = 0
  }

  private let clock = Clock()

  private var patience: LockPatience {
    let clock = clock
    return LockPatience(timeout: .seconds(1), now: { clock.now }) {
      clock.now += .milliseconds(100)
      clock.pauses += 1
    }
  }

  /// Waits for a lock that is held for good.
  ///
  /// - Returns: how many moments it waited.
  private func waits(_ patience: LockPatience) -> Int {
    let before = clock.pauses
    var isFirst = true
    while patience.waits(isFirst: isFirst) { isFirst = false }
    return clock.pauses - before
  }

  @Test("a lock held too long is waited for once, however many statements want it")
  func once() {
    let patience = patience
    #expect([waits(patience), waits(patience), waits(patience)] == [10, 0, 0])
  }

  @Test("after some seconds, or a lock that was got, it waits again", arguments: [true, false])
  func again(isGot: Bool) {
    let patience = patience
    #expect(waits(patience) == 10)
    if isGot { patience.renew() } else { clock.now += .seconds(11) }
    #expect(waits(patience) == 10)
  }

  @Test("as long as others write it goes on waiting, but not for ever", arguments: [(5, 15), (1000, 100)])
  func progress(writes: Int, pauses: Int) {
    let clock = clock
    var written = 0
    let patience = LockPatience(timeout: .seconds(1), now: { clock.now }) {
      clock.now += .milliseconds(100)
      clock.pauses += 1
      if written < writes { written += 1 }
    } progress: {
      written
    }
    #expect(waits(patience) == pauses)
    #expect(waits(patience) == 0)
  }
}
