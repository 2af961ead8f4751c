import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("Places in a text")
struct TextLayoutTests {
  private static let words = (1...60).map { "word\($0)" }.joined(separator: " ")

  /// Two paragraphs with an empty line between them.
  private func layout(columns: Int) -> TextLayout {
    var lines: [PageLine] = []
    for number in 0..<2 {
      if number > 0 { lines.append(PageLine([])) }
      for (index, line) in TextWrap.lines(SafeText(Self.words), width: columns).enumerated() {
        lines.append(PageLine([Span(line)], isContinued: index > 0))
      }
    }
    return TextLayout(lines)
  }

  private func firstWord(_ layout: TextLayout, _ line: Int) -> String {
    String(layout.lines[line].spans.map(\.string).joined().prefix { $0 != " " })
  }

  @Test("the first word of any line is on the line found at any other width", arguments: [7, 20, 33, 80, 400])
  func widths(columns: Int) {
    let one = layout(columns: 40)
    let other = layout(columns: columns)
    for line in one.lines.indices where !one.lines[line].spans.isEmpty {
      let place = one.place(of: line)
      let text = other.lines[other.line(of: place)].spans.map(\.string).joined()
      #expect(text.split(separator: " ").contains { $0 == firstWord(one, line) }, "\(line)")
      #expect(one.line(of: place) == line)
    }
  }

  @Test("an empty line before a paragraph is a place of its own")
  func blank() throws {
    let one = layout(columns: 40)
    let blank = try #require(one.lines.firstIndex { $0.spans.isEmpty })
    let other = layout(columns: 20)
    #expect(other.lines[other.line(of: one.place(of: blank))].spans.isEmpty)
    #expect(firstWord(other, other.line(of: one.place(of: blank + 1))) == "word1")
  }

  @Test("each line of a picture is a place of its own, and no line after it is missed at a width where it is lower")
  func picture() throws {
    func picture(of rows: Int) -> TextLayout {
      TextLayout((0..<rows).map { _ in PageLine([Span("▀▄")]) } + layout(columns: 40).lines)
    }
    let high = picture(of: 6)
    for line in high.lines.indices { #expect(high.line(of: high.place(of: line)) == line) }
    let place = high.place(of: 5)
    #expect(picture(of: 9).line(of: place) == 5)
    #expect(firstWord(picture(of: 3), picture(of: 3).line(of: place)) == "word1")
  }

  @Test("bars beside a quotation do not count, however often they are repeated")
  func lead() {
    func quote(_ columns: Int) -> TextLayout {
      TextLayout(
        TextWrap.lines(SafeText(Self.words), width: columns).enumerated().map { index, line in
          var quoted = PageLine([Span("1. "), Span(line)], isContinued: index > 0)
          quoted.lead = index > 0 ? 1 : 0
          return quoted
        })
    }
    let place = quote(10).place(of: 40)
    #expect(quote(80).lines[quote(80).line(of: place)].spans[1].string.contains("word41"))
  }

  @Test("an empty text has one place")
  func empty() {
    let layout = TextLayout()
    #expect(layout.line(of: layout.place(of: 0)) == 0)
    #expect(layout.line(of: TextLayout.Place(letters: 9, blank: nil)) == 0)
  }
}
