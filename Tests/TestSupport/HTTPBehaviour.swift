import Synchronization

/// HTTP/1.1 as spoken by a server; a test gives the answer to each request.
final class HTTPBehaviour: LoopbackBehaviour {
  /// The requests, and how many of them were answered at the same time.
  struct Exchanges {
    var requests: [LoopbackServer.Request] = []
    var answering = 0
    var maximumConcurrency = 0
  }

  private let state = Mutex(Exchanges())
  private let handler: @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer

  var exchanges: Exchanges { state.withLock { $0 } }

  init(_ handler: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer) {
    self.handler = handler
  }

  func serve(_ connection: LoopbackConnection) {
    var buffer: [UInt8] = []
    while let request = nextRequest(connection, &buffer) {
      beginAnswer(request)
      guard play(handler(request), on: connection) else { return }
    }
  }

  /// - Returns: whether the connection can take another request.
  private func play(_ answer: LoopbackServer.Answer, on connection: LoopbackConnection) -> Bool {
    switch answer {
    case .response(let status, let headers, let body):
      var head = "HTTP/1.1 \(status) \(status < 400 ? "OK" : "No")\r\nContent-Length: \(body.count)\r\n"
      for (name, value) in headers { head += "\(name): \(value)\r\n" }
      return finish(Array((head + "\r\n").utf8) + body, to: connection)
    case .raw(let bytes):
      _ = finish(bytes, to: connection)
      // Closing the descriptor is not enough if a program started meanwhile has inherited the connection.
      connection.end(Int(SHUT_WR))
    case .silence:
      // Returns when either side closes.
      _ = connection.receive(upTo: 1)
      endAnswer()
    case .endless(let head, let piece):
      if connection.send(Array(head.utf8)) {
        while connection.send(piece) {}
      }
      endAnswer()
    case .slow(let head, let body, let pause):
      let end = ContinuousClock.now + LoopbackServer.Answer.longest
      var isWanted = connection.send(Array(head.utf8))
      for byte in body.dropLast() where isWanted {
        isWanted = wait(pause, on: connection) && ContinuousClock.now < end && connection.send([byte])
      }
      isWanted = isWanted && wait(pause, on: connection)
      _ = finish(isWanted ? body.suffix(1) : [], to: connection)
    case .reset(let bytes):
      _ = finish(bytes, to: connection)
      connection.resetWhenClosed()
    case .delayed(let time, let answer):
      if wait(time, on: connection) { return play(answer, on: connection) }
      endAnswer()
    }
    return false
  }

  private func beginAnswer(_ request: LoopbackServer.Request) {
    state.withLock { state in
      state.requests.append(request)
      state.answering += 1
      state.maximumConcurrency = max(state.maximumConcurrency, state.answering)
    }
  }

  private func endAnswer() {
    state.withLock { $0.answering -= 1 }
  }

  /// Sends the rest of an answer, after which it counts as ended.
  private func finish(_ bytes: [UInt8], to connection: LoopbackConnection) -> Bool {
    let last = bytes.suffix(4096)
    let isWanted = connection.send(Array(bytes[..<last.startIndex]))
    // Done before the last bytes are sent: otherwise the other side could receive everything and send its next request,
    // which would count as made at the same time.
    endAnswer()
    return isWanted && connection.send(Array(last))
  }

  /// Waits, at most for the lifetime of a forgotten server, and not after either side has closed.
  ///
  /// - Returns: whether both sides are still open.
  private func wait(_ time: Duration, on connection: LoopbackConnection) -> Bool {
    connection.wait(min(time, LoopbackServer.Answer.longest))
  }

  private func nextRequest(_ connection: LoopbackConnection, _ buffer: inout [UInt8]) -> LoopbackServer.Request? {
    let end = Array("\r\n\r\n".utf8)
    while true {
      if let range = buffer.firstRange(of: end) {
        let head = String(decoding: buffer[..<range.lowerBound], as: UTF8.self)
        buffer.removeSubrange(..<range.upperBound)
        let lines = head.split(separator: "\r\n")
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count >= 2 else { return nil }
        let headers = lines.dropFirst().compactMap { line -> (String, String)? in
          guard let mark = line.firstIndex(of: ":") else { return nil }
          let value = line[line.index(after: mark)...].drop { $0 == " " }
          return (line[..<mark].lowercased(), String(value))
        }
        let request = LoopbackServer.Request(
          method: String(words[0]), target: String(words[1]), headers: Dictionary(headers) { _, last in last })
        return withBody(request, connection, &buffer)
      }
      guard buffer.count < 1 << 20 else { return nil }
      // A TLS greeting is answered as well, although this server does not speak TLS.
      if buffer.first == 0x16 {
        buffer = []
        return LoopbackServer.Request(target: "TLS", headers: [:])
      }
      let portion = connection.receive()
      guard !portion.isEmpty else { return nil }
      buffer += portion
    }
  }

  /// The request with the body that its header announces; `nil` if that does not arrive.
  private func withBody(
    _ request: LoopbackServer.Request, _ connection: LoopbackConnection, _ buffer: inout [UInt8]
  ) -> LoopbackServer.Request? {
    guard let length = request.headers["content-length"].flatMap({ Int($0) }) else { return request }
    while buffer.count < length {
      let portion = connection.receive()
      guard !portion.isEmpty, buffer.count < 1 << 20 else { return nil }
      buffer += portion
    }
    var request = request
    request.body = Array(buffer.prefix(length))
    buffer.removeFirst(length)
    return request
  }
}
