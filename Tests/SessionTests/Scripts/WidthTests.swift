import CSystem
import TerminalKit
import TestSupport
import TestTraits
import Testing

@Suite("The width of output without a terminal", .takesTurns)
struct WidthTests {
  @Test("COLUMNS limits the width of a header; without it a page is 80 wide", arguments: [nil, "30", "200"])
  func header(columns: String?) async throws {
    let program = Program(home: TemporaryFolder(), environment: columns.map { ["COLUMNS": $0] } ?? [:])
    let width = min(80, columns.flatMap { Int($0) } ?? 80)
    let whole = try await program.run(["--provider", "sample", "-c", "sources bbc"]).lines[0]
    #expect(whole.count == width)
  }

  @Test("headlines whose vowel signs take cells of their own fit, by the C library", arguments: [30])
  func vowelSigns(columns: Int) async throws {
    _ = TerminalLocale.prepare()
    let reader = try Reader()
    for (number, words) in [
      "\u{92E}\u{93E}\u{932}\u{93E} \u{915}\u{940} \u{928}\u{93E}\u{935}",
      "\u{BA4}\u{BAE}\u{BBF}\u{BB4}\u{BCD} \u{BAE}\u{BBE}\u{BB2}\u{BC8}",
      "\u{9AC}\u{9BE}\u{9B2}\u{9BE} \u{9A8}\u{9BE}\u{9B0}\u{9C0}",
      "\u{1797}\u{17B6}\u{179F}\u{17B6}\u{1797}\u{17B6}\u{179F}\u{17B6}",
    ].enumerated() {
      let title = Array(repeating: words, count: 12).joined(separator: " ")
      reader.news.publish("\(number)", title, description: title, source: words, at: .day(0))
    }
    let program = reader.program(at: .day(0, 1), ["COLUMNS": "\(columns)"])
    let result = try await program.run(["--provider", "newsapi", "-c", "top; open 1"])
    #expect(result.lines.count > 8)
    // Without a terminal, the lines of a list are left whole.
    for line in result.lines where !line.hasPrefix(" ") {
      let cells = line.unicodeScalars.reduce(0) { $0 + Int(supernews_wcwidth($1.value)) }
      #expect(cells <= columns, "\(line)")
    }
  }
}
