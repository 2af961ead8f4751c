/// A picture as a terminal is sent it.
package struct Picture: Sendable, Equatable {
  /// As it is sent to a terminal, once that has been found harmless.
  package let text: String
  package let mode: PictureMode
  /// How wide it is at most, in cells.
  package let columns: Int

  package init(text: String, mode: PictureMode, columns: Int) {
    self.text = text
    self.mode = mode
    self.columns = columns
  }
}
