import CConfinement
import Glibc

/// When a request has cost its price.
struct ExchangeBound {
  private let process: pid_t
  private let end: ContinuousClock.Instant
  /// The processor time of the worker at which it is ended; `nil` if that is unknown.
  private let workEnd: Duration?

  /// Begins now. The kernel ends the worker as well, should this process end before.
  init(_ process: pid_t, _ price: Price) {
    self.process = process
    end = .now + price.wait
    workEnd = Self.work(of: process).map { $0 + price.work }
    if let workEnd { supernews_limit_cpu(process, UInt64(max(0, workEnd.components.seconds)) + 1) }
  }

  /// How long the answer may take from now, in milliseconds; `nil` if it took too long. A worker has one thread, so it
  /// needs at least as much time as processor time.
  var left: Int32? {
    var left = ContinuousClock.now.duration(to: end)
    if let workEnd, let work = Self.work(of: process) { left = min(left, workEnd - work) }
    guard left > .zero else { return nil }
    return Int32(clamping: left.components.seconds &* 1_000 &+ left.components.attoseconds / 1_000_000_000_000_000 &+ 1)
  }

  private static func work(of process: pid_t) -> Duration? {
    let time = supernews_cpu_time(process)
    return time < 0 ? nil : .nanoseconds(time)
  }
}
