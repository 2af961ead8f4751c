import Testing

@testable import NewsPresentation
@testable import TerminalKit

@Suite("Counts as blocks")
struct SparklineTests {
  @Test(
    "the highest block is the greatest count, the lowest is none, and no other count is as low as none",
    arguments: [
      ([], ""), ([0], "▁"), ([0, 0], "▁▁"), ([5], "█"), ([1, 0, 1000], "▂▁█"), ([0, 1, 2, 3, 4, 5, 6, 7], "▁▂▃▄▅▆▇█"),
      ([7, 14], "▅█"), ([-3, 1], "▁█"),
    ] as [([Int], String)])
  func blocks(counts: [Int], text: String) {
    #expect(Sparkline(counts, room: 80).text == text)
  }

  @Test(
    "neighbours are added up if there is no room for each",
    arguments: [
      (4, "▂▄▆█"), (8, "▁▂▃▄▅▆▇█"), (3, "▃██"), (1, "█"), (0, "█"),
    ])
  func narrow(room: Int, text: String) {
    // By two: 1, 5, 9, 13; by three: 3, 12, 13.
    #expect(Sparkline([0, 1, 2, 3, 4, 5, 6, 7], room: room).text == text)
  }

  @Test("it is never wider than the room", arguments: 1...100)
  func width(room: Int) {
    for count in [0, 1, 99, 100, 101, 1000] {
      let text = Sparkline(Array(repeating: 1, count: count), room: room).text
      #expect(DisplayWidth.of(text) <= room)
      #expect(text.isEmpty == (count == 0))
    }
  }

  @Test("without UTF-8 it has as many steps in ASCII")
  func ascii() {
    #expect(Sparkline([0, 1, 2, 3, 4, 5, 6, 7], room: 80, glyphs: .ascii).text == "_.:-=+*#")
  }
}
