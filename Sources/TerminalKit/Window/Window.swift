/// What a picture has room for, and what it can be drawn with.
package struct Window: Sendable, Equatable {
  /// What dots are drawn with.
  package enum Glyphs: Sendable {
    /// Eight dots a cell.
    case braille
    /// For terminals without UTF-8.
    case ascii
  }

  /// In cells.
  package let columns: Int
  package let rows: Int
  package let glyphs: Glyphs
  /// Whether somebody looks at it while it changes.
  package let isTerminal: Bool

  package init(columns: Int, rows: Int, glyphs: Glyphs, isTerminal: Bool) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.glyphs = glyphs
    self.isTerminal = isTerminal
  }
}
