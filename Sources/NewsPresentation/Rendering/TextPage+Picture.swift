import NewsDomain
import TerminalKit

extension TextPage {
  /// A picture, where there is a terminal wide enough for it.
  mutating func picture(_ picture: Picture) {
    guard let columns, columns >= picture.columns, let kind = SafePicture.Kind(picture.mode),
      let drawn = SafePicture(picture.text, as: kind)
    else { return }
    drawing(drawn)
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
    for row in stride(from: reach.lowerBound, to: reach.upperBound, by: 2) {
      let cells = reach.map { Self.cell(above: code.isDark($0, row), below: code.isDark($0, row + 1)) }.joined()
      if style.canPaint {
        // Of the 256 colours: those below 16 are the theme's.
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
