/// A connection that a server has accepted.
package struct LoopbackConnection: Sendable {
  let descriptor: Int32
  let sockets: LoopbackSockets

  /// - Returns: the bytes that have arrived, after waiting for at least one; empty at the end.
  func receive(upTo count: Int = 4096) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let received = systemRead(descriptor, &bytes, count)
    return Array(bytes.prefix(max(0, received)))
  }

  /// - Returns: whether the other side is still connected.
  func send(_ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress?.advanced(by: start), bytes.count - start)
      }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }

  /// Waits, but not after either side has closed.
  ///
  /// - Returns: whether both sides are still open.
  func wait(_ time: Duration) -> Bool {
    let end = ContinuousClock.now + time
    while true {
      var byte: UInt8 = 0
      let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
      let isOpen = count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR))
      guard isOpen, !sockets.isStopped else { return false }
      let rest = end - .now
      guard rest > .zero else { return true }
      usleep(UInt32(min(rest, .milliseconds(10)) / .microseconds(1)))
    }
  }

  /// Ends the connection for the other side as well, even if a program started meanwhile has inherited it: closing the
  /// descriptor alone would not.
  func end(_ direction: Int = Int(SHUT_RDWR)) {
    shutdown(descriptor, Int32(direction))
  }

  /// Makes closing discard unsent bytes and reset the connection.
  func resetWhenClosed() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }
}
