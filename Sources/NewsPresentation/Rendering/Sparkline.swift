import TerminalKit

/// Counts of time spans, each drawn as a block whose height shows the count.
package struct Sparkline: Sendable {
  private static let blocks = Array("▁▂▃▄▅▆▇█")
  /// For terminals without UTF-8.
  private static let letters = Array("_.:-=+*#")

  /// The drawing, with one cell for each span or for several together.
  package let text: String

  /// - Parameters:
  ///   - counts: One for each span, the earliest first.
  ///   - room: The width in cells. If there are more spans, as many adjacent ones as needed are added up.
  package init(_ counts: [Int], room: Int, glyphs: Window.Glyphs = .braille) {
    let sums = Self.added(counts.map { max(0, $0) }, to: max(1, room))
    let most = sums.max() ?? 0
    let signs =
      switch glyphs {
      case .braille: Self.blocks
      case .ascii: Self.letters
      }
    let highest = signs.count - 1
    // The lowest block means none, so that one article differs from none however high the other counts are.
    text = String(sums.map { signs[$0 == 0 ? 0 : ($0 * highest + most - 1) / most] })
  }

  /// The counts, with adjacent ones added up until there are at most `room` of them.
  private static func added(_ counts: [Int], to room: Int) -> [Int] {
    let size = max(1, (counts.count + room - 1) / room)
    return stride(from: 0, to: counts.count, by: size).map { start in
      counts[start..<min(start + size, counts.count)].reduce(0, +)
    }
  }
}
