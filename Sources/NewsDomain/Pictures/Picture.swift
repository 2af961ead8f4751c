/// A picture in the form that is sent to a terminal.
package struct Picture: Sendable, Equatable {
  /// The text that draws the picture. It must be checked before it is sent to a terminal.
  package let text: String
  package let mode: PictureMode
  /// Its largest possible width, in cells.
  package let columns: Int

  package init(text: String, mode: PictureMode, columns: Int) {
    self.text = text
    self.mode = mode
    self.columns = columns
  }
}
