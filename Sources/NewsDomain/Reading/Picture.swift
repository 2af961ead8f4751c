/// A picture in the form in which it is sent to a terminal.
package struct Picture: Sendable, Equatable {
  /// One string per line of cells; for a picture that is not made of characters, a single string.
  package let lines: [String]
  /// The largest width, in cells.
  package let columns: Int

  package init(lines: [String], columns: Int) {
    self.lines = lines
    self.columns = columns
  }
}
