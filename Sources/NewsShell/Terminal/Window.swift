/// What a picture has room for, and what it can be drawn with.
public struct Window: Sendable, Equatable {
  /// What dots are drawn with.
  public enum Glyphs: Sendable {
    /// Eight dots a cell.
    case braille
    /// For terminals without UTF-8.
    case ascii
  }

  /// In cells.
  public let columns: Int
  public let rows: Int
  public let glyphs: Glyphs
  /// Whether somebody looks at it while it changes.
  public let isTerminal: Bool

  public init(columns: Int, rows: Int, glyphs: Glyphs, isTerminal: Bool) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.glyphs = glyphs
    self.isTerminal = isTerminal
  }
}
