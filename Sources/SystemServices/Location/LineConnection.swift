import Glibc

/// A TCP connection to a server that sends lines of text. It is given up at a deadline.
final class LineConnection {
  /// The interval of checking whether the caller is still waiting, in milliseconds.
  private static let turn: Int32 = 50
  /// The longest line, in bytes.
  private static let longestLine = 1 << 16

  private let descriptor: Int32
  private let deadline: ContinuousClock.Instant
  private let isCancelled: () -> Bool
  private var pending: [UInt8] = []

  /// - Parameters:
  ///   - host: a name or an address.
  ///   - isCancelled: whether the caller has stopped waiting.
  /// - Returns: `nil` if no connection is made in time.
  init?(
    host: String, port: String, until deadline: ContinuousClock.Instant, unless isCancelled: @escaping () -> Bool
  ) {
    self.deadline = deadline
    self.isCancelled = isCancelled
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, port, &hints, &list) == 0 else { return nil }
    defer { freeaddrinfo(list) }
    // The list and all it points to live until it is freed at the end of this function.
    for address in sequence(first: list, next: { $0?.pointee.ai_next }).compactMap({ $0?.pointee }) {
      let descriptor = socket(
        address.ai_family, address.ai_socktype | Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue),
        address.ai_protocol)
      guard descriptor >= 0 else { continue }
      let status = connect(descriptor, address.ai_addr, address.ai_addrlen)
      // Limited to a second, so that an address that does not answer leaves time for the next.
      let limit = min(deadline, ContinuousClock.now + .seconds(1))
      if status == 0 || (errno == EINPROGRESS && Self.isConnected(descriptor, limit, isCancelled)) {
        self.descriptor = descriptor
        return
      }
      close(descriptor)
    }
    return nil
  }

  deinit {
    close(descriptor)
  }

  /// - Returns: whether the whole text was sent.
  func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return systemSend(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }

  /// Reads the next line, without its end.
  ///
  /// - Returns: `nil` if the server has closed the connection, the deadline has passed or the line is too long.
  func nextLine() -> [UInt8]? {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(pending[..<end])
        pending.removeSubrange(...end)
        return line
      }
      guard pending.count <= Self.longestLine, Self.wait(for: POLLIN, of: descriptor, deadline, isCancelled) else {
        return nil
      }
      var portion = [UInt8](repeating: 0, count: 1 << 12)
      let count = systemRead(descriptor, &portion, portion.count)
      if count < 0, errno == EAGAIN || errno == EINTR { continue }
      guard count > 0 else { return nil }
      pending += portion.prefix(count)
    }
  }

  private static func isConnected(
    _ descriptor: Int32, _ deadline: ContinuousClock.Instant, _ isCancelled: () -> Bool
  ) -> Bool {
    guard wait(for: POLLOUT, of: descriptor, deadline, isCancelled) else { return false }
    var error: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &length) == 0 && error == 0
  }

  private static func wait(
    for events: Int32, of descriptor: Int32, _ deadline: ContinuousClock.Instant, _ isCancelled: () -> Bool
  ) -> Bool {
    var poll = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    while !isCancelled(), ContinuousClock.now < deadline {
      if systemPoll(&poll, 1, turn) > 0 { return true }
    }
    return false
  }
}
