import NewsDomain
import TerminalKit

extension TextPage {
  /// Adds a picture, if there is a terminal wide enough for it.
  mutating func picture(_ picture: Picture) {
    guard let columns, columns >= picture.columns, let kind = SafePicture.Kind(picture.mode),
      let drawn = SafePicture(picture.text, as: kind)
    else { return }
    if record == nil { drawing(drawn) } else { keep(drawn, kind) }
    blank()
  }

  /// Adds a QR code, two modules in each cell, with the quiet zone around it.
  ///
  /// It has its own colours, so that it is dark on light in every theme. On paper, ink is dark anyway.
  mutating func code(_ code: QRCode) {
    let reach = -QRCode.quietZone..<code.size + QRCode.quietZone
    guard columns.map({ $0 >= reach.count }) ?? true else {
      return paragraphs(texts.tooNarrow(columns: reach.count), .quiet)
    }
    for row in stride(from: reach.lowerBound, to: reach.upperBound, by: 2) {
      let cells = reach.map { Self.cell(above: code.isDark($0, row), below: code.isDark($0, row + 1)) }.joined()
      if style.canPaint {
        // Two of the 256 colours, not of the first 16, which belong to the theme.
        raw("\u{1B}[38;5;16;48;5;231m", cells, Style.end)
      } else {
        raw("", cells, "")
      }
    }
  }

  private static func cell(above: Bool, below: Bool) -> SafeText {
    switch (above, below) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }
}

extension SafePicture.Kind {
  /// - Returns: `nil` if no pictures are drawn.
  fileprivate init?(_ mode: PictureMode) {
    switch mode {
    case .off: return nil
    case .symbols: self = .symbols
    case .sixel: self = .sixel
    case .kitty: self = .kitty
    }
  }
}
