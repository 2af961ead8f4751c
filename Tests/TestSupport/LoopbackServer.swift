/// The protocol that a server speaks on its connections.
package protocol LoopbackBehaviour: Sendable {
  /// The scheme of its addresses.
  var scheme: String { get }

  /// Serves a connection, which is closed when this returns.
  func serve(_ connection: LoopbackConnection)
}

extension LoopbackBehaviour {
  package var scheme: String { "http" }
}

/// A server on loopback for tests: it accepts connections and serves each by its behaviour, in a separate thread.
///
/// It ends when it is stopped, or with the last reference to it.
package final class LoopbackServer: Sendable {
  package struct Failure: Error {
    let call: String
    let code = errno
  }

  package let port: UInt16
  private let hostAddress: String
  private let sockets: LoopbackSockets
  /// The behaviour, which records what was sent; extensions read it.
  let behaviour: any LoopbackBehaviour

  /// The host and port.
  package var address: String { "\(hostAddress):\(port)" }
  package var url: String { "\(behaviour.scheme)://\(address)" }
  package var connectionCount: Int { sockets.connectionCount }

  /// - Parameter hostAddress: a loopback address.
  init(at hostAddress: String, playing behaviour: any LoopbackBehaviour) throws {
    // Writing to a connection that the other side has closed must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    let (listener, port) = try LoopbackSockets.bound(to: hostAddress)
    guard listen(listener, LoopbackSockets.backlog) == 0 else {
      let failure = Failure(call: "listen")
      close(listener)
      throw failure
    }
    self.port = port
    self.hostAddress = hostAddress
    self.behaviour = behaviour
    sockets = LoopbackSockets(listener)
    sockets.takeConnections { behaviour.serve($0) }
  }

  deinit {
    stop()
  }

  package func stop() {
    sockets.stop()
  }

  /// An address where nobody listens while the body runs.
  package static func refusing<Result>(_ body: (String) async throws -> Result) async throws -> Result {
    let (descriptor, port) = try LoopbackSockets.bound(to: "127.0.0.1")
    defer { close(descriptor) }
    return try await body("127.0.0.1:\(port)")
  }
}
