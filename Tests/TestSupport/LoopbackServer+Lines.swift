extension LoopbackServer {
  /// A server of a protocol of lines: may greet, waits for a line, and then says these words.
  ///
  /// - Parameters:
  ///   - pause: before each byte of the words.
  ///   - ending: what comes after them.
  package static func lines(
    _ words: [UInt8], greeting: [UInt8] = [], pause: Duration = .zero, then ending: LinesBehaviour.Ending = .close
  ) throws -> LoopbackServer {
    let behaviour = LinesBehaviour(greeting: greeting, words: words, pause: pause, ending: ending)
    return try LoopbackServer(at: "127.0.0.1", playing: behaviour)
  }

  package static func lines(
    _ words: String, greeting: String = "", pause: Duration = .zero, then ending: LinesBehaviour.Ending = .close
  ) throws -> LoopbackServer {
    try lines(Array(words.utf8), greeting: Array(greeting.utf8), pause: pause, then: ending)
  }

  /// The first line of each connection, of a server of lines.
  package var heard: [String] { (behaviour as? LinesBehaviour)?.heard ?? [] }

  /// Whether the other side has ended a connection, of a server of lines.
  package var isLeft: Bool { (behaviour as? LinesBehaviour)?.isLeft == true }
}
