/// How pictures are drawn on a terminal.
package enum PictureMode: String, CaseIterable, Sendable {
  case off
  /// Of characters: every terminal can.
  case symbols
  /// As the DEC terminals did.
  case sixel
  /// By the protocol of the terminal kitty.
  case kitty
}
