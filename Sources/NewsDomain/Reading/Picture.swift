/// A picture as a terminal is sent it.
package struct Picture: Sendable, Equatable {
  /// A line of cells each; one alone where it is no text.
  package let lines: [String]
  /// How wide it is at most, in cells.
  package let columns: Int

  package init(lines: [String], columns: Int) {
    self.lines = lines
    self.columns = columns
  }
}
