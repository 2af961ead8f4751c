import Testing

@testable import NewsDomain
@testable import NewsShell

@Suite("history")
struct HistoryCommandTests {
  private let newsroom = FakeNewsroom(history: FakeHistory(lines: (1...30).map { "line \($0)" }))

  static let lengths: [(String, Int)] = [("history", 20), ("history 2", 2), ("historique 5", 5), ("history 100", 30)]

  @Test("the last commands are listed, oldest first", arguments: HistoryCommandTests.lengths)
  func lastCommandsAreTold(line: String, count: Int) async throws {
    let transcript = try await newsroom.run([line], in: .fresh(format: .tsv))
    let lines = transcript.output.split(separator: "\n").map { String($0) }
    #expect(lines == (31 - count...30).map { "line \($0)" })
  }

  @Test("people and programs see their numbers")
  func peopleAndProgramsAreToldTheirNumbers() async throws {
    #expect(try await newsroom.run(["history 2"]).output == "29  line 29\n30  line 30\n")
    let output = try await newsroom.run(["history 2"], in: .fresh(format: .json)).output
    #expect(output.contains(#"{"type":"history","n":29,"line":"line 29"}"# + "\n" + #"{"type":"history","n":30,"#))
    let few = FakeNewsroom(history: FakeHistory(lines: ["top"]))
    #expect(try await few.run(["history"]).output == " 1  top\n")
    var aloud = Session.fresh()
    aloud.settings[AccessibleSetting.self] = true
    #expect(try await few.run(["history"], in: aloud).output == "1: top\n")
  }

  @Test("an invalid count is refused", arguments: ["history 0", "history -1", "history x", "history 1 2"])
  func whatIsNoCountIsRefused(line: String) async throws {
    let transcript = try await newsroom.run([line], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage"])
  }
}
