import Synchronization

/// A line-based protocol: waits for a line and then sends what a test specifies.
package final class LinesBehaviour: LoopbackBehaviour {
  /// What happens after the text.
  package enum Ending: Sendable {
    case close
    /// Sends nothing more until either side closes.
    case silence
    /// Sends these bytes over and over until the other side leaves.
    case endless([UInt8])
    /// Sends not even the text: closes the connection at once.
    case closeAtOnce
  }

  private static let longestLine = 1 << 16

  private let greeting: [UInt8]
  private let words: [UInt8]
  private let pause: Duration
  private let ending: Ending
  private let state = Mutex((heard: [String](), isLeft: false))

  /// The first line of each connection.
  var heard: [String] { state.withLock { $0.heard } }

  /// Whether the other side has ended a connection.
  var isLeft: Bool { state.withLock { $0.isLeft } }

  /// - Parameters:
  ///   - greeting: sent before a line has arrived.
  ///   - words: the text sent after a line has arrived.
  ///   - pause: the pause before each byte of the text.
  init(greeting: [UInt8], words: [UInt8], pause: Duration, ending: Ending) {
    self.greeting = greeting
    self.words = words
    self.pause = pause
    self.ending = ending
  }

  package func serve(_ connection: LoopbackConnection) {
    defer { connection.end() }
    if case .closeAtOnce = ending { return }
    if speak(on: connection) { state.withLock { $0.isLeft = true } }
  }

  /// - Returns: whether the other side has left meanwhile.
  private func speak(on connection: LoopbackConnection) -> Bool {
    guard connection.send(greeting) else { return true }
    guard let line = line(of: connection) else { return true }
    state.withLock { $0.heard.append(line) }
    guard say(on: connection) else { return true }
    switch ending {
    case .close, .closeAtOnce: return false
    case .silence: while !connection.receive().isEmpty {}
    case .endless(let piece): while connection.send(piece) {}
    }
    return true
  }

  /// The first line, with its line ending; `nil` if the other side sends no complete line.
  private func line(of connection: LoopbackConnection) -> String? {
    var line: [UInt8] = []
    while line.last != UInt8(ascii: "\n") {
      let byte = connection.receive(upTo: 1)
      guard !byte.isEmpty, line.count < Self.longestLine else { return nil }
      line += byte
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// - Returns: whether the other side is still connected.
  private func say(on connection: LoopbackConnection) -> Bool {
    if pause == .zero { return connection.send(words) }
    for byte in words {
      guard connection.wait(pause), connection.send([byte]) else { return false }
    }
    return true
  }
}
