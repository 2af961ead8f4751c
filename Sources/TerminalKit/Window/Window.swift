/// The room for a picture, and the characters it can be drawn with.
package struct Window: Sendable, Equatable {
  /// The characters that dots are drawn with.
  package enum Glyphs: Sendable {
    /// Braille patterns, with eight dots in each cell.
    case braille
    /// For terminals without UTF-8.
    case ascii
  }

  /// The width in cells.
  package let columns: Int
  package let rows: Int
  package let glyphs: Glyphs
  /// Whether the output goes to a terminal, where somebody sees it change.
  package let isTerminal: Bool

  package init(columns: Int, rows: Int, glyphs: Glyphs, isTerminal: Bool) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.glyphs = glyphs
    self.isTerminal = isTerminal
  }
}
