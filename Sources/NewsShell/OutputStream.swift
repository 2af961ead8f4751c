/// Standard output or error: gathers what is written and hands it on in large pieces.
public struct OutputStream {
  public enum State: Sendable, Equatable {
    case open
    /// Nobody reads any more, as after `| head`: no error, but nothing left to do.
    case abandoned
    /// - Parameter code: an `errno`.
    case failed(code: Int32)
  }

  public private(set) var state = State.open
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private static let capacity = 1 << 16

  public init(_ descriptor: Int32) {
    self.descriptor = descriptor
    buffer.reserveCapacity(Self.capacity + 4096)
  }

  public mutating func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.capacity { flush() }
  }

  public mutating func flush() {
    var start = 0
    while start < buffer.count, state == .open {
      let count = buffer.withUnsafeBytes { bytes in
        systemWrite(descriptor, bytes.baseAddress?.advanced(by: start), bytes.count - start)
      }
      if count >= 0 {
        start += count
      } else if errno == EPIPE {
        state = .abandoned
      } else if errno == EAGAIN {
        // A terminal or pipe that another program made non-blocking.
        var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = systemPoll(&poll, 1, 1000)
      } else if errno != EINTR {
        state = .failed(code: errno)
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
