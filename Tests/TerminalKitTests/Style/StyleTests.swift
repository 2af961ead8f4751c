import Testing

@testable import TerminalKit

@Suite("Colour")
struct StyleTests {
  private let roles: [Role] = [
    .plain, .number, .title, .quiet, .accent, .trouble, .match, .removed, .added,
  ]

  @Test("without colour only the text is written")
  func withoutColourATextIsOnlyItself() {
    let style = Style(isColoured: false)
    for role in roles {
      #expect(style.styled("text", role).text == "text")
    }
  }

  @Test("a coloured text stands between the sequences of its role")
  func coloured() {
    let style = Style(isColoured: true)
    for role in roles.dropFirst() {
      let text = style.styled("text", role).text
      #expect(text.hasPrefix("\u{1B}["))
      #expect(text.hasSuffix("mtext\u{1B}[0m"))
      #expect(SafeText(text) == "text")
    }
    #expect(style.styled("text", .plain).text == "text")
  }

  @Test("words that were searched for stand out on a terminal without colours, too")
  func underlined() {
    let style = Style(isColoured: false, canPaint: true)
    #expect(style.styled("text", .match).text == "\u{1B}[1;4mtext\u{1B}[0m")
    for role in roles where role != .match { #expect(style.styled("text", role).text == "text") }
  }

  @Test("the roles differ")
  func distinct() {
    let style = Style(isColoured: true)
    #expect(Set(roles.map { style.start(of: $0)?.text }).count == roles.count)
  }

  private func shown(_ span: TerminalKit.Span, on cells: Int) -> (text: String, cells: Int) {
    var output = SafeOutput()
    let used = span.write(to: &output, cells: cells, style: Style(isColoured: false))
    return (output.text, used)
  }

  /// The room in cells, the part of a drawing of three cells that is shown, and how many cells it takes.
  static let drawings: [(Int, String, Int)] = [
    (5, "\u{2801}\u{2802}\u{2804}", 3), (3, "\u{2801}\u{2802}\u{2804}", 3), (2, "\u{2801}\u{2802}", 2),
    (1, "\u{2801}", 1), (0, "", 0),
  ]

  @Test("a drawing is cut without a mark, and returns the cells it takes", arguments: drawings)
  func drawing(room: Int, text: String, cells: Int) {
    var drawn = SafePicture.Cells()
    for dots in [UInt8(1), 2, 4] { drawn.append(braille: dots) }
    let shown = shown(TerminalKit.Span(drawing: drawn, .quiet), on: room)
    #expect(shown.text == text)
    #expect(shown.cells == cells)
  }

  @Test("a text is sanitised, cut with a mark and measured")
  func shown() {
    let shown = shown(TerminalKit.Span("\u{65E5}\u{1B}[31m\u{672C}abc"), on: 5)
    #expect(shown.text == "\u{65E5}\u{672C}\u{2026}")
    #expect(shown.cells == 5)
    #expect(self.shown(TerminalKit.Span("\u{65E5}\u{672C}"), on: 10).cells == 4)
  }

  @Test("nothing is written for no text")
  func empty() {
    #expect(Style(isColoured: true).styled("", .title).isEmpty)
  }
}
