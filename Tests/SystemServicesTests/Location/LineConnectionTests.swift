import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("A connection that speaks in lines")
struct LineConnectionTests {
  private func opened(
    _ server: LineServer, patience: Duration = .seconds(60), unless isCancelled: @escaping () -> Bool = { false }
  ) -> LineConnection? {
    LineConnection(
      host: "127.0.0.1", port: String(server.port), until: ContinuousClock.now + patience, unless: isCancelled)
  }

  /// All lines that the server sends, up to the largest possible number.
  private func lines(of server: LineServer) throws -> [[UInt8]] {
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

  @Test("a line is the text before its end; a text without one is not a line", arguments: LineConnectionTests.texts)
  func ends(text: String, expected: [String]) throws {
    let server = try LineServer(text)
    #expect(try lines(of: server).map { String(decoding: $0, as: UTF8.self) } == expected)
    #expect(server.heard == "hello\n")
  }

  @Test("a line may arrive in many pieces", arguments: [1, 4_095, 4_096, 4_097, 60_000])
  func portions(length: Int) throws {
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: length)
    let isWhole = try lines(of: LineServer(line + [0x0A] + line + [0x0A])) == [line, line]
    #expect(isWhole)
  }

  @Test("a line that is too long ends the connection")
  func tooLong() throws {
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 4_096)
    let server = try LineServer("first\n", then: .endless(piece))
    #expect(try lines(of: server) == [Array("first".utf8)])
  }

  @Test("after the time is over no line is returned, even if there is one")
  func late() throws {
    let server = try LineServer("one\n", then: .silence)
    let connection = opened(server, patience: .zero)
    _ = connection?.send("hello\n")
    #expect(connection?.nextLine() == nil)
  }

  @Test("after cancelling no line is returned, even if there is one")
  func cancelled() throws {
    var isCancelled = false
    let server = try LineServer("one\n", then: .silence)
    let connection = try #require(opened(server) { isCancelled })
    #expect(connection.send("hello\n"))
    isCancelled = true
    #expect(connection.nextLine() == nil)
  }

  @Test("without a server there is no connection")
  func refused() async throws {
    let isConnected = try await LineServer.refusing { address in
      let port = String(address.split(separator: ":")[1])
      let deadline = ContinuousClock.now + .seconds(60)
      return LineConnection(host: "127.0.0.1", port: port, until: deadline, unless: { false }) != nil
    }
    #expect(!isConnected)
  }
}
