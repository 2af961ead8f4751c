import NewsDomain
import TerminalKit

extension TextPage {
  /// Of the 256 colours: those below 16 are the theme's.
  private static let dark = 16
  private static let light = 231

  /// A picture, where there is a terminal wide enough for it.
  mutating func picture(_ picture: Picture) {
    guard let columns, columns >= picture.columns else { return }
    for line in picture.lines { drawing(line) }
    blank()
  }

  /// A QR code, two modules a cell, with the light zone around it.
  ///
  /// In colours of its own, so that it is dark on light in every theme; on paper ink is dark anyway.
  mutating func code(_ code: QRCode) {
    let reach = -QRCode.quietZone..<code.size + QRCode.quietZone
    guard columns.map({ $0 >= reach.count }) ?? true else {
      return paragraphs(texts.tooNarrow(columns: reach.count), .quiet)
    }
    let (start, end) = style.canPaint ? ("\u{1B}[38;5;\(Self.dark);48;5;\(Self.light)m", Style.end) : ("", "")
    for row in stride(from: reach.lowerBound, to: reach.upperBound, by: 2) {
      let cells = reach.map { Self.cell(above: code.isDark($0, row), below: code.isDark($0, row + 1)) }
      drawing(start + cells.joined() + end)
    }
  }

  private static func cell(above: Bool, below: Bool) -> String {
    switch (above, below) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }
}
