extension LoopbackServer {
  /// A server of a line-based protocol: it may greet, waits for a line, and then sends this text.
  ///
  /// - Parameters:
  ///   - pause: the pause before each byte of the text.
  ///   - ending: what happens after it.
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

  /// For a server of lines, the first line of each connection.
  package var heard: [String] { (behaviour as? LinesBehaviour)?.heard ?? [] }

  /// For a server of lines, whether the other side has ended a connection.
  package var isLeft: Bool { (behaviour as? LinesBehaviour)?.isLeft == true }
}
