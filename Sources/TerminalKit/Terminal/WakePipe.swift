import Glibc
import Locking

/// A pipe that ends a wait for input. Signal handlers write events into it.
package final class WakePipe: Sendable {
  package enum Event: UInt8, Sendable {
    case interrupt = 1
    case resize
    case suspend
    case resume
    /// The wait is to end.
    case stop
    /// There may be news for a person who is not typing.
    case news
  }

  package enum Waited: Equatable {
    case ready
    case woken
    case timedOut
  }

  private let watched = Guarded(false)
  private let readEnd: Int32
  private let writeEnd: Int32

  /// - Returns: `nil` if the process has no file descriptors left.
  package init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    readEnd = ends[0]
    writeEnd = ends[1]
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Whether somebody waits for events and handles them.
  var isWatched: Bool { watched.withLock(\.self) }

  /// Runs `body`, which handles events and reads from the terminal.
  package func whileWatched<Result>(_ body: () throws -> Result) rethrows -> Result {
    watched.withLock { $0 = true }
    defer { watched.withLock { $0 = false } }
    return try Terminal.asJob(body)
  }

  package func send(_ event: Event) {
    var byte = event.rawValue
    _ = write(writeEnd, &byte, 1)
  }

  /// Takes the oldest event; `nil` if there is none.
  package func take() -> Event? {
    var byte: UInt8 = 0
    return systemRead(readEnd, &byte, 1) == 1 ? Event(rawValue: byte) : nil
  }

  /// Discards all events so far.
  package func drain() {
    while take() != nil {}
  }

  /// Waits until the descriptor can be read or an event arrives. If both happen, the event is reported.
  ///
  /// - Parameter milliseconds: The longest wait; -1 waits for ever.
  package func wait(for descriptor: Int32, milliseconds: Int32 = -1) -> Waited {
    var polls = [
      pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let count = systemPoll(&polls, 2, milliseconds)
      if count < 0, errno == EINTR { continue }
      if count == 0 { return .timedOut }
      return count > 0 && polls[0].revents != 0 ? .woken : .ready
    }
  }
}
