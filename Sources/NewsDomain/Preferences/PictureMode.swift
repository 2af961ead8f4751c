/// How pictures are drawn on a terminal.
package enum PictureMode: String, CaseIterable, Sendable {
  case off
  /// Composed of characters, which every terminal can show.
  case symbols
  /// The graphics of the DEC terminals.
  case sixel
  /// The graphics protocol of the terminal kitty.
  case kitty
}
