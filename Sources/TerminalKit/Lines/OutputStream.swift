import Glibc

/// Standard output or standard error, with a buffer so that the system is called rarely.
package struct OutputStream: Sendable {
  package enum State: Sendable, Equatable {
    case open
    /// Nobody reads the output any more, as after `| head`. This is not an error, but there is nothing left to do.
    case abandoned
    /// - Parameter code: An `errno`.
    case failed(code: Int32)
  }

  package private(set) var state = State.open
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private static let capacity = 1 << 16

  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
    buffer.reserveCapacity(Self.capacity + 4096)
  }

  package mutating func write(_ output: SafeOutput) {
    buffer.append(contentsOf: output.bytes)
    if buffer.count >= Self.capacity { flush() }
  }

  package mutating func flush() {
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
        // Another program has made the terminal or pipe non-blocking.
        var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = systemPoll(&poll, 1, 1000)
      } else if errno != EINTR {
        state = .failed(code: errno)
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// Writes straight to a file descriptor, for output that must not wait in a buffer.
package enum UnbufferedOutput {
  package static func write(_ output: SafeOutput, to descriptor: Int32) {
    var stream = OutputStream(descriptor)
    stream.write(output)
    stream.flush()
  }
}
