import TerminalKit

/// The cells of a terminal's screen, as tmux writes them with `capture-pane -e`.
struct TerminalScreen: Equatable {
  /// The look of some characters.
  struct Style: Hashable {
    var isBold = false
    var isDim = false
    var isReversed = false
    var isUnderlined = false
    /// The number of one of the 16 colours of terminals; `nil` for the text colour.
    var colour: Int?
  }

  /// Characters of one line with the same look.
  struct Run: Equatable {
    /// The column of the first one, from 0.
    let column: Int
    let text: String
    /// In columns.
    let width: Int
    let style: Style
  }

  let lines: [[Run]]

  init(_ capture: String) {
    var style = Style()
    var lines: [[Run]] = []
    for line in capture.split(separator: "\n" as Character, omittingEmptySubsequences: false) {
      var runs: [Run] = []
      var (column, start, text) = (0, 0, "")
      func take() {
        if !text.isEmpty { runs.append(Run(column: start, text: text, width: column - start, style: style)) }
        (start, text) = (column, "")
      }
      var rest = Substring(line).unicodeScalars
      while let scalar = rest.popFirst() {
        guard scalar == "\u{1B}" else {
          text.unicodeScalars.append(scalar)
          column += SafeText(String(scalar)).width
          continue
        }
        take()
        guard rest.popFirst() == "[" else {
          // A link, up to its end: its target is not visible in a picture.
          while let next = rest.popFirst(), next != "\\", next != "\u{7}" {}
          continue
        }
        var codes = ""
        while let next = rest.popFirst(), next != "m" { codes.unicodeScalars.append(next) }
        style.apply(codes)
      }
      take()
      lines.append(runs)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }
}

extension TerminalScreen.Style {
  /// Applies the numbers of a sequence that selects the look of text (ECMA-48, SGR).
  fileprivate mutating func apply(_ codes: String) {
    for code in codes.split(separator: ";" as Character, omittingEmptySubsequences: false).map({ Int($0) ?? 0 }) {
      switch code {
      case 0: self = Self()
      case 1: isBold = true
      case 2: isDim = true
      case 4: isUnderlined = true
      case 7: isReversed = true
      case 22: (isBold, isDim) = (false, false)
      case 24: isUnderlined = false
      case 27: isReversed = false
      case 30...37: colour = code - 30
      case 39: colour = nil
      case 90...97: colour = code - 82
      default: break
      }
    }
  }
}
