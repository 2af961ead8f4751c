import Dispatch
import Synchronization

/// An HTTP/1.1 server on loopback for tests: counts what it is asked and plays whatever a test wants.
package final class LoopbackServer: Sendable {
  package struct Request: Sendable {
    package let target: String
    /// Names in lower case.
    package let headers: [String: String]

    package var path: String { String(target.prefix { $0 != "?" }) }

    package var query: [String: String] {
      guard let mark = target.firstIndex(of: "?") else { return [:] }
      let pairs = target[target.index(after: mark)...].split(separator: "&").map { pair in
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return (parts[0], parts.count > 1 ? parts[1] : "")
      }
      return Dictionary(pairs) { _, last in last }
    }
  }

  package enum Answer: Sendable {
    case response(
      status: Int = 200, headers: [(String, String)] = [("Content-Type", "application/json")], body: [UInt8])
    /// These bytes and then the end of the connection.
    case raw([UInt8])
    /// Nothing until the server stops.
    case silence
    /// The head and then this piece over and over, until the other side has had enough.
    case endless(head: String, piece: [UInt8])
    /// The head at once and then one byte of the body after each pause, for as long as `longest`.
    case slow(head: String, body: [UInt8], pause: Duration)
    /// These bytes and then a reset in place of the end of the connection.
    case reset([UInt8])
    /// Another answer after this time or after `longest`, whichever is shorter.
    indirect case delayed(Duration, Answer)

    /// Beyond which no answer is slow or delayed, so that a forgotten server comes to an end.
    package static let longest: Duration = .seconds(60)

    package static func json(_ text: String, status: Int = 200) -> Answer {
      .response(status: status, body: Array(text.utf8))
    }

    package static func redirect(to url: String) -> Answer {
      .response(status: 302, headers: [("Location", url)], body: [])
    }
  }

  private struct State {
    var requests: [Request] = []
    var connections: Set<Int32> = []
    var connectionCount = 0
    var answering = 0
    var maximumConcurrency = 0
    var isStopped = false
  }

  package let port: UInt16
  private let address: String
  private let listener: Int32
  private let state = Mutex(State())
  private let handler: @Sendable (Request) -> Answer

  package var url: String { "http://\(address):\(port)" }
  package var requests: [Request] { state.withLock { $0.requests } }
  package var connectionCount: Int { state.withLock { $0.connectionCount } }

  /// How often each path was asked for, whatever the query.
  package var requestCounts: [String: Int] {
    requests.reduce(into: [:]) { $0[$1.path, default: 0] += 1 }
  }

  /// The largest number of requests that were being answered at the same time.
  ///
  /// A request counts from when it has been read until the last portion of its answer is about to be sent, and one
  /// that the other side gives up until the server notices.
  package var maximumConcurrency: Int { state.withLock { $0.maximumConcurrency } }

  /// The number of requests that are being answered now.
  package var answeringCount: Int { state.withLock { $0.answering } }

  package struct Failure: Error {
    let call: String
    let code = errno
  }

  /// - Parameter address: of loopback.
  package init(at address: String = "127.0.0.1", _ handler: @escaping @Sendable (Request) -> Answer) throws {
    self.handler = handler
    self.address = address
    signal(SIGPIPE, SIG_IGN)
    (listener, port) = try Self.bound(to: address)
    guard listen(listener, 64) == 0 else {
      let failure = Failure(call: "listen")
      close(listener)
      throw failure
    }
    let listener = listener
    // Holds the server: a test may be done with it before its last request is.
    DispatchQueue(label: "loopback.accept").async { [self] in
      // Closed by the thread that uses it: its number may be another server's as soon as it is.
      defer { close(listener) }
      while true {
        let connection = accept(listener, nil, nil)
        if connection < 0 {
          if errno == EINTR || errno == ECONNABORTED { continue }
          return
        }
        guard begin(connection) else {
          close(connection)
          return
        }
        DispatchQueue(label: "loopback.connection").async { [self] in serve(connection) }
      }
    }
  }

  package func stop() {
    state.withLock { state in
      guard !state.isStopped else { return }
      state.isStopped = true
      shutdown(listener, Int32(SHUT_RDWR))
      // Inside the lock: a descriptor that is closed meanwhile may be another server's already.
      for connection in state.connections { shutdown(connection, Int32(SHUT_RDWR)) }
    }
  }

  private func begin(_ connection: Int32) -> Bool {
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    // Without it, single bytes would wait for one another to be acknowledged.
    var isOn: Int32 = 1
    setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    return state.withLock { state in
      guard !state.isStopped else { return false }
      state.connections.insert(connection)
      state.connectionCount += 1
      return true
    }
  }

  private func serve(_ connection: Int32) {
    defer {
      state.withLock { _ = $0.connections.remove(connection) }
      close(connection)
    }
    var buffer: [UInt8] = []
    while let request = nextRequest(connection, &buffer) {
      beginAnswer(request)
      guard play(handler(request), on: connection) else { return }
    }
  }

  /// - Returns: whether the connection can take another request.
  private func play(_ answer: Answer, on connection: Int32) -> Bool {
    switch answer {
    case .response(let status, let headers, let body):
      var head = "HTTP/1.1 \(status) \(status < 400 ? "OK" : "No")\r\nContent-Length: \(body.count)\r\n"
      for (name, value) in headers { head += "\(name): \(value)\r\n" }
      return finish(Array((head + "\r\n").utf8) + body, to: connection)
    case .raw(let bytes):
      _ = finish(bytes, to: connection)
      // Closing ends nothing where a program that was started meanwhile has got the connection, too.
      shutdown(connection, Int32(SHUT_WR))
    case .silence:
      // Ends when either side closes.
      var byte: UInt8 = 0
      _ = systemRead(connection, &byte, 1)
      endAnswer()
    case .endless(let head, let piece):
      if send(Array(head.utf8), to: connection) {
        while send(piece, to: connection) {}
      }
      endAnswer()
    case .slow(let head, let body, let pause):
      let end = ContinuousClock.now + Answer.longest
      var isWanted = send(Array(head.utf8), to: connection)
      for byte in body.dropLast() where isWanted {
        isWanted = wait(pause, on: connection) && ContinuousClock.now < end && send([byte], to: connection)
      }
      isWanted = isWanted && wait(pause, on: connection)
      _ = finish(isWanted ? body.suffix(1) : [], to: connection)
    case .reset(let bytes):
      _ = finish(bytes, to: connection)
      // Closing then throws away what is under way and tells the other side so.
      var option = linger(l_onoff: 1, l_linger: 0)
      setsockopt(connection, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    case .delayed(let time, let answer):
      if wait(time, on: connection) { return play(answer, on: connection) }
      endAnswer()
    }
    return false
  }

  private func beginAnswer(_ request: Request) {
    state.withLock { state in
      state.requests.append(request)
      state.answering += 1
      state.maximumConcurrency = max(state.maximumConcurrency, state.answering)
    }
  }

  private func endAnswer() {
    state.withLock { $0.answering -= 1 }
  }

  /// Sends what is left of an answer, which ends it.
  private func finish(_ bytes: [UInt8], to connection: Int32) -> Bool {
    let last = bytes.suffix(4096)
    let isWanted = send(Array(bytes[..<last.startIndex]), to: connection)
    // Before the other side can have it all and ask for more, which would count as at the same time.
    endAnswer()
    return isWanted && send(Array(last), to: connection)
  }

  /// Lets time go by, but none after either side has closed.
  ///
  /// - Returns: whether both sides are still there.
  private func wait(_ time: Duration, on connection: Int32) -> Bool {
    let end = ContinuousClock.now + min(time, Answer.longest)
    while true {
      var byte: UInt8 = 0
      let count = recv(connection, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
      let isOpen = count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR))
      guard isOpen, !state.withLock({ $0.isStopped }) else { return false }
      let rest = end - .now
      guard rest > .zero else { return true }
      usleep(UInt32(min(rest, .milliseconds(10)) / .microseconds(1)))
    }
  }

  private func nextRequest(_ connection: Int32, _ buffer: inout [UInt8]) -> Request? {
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
        return Request(target: String(words[1]), headers: Dictionary(headers) { _, last in last })
      }
      guard buffer.count < 1 << 20 else { return nil }
      // A greeting of TLS is answered, too, by one that does not speak it.
      if buffer.first == 0x16 {
        buffer = []
        return Request(target: "TLS", headers: [:])
      }
      var portion = [UInt8](repeating: 0, count: 4096)
      let count = systemRead(connection, &portion, portion.count)
      guard count > 0 else { return nil }
      buffer += portion.prefix(count)
    }
  }

  private func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        systemWrite(connection, $0.baseAddress?.advanced(by: start), bytes.count - start)
      }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }
}

extension LoopbackServer {
  /// Ports that a server of this process has had: where one has stopped nobody is to answer, and what was kept of one
  /// is not another's.
  private static let had = Mutex<Set<UInt16>>([])

  /// A socket at a port of its own.
  private static func bound(to address: String) throws -> (socket: Int32, port: UInt16) {
    // Held meanwhile, so that none of them comes again.
    var refused: [Int32] = []
    defer { for socket in refused { close(socket) } }
    while true {
      let (socket, port) = try boundAnywhere(at: address)
      // A machine may have few ports: better one of them again than none.
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
      let failure = Failure(call: "bind")
      if socket >= 0 { close(socket) }
      throw failure
    }
    return (socket, UInt16(bigEndian: address.sin_port))
  }
}
