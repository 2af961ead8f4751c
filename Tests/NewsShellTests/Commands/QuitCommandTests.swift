import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("quit")
struct QuitCommandTests {
  @Test("it ends the session, and nothing after it runs", arguments: ["quit", "quitte", "exit", "quit; top"])
  func itEndsTheSessionAndNothingAfterItRuns(line: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run([line, "top"])
    #expect(transcript.session.isOver)
    #expect(newsroom.news.requests.isEmpty)
    #expect(transcript.status == .success)
  }

  @Test("the status reports failures before it")
  func status() async throws {
    #expect(try await FakeNewsroom().run(["nosuch", "quit"]).status == .failure)
  }
}
