import Testing

@testable import LineEditing
@testable import TerminalKit

@Suite("The prompt as libedit takes it")
struct EditLineSourceTests {
  private typealias Piece = TerminalKit.Span

  private static let pieces = [Piece("France ", .quiet), Piece("English", .accent), Piece(" > ")]

  @Test("without colours the prompt is only its text")
  func withoutColours() {
    #expect(EditLineSource.promptText(Self.pieces, style: Style(isColoured: false)) == "France English > ")
    #expect(EditLineSource.promptText([], style: Style(isColoured: true)).isEmpty)
  }

  @Test("there is a mark before and after each sequence, and adjoining sequences share their marks")
  func markedSequences() {
    #expect(
      EditLineSource.promptText(Self.pieces, style: Style(isColoured: true))
        == "\u{1}\u{1B}[2m\u{1}France \u{1}\u{1B}[0m\u{1B}[32m\u{1}English\u{1}\u{1B}[0m\u{1} > ")
  }

  @Test("the text is outside the marks, piece by piece")
  func textBetweenMarks() {
    let text = EditLineSource.promptText(Self.pieces, style: Style(isColoured: true)).text
    let parts = text.split(separator: "\u{1}" as Character, omittingEmptySubsequences: false)
    let shown = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }
    #expect(shown == ["", "France ", "English", " > "])
  }
}
