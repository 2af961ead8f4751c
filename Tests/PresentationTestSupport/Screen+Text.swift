import NewsDomain
import NewsPresentation
import TerminalKit
import TestSupport

extension Screen {
  /// The screen as people see it.
  package func text(
    language: InterfaceLanguage = .english, columns: Int? = 80, isColoured: Bool = false, hasLinks: Bool = false,
    isAccessible: Bool = false
  ) -> String {
    var page = TextPage(
      texts: texts(in: language), style: Style(isColoured: isColoured, hasLinks: hasLinks), columns: columns,
      isAccessible: isAccessible, now: Date())
    draw(on: &page)
    return page.text
  }

  package func lines(language: InterfaceLanguage = .english, columns: Int? = 80) -> [String] {
    text(language: language, columns: columns).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { String($0) }
  }

  /// The rows that programs read, one for each line.
  package var rows: [String] {
    var row = RowWriter()
    row.write(records)
    return row.text.split(separator: "\n").map { String($0) }
  }

  package var objects: [String] {
    var object = ObjectWriter()
    for record in records { object.write(record) }
    return object.text.split(separator: "\n").map { String($0) }
  }
}

extension Texts {
  /// A notice of the present moment.
  package func notice(_ notice: Notice) -> String { self.notice(notice, now: Date()) }
}

extension Renderer.Styles {
  /// Styles without colours.
  package static let plain = Renderer.Styles(output: Style(isColoured: false), errors: Style(isColoured: false))
}

extension Renderer {
  /// The output of `render` as text.
  package func rendered(
    _ screen: any Screen, as format: OutputFormat, isAccessible: Bool = false, elsewhere: Bool = false
  ) -> String {
    render(screen, as: format, isAccessible: isAccessible, elsewhere: elsewhere).text
  }

  package func statusLine(of command: String, line: Int? = nil, _ facts: Facts) -> String {
    status(of: command, at: AskedLine(number: line), facts).text
  }

  package func statusLine(of command: String?, line: Int?, _ error: any Error) -> String {
    status(of: command, at: AskedLine(number: line), error).text
  }
}

extension Span {
  /// The visible text.
  package var string: String { drawing?.lines.joined() ?? text.string }
}

extension Frame {
  package func text(columns: Int, rows: Int, style: Style) -> String {
    output(columns: columns, rows: rows, style: style).text
  }
}
