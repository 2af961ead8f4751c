import Testing

@testable import NewsShell
@testable import TerminalKit

@Suite("Keys that wait")
struct KeyBacklogTests {
  @Test("those before Ctrl-C are dropped, those after it are taken, and other events always")
  func dropped() {
    let backlog = KeyBacklog()
    for _ in 1...3 { backlog.add(.key(.down)) }
    #expect(backlog.take(.key(.down)))
    backlog.drop()
    backlog.add(.resized)
    backlog.add(.key(.up))
    #expect(!backlog.take(.key(.down)))
    #expect(!backlog.take(.key(.down)))
    #expect(backlog.take(.resized))
    #expect(!backlog.isEmpty)
    #expect(backlog.take(.key(.up)))
    #expect(backlog.isEmpty)
  }
}
