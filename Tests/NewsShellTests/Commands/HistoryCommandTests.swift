import Testing

@testable import NewsShell

@Suite("history")
struct HistoryCommandTests {
  private let newsroom = FakeNewsroom(history: FakeHistory(lines: (1...30).map { "line \($0)" }))

  static let lengths: [(String, Int)] = [("history", 20), ("history 2", 2), ("historique 5", 5), ("history 100", 30)]

  @Test("the last commands are told, oldest first", arguments: HistoryCommandTests.lengths)
  func last(line: String, count: Int) async throws {
    let transcript = try await newsroom.run([line], in: .fresh(format: .tsv))
    let lines = transcript.output.split(separator: "\n").map { String($0) }
    #expect(lines == (31 - count...30).map { "line \($0)" })
  }

  @Test("what is no count is refused", arguments: ["history 0", "history -1", "history x", "history 1 2"])
  func refused(line: String) async throws {
    let transcript = try await newsroom.run([line], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage"])
  }
}
