import TestSupport
import TestTraits
import Testing

@Suite("Pages without an article, in whole sessions", .takesTurns)
struct BadPageSessionTests {
  private let home = TemporaryFolder()

  private func run(_ arguments: [String]) async throws -> Program.Result {
    try await Program(home: home).run(arguments)
  }

  @Test("PDF, login, wall of consent, error sent as success, home page and costly page have no text, and say why")
  func reasons() async throws {
    let server = try BadPages.server()
    defer { server.stop() }
    #expect(try await run(["feeds", "add", server.url + "/feed"]).status == 0)
    let script = "feeds open; read all; find bicycle --in text; find cookies --in text"
    let steps = try await run(["-F", "json", "-c", script]).steps()
    #expect(steps.map(\.outcome) == ["feeds ok", "read ok", "find ok", "find ok"])
    try #require(steps.count == 4)
    let texts = steps[1].records
    #expect(texts.map(\.title) == BadPages.reasons.map { "Page " + $0.0 })
    #expect(texts.map(\.reason) == BadPages.reasons.map(\.1))
    #expect(texts.allSatisfy { $0.verdict == "none" && $0.words == 0 && $0.text?.isEmpty != false })
    // No text of these pages is stored.
    #expect(steps[2].records.isEmpty && steps[3].records.isEmpty)
  }
}
