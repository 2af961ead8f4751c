import TestSupport
import TestTraits
import Testing

@Suite("The width of output without a terminal", .takesTurns)
struct WidthTests {
  @Test("COLUMNS limits the width of a header; without it a page is 80 wide", arguments: [nil, "30", "60", "200", "x"])
  func header(columns: String?) async throws {
    let program = Program(home: TemporaryFolder(), environment: columns.map { ["COLUMNS": $0] } ?? [:])
    let width = min(80, columns.flatMap { Int($0) } ?? 80)
    for command in ["top --limit 1", "sources bbc", "quota"] {
      let result = try await program.run(["--provider", "sample", "-c", command])
      let header = result.lines.prefix { !$0.hasPrefix(" ") }
      #expect(!header.isEmpty)
      #expect(header.allSatisfy { $0.count <= width }, "\(header)")
    }
    let whole = try await program.run(["--provider", "sample", "-c", "sources bbc"]).lines[0]
    #expect(whole.count == width)
  }
}
