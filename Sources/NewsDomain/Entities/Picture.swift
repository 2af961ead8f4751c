/// How pictures are drawn on a terminal.
public enum PictureMode: String, CaseIterable, Sendable {
  case off
  /// Of characters: every terminal can.
  case symbols
  /// As the DEC terminals did.
  case sixel
  /// By the protocol of the terminal kitty.
  case kitty
}

/// A picture as a terminal is sent it.
public struct Picture: Sendable, Equatable {
  /// A line of cells each; one alone where it is no text.
  public let lines: [String]
  /// How wide it is at most, in cells.
  public let columns: Int

  public init(lines: [String], columns: Int) {
    self.lines = lines
    self.columns = columns
  }
}
