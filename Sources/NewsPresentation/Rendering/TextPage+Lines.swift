import TerminalKit

/// Lines recorded for a text: with what belongs together, and its pictures.
extension TextPage {
  /// The lines of a screen on a page like this one, of any length.
  func lines(of screen: any Screen) -> [PageLine] {
    var page = TextPage(
      texts: texts, style: style, columns: columns, room: room, isAccessible: isAccessible, now: dates.now)
    page.record = PageRecord(breaksLines: true)
    screen.draw(on: &page)
    return page.record?.lines ?? []
  }

  /// Says that the last line recorded continues the one before it, after so many spans that only lead to it.
  mutating func continueLine(after lead: Int) {
    guard let last = record?.lines.indices.last else { return }
    record?.lines[last].isContinued = true
    record?.lines[last].lead = lead
  }

  /// Adds a line to the record that is never cut.
  mutating func keepCopied(_ line: String) {
    var copied = PageLine([Span(line)])
    copied.isCopied = true
    record?.lines.append(copied)
  }

  /// Adds a picture that a view can draw line by line; only says so if it is of another kind.
  mutating func keep(_ picture: SafePicture, _ kind: SafePicture.Kind) {
    // A view draws lines anew, and graphics are not made of them.
    guard kind == .symbols else { return paragraphs(texts.pictureLeftOut, .quiet) }
    record?.lines += picture.rows.map { PageLine([Span(row: $0)]) }
  }
}

extension ViewPages {
  /// All lines of a text, none of which is wider than the window.
  package func text(of screen: any Screen, columns: Int) -> [PageLine] {
    page(max(1, columns), .two).lines(of: screen)
  }
}
