import Dispatch
import Synchronization
import TestSupport
import Testing

/// A gpsd of made-up receivers on 127.0.0.1: greets, waits to be asked, and then says what a test wants.
final class FakeGPSD: Sendable {
  /// What it says once it is asked.
  struct Speech: CustomTestStringConvertible {
    var text: String
    /// Before each byte.
    var pause: Duration = .zero
    /// Whether it hangs up then, instead of waiting for the other side to do so.
    var hangsUp = false

    static let silence = Speech(text: "")
    static let hangUp = Speech(text: "", hangsUp: true)

    var testDescription: String { "\(text.prefix(60)) \(pause) \(hangsUp)" }
  }

  private static let greeting = "{\"class\":\"VERSION\",\"release\":\"3.22\",\"proto_major\":3,\"proto_minor\":14}\n"

  /// A place as gpsd reports it, with the lines that stand around it in its answers.
  static func fix(_ latitude: Double, _ longitude: Double, mode: Int = 3) -> String {
    """
    {"class":"DEVICES","devices":[{"class":"DEVICE","path":"/dev/made-up","activated":"2026-11-21T08:00:00.000Z"}]}
    {"class":"WATCH","enable":true,"json":true,"nmea":false}
    $GPRMC,080000.00,A,0000.0000,N,00000.0000,E,010.0,045.0,211126,,,A*5B
    {"class":"SKY","device":"/dev/made-up","hdop":1.0,"satellites":[]}
    {"class":"TPV","device":"/dev/made-up","mode":\(mode),"lat":\(latitude),"lon":\(longitude),"alt":35.0}

    """
  }

  let address: String
  private let listener: Int32
  private let speech: Speech
  private let state = Mutex((questions: [String](), connections: Set<Int32>(), isStopped: false))

  /// The first line of each who asked.
  var questions: [String] { state.withLock { $0.questions } }

  init(_ speech: Speech) throws {
    self.speech = speech
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutableBytes(of: &address) { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
      return bind(listener, start, length) == 0 && listen(listener, 16) == 0
        && getsockname(listener, start, &length) == 0
    }
    guard isBound else { throw Program.Failure.cannotStart(errno) }
    self.listener = listener
    self.address = "127.0.0.1:\(UInt16(bigEndian: address.sin_port))"
    // Holds it until it is stopped.
    DispatchQueue(label: "gpsd.accept").async { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0, begin(connection) else {
          close(connection)
          break
        }
        DispatchQueue(label: "gpsd.connection").async { [self] in serve(connection) }
      }
      close(listener)
    }
  }

  func stop() {
    state.withLock { state in
      state.isStopped = true
      shutdown(listener, Int32(SHUT_RDWR))
      for connection in state.connections { shutdown(connection, Int32(SHUT_RDWR)) }
    }
  }

  private func begin(_ connection: Int32) -> Bool {
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    return state.withLock { state in
      if !state.isStopped { state.connections.insert(connection) }
      return !state.isStopped
    }
  }

  private func serve(_ connection: Int32) {
    defer {
      state.withLock { _ = $0.connections.remove(connection) }
      close(connection)
    }
    _ = write(Array(Self.greeting.utf8), to: connection)
    var question: [UInt8] = []
    var byte: UInt8 = 0
    while question.last != UInt8(ascii: "\n") {
      guard question.count < 1 << 10, recv(connection, &byte, 1, 0) == 1 else { return }
      question.append(byte)
    }
    state.withLock { $0.questions.append(String(decoding: question, as: UTF8.self)) }
    if speech.pause == .zero {
      guard write(Array(speech.text.utf8), to: connection) else { return }
    } else {
      for byte in speech.text.utf8 {
        usleep(UInt32(speech.pause / .microseconds(1)))
        guard write([byte], to: connection) else { return }
      }
    }
    // Until the other side hangs up, or this one is stopped.
    while !speech.hangsUp, recv(connection, &byte, 1, 0) == 1 {}
  }

  private func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
