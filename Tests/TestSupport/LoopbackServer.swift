/// What a server says on its connections.
package protocol LoopbackBehaviour: Sendable {
  /// Of the addresses that lead to it.
  var scheme: String { get }

  /// Speaks on a connection, which is closed when this returns.
  func serve(_ connection: LoopbackConnection)
}

extension LoopbackBehaviour {
  package var scheme: String { "http" }
}

/// A server on loopback for tests: takes connections and leaves each to its behaviour, in a thread of its own.
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
  /// Keeps what was said, for the extensions that tell it.
  let behaviour: any LoopbackBehaviour

  /// Host and port.
  package var address: String { "\(hostAddress):\(port)" }
  package var url: String { "\(behaviour.scheme)://\(address)" }
  package var connectionCount: Int { sockets.connectionCount }

  /// - Parameter hostAddress: of loopback.
  init(at hostAddress: String, playing behaviour: any LoopbackBehaviour) throws {
    // What the other side no longer wants is no reason to end the tests.
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

  /// An address that nobody listens to, as long as the body runs.
  package static func refusing<Result>(_ body: (String) async throws -> Result) async throws -> Result {
    let (descriptor, port) = try LoopbackSockets.bound(to: "127.0.0.1")
    defer { close(descriptor) }
    return try await body("127.0.0.1:\(port)")
  }
}
