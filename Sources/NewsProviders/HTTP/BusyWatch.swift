import CLibcurl
import Dispatch
import Glibc
import Locking
import NewsDomain

/// Ends connections that keep libcurl busy without an end.
///
/// libcurl reads a connection for as long as there is something to read. Over HTTP/2, a server can send frames that mean
/// nothing, such as pings, as fast as they are read: then no other transfer goes on, and no limit of time is looked at.
/// So another thread watches how long libcurl works at a time, and ends the connection that receives most.
final class BusyWatch: Sendable {
  private struct Work {
    /// The clock of processor time of the thread on which libcurl works.
    let clock: clockid_t
    /// The time of that clock when it began.
    let since: Duration
  }

  private struct State {
    /// The open sockets, with the bytes that each had received at the last look.
    var sockets: [Int32: UInt64] = [:]
    /// What libcurl does now; `nil` between its turns.
    var work: Work?
    var hasWorked = false
    var isWatching = false
  }

  private let patience: Duration
  private let state = Guarded(State())

  /// - Parameter patience: the processor time for which libcurl may work without a break. What it does in one turn takes
  ///   milliseconds.
  init(patience: Duration = .seconds(2)) {
    self.patience = patience
  }

  func add(_ socket: Int32) { state.withLock { $0.sockets[socket] = 0 } }

  /// Closes a socket. Its number must not be another's while it is watched.
  func close(_ socket: Int32) -> Int32 {
    state.withLock { state in
      state.sockets[socket] = nil
      return Glibc.close(socket)
    }
  }

  /// Lets libcurl work, on the thread of the caller.
  func watching<Value>(_ work: () -> Value) -> Value {
    var clock = clockid_t()
    guard pthread_getcpuclockid(pthread_self(), &clock) == 0 else { return work() }
    let begun = Work(clock: clock, since: Self.time(of: clock))
    let isFirst = state.withLock { state in
      state.work = begun
      state.hasWorked = true
      defer { state.isWatching = true }
      return !state.isWatching
    }
    if isFirst { lookLater() }
    defer { state.withLock { $0.work = nil } }
    return work()
  }

  private func lookLater() {
    let step = patience / 2
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(max(1, Int(step.seconds * 1_000)))) {
      if self.look() { self.lookLater() }
    }
  }

  /// - Returns: whether libcurl has worked since the last look.
  private func look() -> Bool {
    state.withLock { state in
      state.isWatching = state.hasWorked || state.work != nil
      state.hasWorked = false
      let before = state.sockets
      for socket in before.keys { state.sockets[socket] = supernews_received_bytes(socket) }
      guard let work = state.work, Self.time(of: work.clock) - work.since > patience else { return state.isWatching }
      let growth = state.sockets.map { (socket: $0.key, bytes: $0.value &- (before[$0.key] ?? 0)) }
      if let busiest = growth.max(by: { $0.bytes < $1.bytes }) { shutdown(busiest.socket, Int32(SHUT_RDWR)) }
      return true
    }
  }

  /// The processor time of a thread.
  private static func time(of clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
