/// Looks at the terminal.
package protocol TerminalInspector: Sendable {
  func condition() -> TerminalCondition
}

/// What a terminal can show, as far as its environment says.
package struct TerminalCondition: Sendable, Equatable {
  /// Whether standard output goes to a terminal.
  package var isTerminal = false
  /// Its kind (`TERM`).
  package var kind: String?
  package var columns = 80
  package var rows = 24
  package var colours = ColourDepth.none
  package var isUTF8 = true
  package var hasLinks = false
  /// Whether pictures can be drawn on it, and the program for that is there.
  package var drawsPictures = false
  package var braille = BrailleUse.used

  package init() {}
}
