import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("A connection that speaks in lines", .takesTurns)
struct LineConnectionTests {
  private func opened(
    _ server: LoopbackServer, patience: Duration = .seconds(60), unless isCancelled: @escaping () -> Bool = { false }
  ) -> LineConnection? {
    LineConnection(
      host: "127.0.0.1", port: String(server.port), until: ContinuousClock.now + patience, unless: isCancelled)
  }

  /// Every line sent by the server, at most as many as there could be.
  private func lines(of server: LoopbackServer) throws -> [[UInt8]] {
    let connection = try #require(opened(server))
    #expect(connection.send("hello\n"))
    var lines: [[UInt8]] = []
    while lines.count < 1_000, let line = connection.nextLine() { lines.append(line) }
    return lines
  }

  static let texts: [(String, [String])] = [
    ("", []), ("one\n", ["one"]), ("one\ntwo\r\n\nfour\n", ["one", "two\r", "", "four"]), ("\n", [""]),
    ("whole\nhalf", ["whole"]), ("only half", []),
  ]

  @Test("a line is what comes before its end; what has none is no line", arguments: LineConnectionTests.texts)
  func lineIsWhatComesBeforeItsEnd(text: String, expected: [String]) throws {
    let server = try LoopbackServer.lines(text)
    #expect(try lines(of: server).map { String(decoding: $0, as: UTF8.self) } == expected)
    #expect(server.heard == ["hello\n"])
  }

  @Test("a line may come in many portions", arguments: [1, 4_095, 4_096, 4_097, 60_000])
  func portions(length: Int) throws {
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: length)
    let isWhole = try lines(of: LoopbackServer.lines(line + [0x0A] + line + [0x0A])) == [line, line]
    #expect(isWhole)
  }

  @Test("a line that is too long ends it")
  func tooLong() throws {
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 4_096)
    let server = try LoopbackServer.lines("first\n", then: .endless(piece))
    #expect(try lines(of: server) == [Array("first".utf8)])
  }

  @Test("when the time is over there is no line, even if there were one")
  func whenTheTimeIsOverThereIsNoLine() throws {
    let server = try LoopbackServer.lines("one\n", then: .silence)
    let connection = opened(server, patience: .zero)
    _ = connection?.send("hello\n")
    #expect(connection?.nextLine() == nil)
  }

  @Test("who waits no more gets no line, even if there were one")
  func whoWaitsNoMoreGetsNoLineEvenIfThereWereOne() throws {
    var isCancelled = false
    let server = try LoopbackServer.lines("one\n", then: .silence)
    let connection = try #require(opened(server) { isCancelled })
    #expect(connection.send("hello\n"))
    isCancelled = true
    #expect(connection.nextLine() == nil)
  }

  @Test("where nobody listens there is no connection")
  func whereNobodyListensThereIsNoConnection() async throws {
    let isConnected = try await LoopbackServer.refusing { address in
      let port = String(address.split(separator: ":")[1])
      let deadline = ContinuousClock.now + .seconds(60)
      return LineConnection(host: "127.0.0.1", port: port, until: deadline, unless: { false }) != nil
    }
    #expect(!isConnected)
  }
}
