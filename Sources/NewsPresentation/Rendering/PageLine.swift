import TerminalKit

/// A line of a screen, for a view that draws it.
package struct PageLine: Sendable {
  package var spans: [Span]
  /// Whether it continues the paragraph of the line before.
  package var isContinued = false
  /// How many spans at its beginning only repeat what stands before a paragraph, such as the bar beside a quotation.
  package var lead = 0
  /// Whether it is never cut, because a reader may copy it.
  package var isCopied = false

  package init(_ spans: [Span], isContinued: Bool = false) {
    self.spans = spans
    self.isContinued = isContinued
  }

  /// The spans on as many lines as a width needs. Unlike running text, they may be broken anywhere: white space counts
  /// in the lines of a program.
  ///
  /// - Parameter isContinued: Whether the first of them continues a paragraph.
  static func lines(of spans: [Span], columns: Int, isContinued: Bool = false) -> [PageLine] {
    var lines: [PageLine] = []
    var line: [Span] = []
    var left = columns
    for span in spans {
      guard span.drawing == nil, span.text.width > left else {
        line.append(span)
        left -= span.text.width
        continue
      }
      let text = span.text.string
      var start = text.startIndex
      for index in text.indices {
        let cells = DisplayWidth.of(String(text[index]))
        if cells > left, left < columns {
          if start < index { line.append(Span(span.text[start..<index], span.role, link: span.link)) }
          lines.append(PageLine(line, isContinued: isContinued || !lines.isEmpty))
          (line, start, left) = ([], index, columns)
        }
        left -= cells
      }
      line.append(Span(span.text[start..<text.endIndex], span.role, link: span.link))
    }
    return lines + [PageLine(line, isContinued: isContinued || !lines.isEmpty)]
  }
}
