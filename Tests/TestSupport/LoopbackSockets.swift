import Synchronization

/// The listening socket of a server, and the sockets of its connections.
final class LoopbackSockets: Sendable {
  private struct State {
    var connections: Set<Int32> = []
    var connectionCount = 0
    var isListening = true
    var isStopped = false
  }

  /// How many connections may wait to be accepted.
  static let backlog: Int32 = 64

  private let listener: Int32
  private let state = Mutex(State())

  /// The number of connections so far.
  var connectionCount: Int { state.withLock { $0.connectionCount } }
  var isStopped: Bool { state.withLock { $0.isStopped } }

  /// - Parameter listener: closed when no more connections are accepted.
  init(_ listener: Int32) {
    self.listener = listener
  }

  /// Accepts connections until it is stopped, in a separate thread.
  ///
  /// Dispatch's read sources are not used: on Linux, libdispatch may crash if several of them are created and cancelled
  /// at the same time (swift-corelibs-libdispatch, issue 949).
  func takeConnections(_ serve: @escaping @Sendable (LoopbackConnection) -> Void) {
    let isTaken = LoopbackThread.start { [self] in
      while takeConnection(serve) {}
      closeListener()
    }
    if !isTaken { closeListener() }
  }

  /// Waits for a connection, which is served in another thread.
  ///
  /// - Returns: whether more can come.
  private func takeConnection(_ serve: @escaping @Sendable (LoopbackConnection) -> Void) -> Bool {
    let connection = accept(listener, nil, nil)
    // After the listener was shut down the error is another one.
    if connection < 0 { return errno == EINTR || errno == ECONNABORTED }
    guard begin(connection) else {
      close(connection)
      return false
    }
    let isServed = LoopbackThread.start { [self] in
      serve(LoopbackConnection(descriptor: connection, sockets: self))
      end(connection)
    }
    if !isServed { end(connection) }
    return true
  }

  private func closeListener() {
    state.withLock { state in
      state.isListening = false
      // Inside the lock: its number may be another server's as soon as it is closed.
      close(listener)
    }
  }

  func stop() {
    state.withLock { state in
      guard !state.isStopped else { return }
      state.isStopped = true
      if state.isListening { shutdown(listener, Int32(SHUT_RDWR)) }
      // Done while the lock is held: once a descriptor is closed, it may belong to another server.
      for connection in state.connections { shutdown(connection, Int32(SHUT_RDWR)) }
    }
  }

  private func begin(_ connection: Int32) -> Bool {
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    // Otherwise each single byte would wait for the previous one to be acknowledged.
    var isOn: Int32 = 1
    setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    return state.withLock { state in
      guard !state.isStopped else { return false }
      state.connections.insert(connection)
      state.connectionCount += 1
      return true
    }
  }

  private func end(_ connection: Int32) {
    state.withLock { _ = $0.connections.remove(connection) }
    close(connection)
  }
}

extension LoopbackSockets {
  /// Ports that servers of this process have used. A port is not used again: after a server has stopped nobody may
  /// answer there, and nothing stored from one server may be attributed to another.
  private static let had = Mutex<Set<UInt16>>([])

  /// A socket bound to an unused port.
  static func bound(to address: String) throws -> (socket: Int32, port: UInt16) {
    // Kept bound meanwhile, so that none of these ports is offered again.
    var refused: [Int32] = []
    defer { for socket in refused { close(socket) } }
    while true {
      let (socket, port) = try boundAnywhere(at: address)
      // If the machine has few free ports, a port that was used before is better than none.
      if had.withLock({ $0.insert(port).inserted }) || refused.count == 10 { return (socket, port) }
      refused.append(socket)
    }
  }

  private static func boundAnywhere(at host: String) throws -> (socket: Int32, port: UInt16) {
    #if canImport(Glibc)
      let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    #else
      let socket = socket(AF_INET, SOCK_STREAM, 0)
      _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    inet_pton(AF_INET, host, &address.sin_addr)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    // The socket functions take a pointer to any kind of address.
    let isBound = withUnsafeMutableBytes(of: &address) { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
      return bind(socket, start, length) == 0 && getsockname(socket, start, &length) == 0
    }
    guard isBound else {
      let failure = LoopbackServer.Failure(call: "bind")
      if socket >= 0 { close(socket) }
      throw failure
    }
    return (socket, UInt16(bigEndian: address.sin_port))
  }
}
