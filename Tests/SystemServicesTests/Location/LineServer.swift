import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

/// A server on 127.0.0.1 for one connection, which sends the lines that a test wants.
final class LineServer: Sendable {
  /// How the server goes on after its bytes.
  enum Ending: Sendable {
    case close
    /// Sends nothing more until the client leaves.
    case silence
    /// Repeats these bytes until the client leaves.
    case endless([UInt8])
    /// Closes the connection at once, without sending its bytes.
    case closeAtOnce
  }

  private struct State {
    var heard = ""
    var isLeft = false
  }

  let port: UInt16
  private let state = Mutex(State())

  var address: String { "127.0.0.1:\(port)" }

  /// The first line that it received.
  var heard: String { state.withLock { $0.heard } }

  /// Whether the client has closed the connection.
  var isLeft: Bool { state.withLock { $0.isLeft } }

  convenience init(_ text: String, then ending: Ending = .close) throws {
    try self.init(Array(text.utf8), then: ending)
  }

  /// - Parameter bytes: sent after a line was received.
  init(_ bytes: [UInt8], then ending: Ending = .close) throws {
    let (listener, port) = try Self.bound()
    self.port = port
    try #require(listen(listener, 1) == 0)
    DispatchQueue(label: "line-server").async { [self] in
      // A test may fail before it connects.
      var poll = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
      var count: Int32 = 0
      repeat { count = systemPoll(&poll, 1, 60_000) } while count < 0 && errno == EINTR
      let connection = count > 0 ? accept(listener, nil, nil) : -1
      close(listener)
      guard connection >= 0 else { return }
      defer { close(connection) }
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      serve(connection, bytes, ending)
      // Another process may have inherited the connection and must not keep it open.
      shutdown(connection, Int32(SHUT_RDWR))
    }
  }

  /// Runs the body with an address at which no server listens.
  static func refusing<Result>(_ body: (String) async throws -> Result) async throws -> Result {
    let (descriptor, port) = try bound()
    defer { close(descriptor) }
    return try await body("127.0.0.1:\(port)")
  }

  private static func bound() throws -> (descriptor: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    // The socket functions accept a pointer to any kind of address.
    let isBound = withUnsafeMutableBytes(of: &address) { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
      return bind(descriptor, start, length) == 0 && getsockname(descriptor, start, &length) == 0
    }
    try #require(isBound)
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  private func serve(_ connection: Int32, _ bytes: [UInt8], _ ending: Ending) {
    if case .closeAtOnce = ending { return }
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while byte != UInt8(ascii: "\n"), systemRead(connection, &byte, 1) == 1 { line.append(byte) }
    state.withLock { $0.heard = String(decoding: line, as: UTF8.self) }
    guard say(bytes, to: connection) else { return state.withLock { $0.isLeft = true } }
    switch ending {
    case .close, .closeAtOnce: return
    case .silence: while systemRead(connection, &byte, 1) > 0 {}
    case .endless(let piece): while say(piece, to: connection) {}
    }
    state.withLock { $0.isLeft = true }
  }

  /// - Returns: whether the client is still connected.
  private func say(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemSend(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
