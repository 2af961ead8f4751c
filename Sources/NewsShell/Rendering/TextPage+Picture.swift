import NewsDomain

extension TextPage {
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
    for row in stride(from: reach.lowerBound, to: reach.upperBound, by: 2) {
      drawing(reach.map { cell(above: code.isDark($0, row), below: code.isDark($0, row + 1)) }.joined() + end)
    }
  }

  private var end: String { style.canPaint ? Style.end : "" }

  private func cell(above: Bool, below: Bool) -> String {
    if style.canPaint {
      return "\u{1B}[38;5;\(above ? Self.dark : Self.light);48;5;\(below ? Self.dark : Self.light)m▀"
    }
    return switch (above, below) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }
}
