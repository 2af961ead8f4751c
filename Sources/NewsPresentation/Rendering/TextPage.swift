import FoundationEssentials
import NewsDomain
import TerminalKit

/// Lays a screen out as lines of text.
package struct TextPage: Sendable {
  package let texts: any Texts
  package let dates: DateWords
  let style: Style
  /// Where lines are cut; `nil` where they go to no terminal, or are read aloud.
  let columns: Int?
  /// How many lines the window has for the screen; `nil` where it may be of any length.
  let rows: Int?
  /// The width of the window or, without one, what is known to be there instead.
  let room: Int?
  /// Where lines that are read aloud go on in the next one, at a blank; `nil` where they go to no terminal.
  let spokenColumns: Int?
  /// Whether it is to be read aloud: no columns, no drawings, nothing that only its place or colour tells.
  let isAccessible: Bool
  /// The lines drawn so far.
  package private(set) var output = SafeOutput(capacity: 2048)
  /// How many entries of its list have been shown with this screen and those before it; `nil` where all are.
  package internal(set) var shown: Int?

  /// Text is easiest to read at no more than this.
  private static let readingWidth = 80
  /// Less than this is no column for text.
  private static let narrowestColumn = 16
  /// What a column can be cut to, and what is left to the last one.
  private static let leastColumn = 12

  /// - Parameters:
  ///   - columns: the width of the window; `nil` where it goes to none.
  ///   - rows: how many lines the window has for the screen; `nil` where it may be of any length.
  ///   - room: how wide lines may be without a window, where that is known.
  package init(
    texts: any Texts, style: Style, columns: Int?, rows: Int? = nil, room: Int? = nil, isAccessible: Bool = false,
    now: Date
  ) {
    self.texts = texts
    self.style = style
    self.columns = isAccessible ? nil : columns
    self.rows = isAccessible ? nil : rows
    spokenColumns = isAccessible ? columns : nil
    self.room = columns ?? room
    self.isAccessible = isAccessible
    dates = DateWords(texts: texts, now: now)
  }

  private var readingColumns: Int { min(room ?? Self.readingWidth, Self.readingWidth) }

  /// How old a list is, in words: nothing for one that is not of a day.
  package func age(of origin: Origin) -> [String] {
    let state: [String] =
      switch origin.stored {
      case .offline?: [texts.offline]
      case .renewing?: [texts.renewing]
      default: []
      }
    return (origin.receivedAt.map { [dates.age($0)] } ?? []) + state
  }

  package var text: String { output.text }

  mutating func clear() {
    output.removeAll()
  }

  /// Takes over lines that were drawn apart.
  mutating func append(_ drawn: SafeOutput) {
    output.append(drawn)
  }

  package mutating func blank() {
    output.endLine()
  }

  /// A line that is to be copied: never cut.
  package mutating func whole(_ line: String) {
    output.append(SafeText(line))
    output.endLine()
  }

  mutating func drawing(_ picture: SafePicture) {
    output.append(picture)
  }

  /// A line between two sequences of its own.
  mutating func raw(_ start: StaticString, _ line: SafeText, _ end: StaticString) {
    output.append(literal: start)
    output.append(line)
    output.append(literal: end)
    output.endLine()
  }

  /// A part of a line, which others follow until ``blank()`` ends it.
  mutating func part(_ text: SafeText, of span: Span) {
    style.write(text, span.role, link: span.link, to: &output)
  }

  /// What can be done next, on as many lines as it needs.
  mutating func hint(_ text: String, indent: Int = 0) {
    let text = SafeText(text)
    let lines = columns.map { TextWrap.lines(text, width: $0 - indent) } ?? [text]
    for line in lines { self.line(Self.blanks(indent), Span(line, .quiet)) }
  }

  private static func blanks(_ count: Int) -> Span { Span(SafeText(repeating: " ", count: count)) }

  /// A line of spans, cut at the window's edge.
  package mutating func line(_ spans: Span...) {
    line(spans)
  }

  package mutating func line(_ spans: [Span]) {
    if isAccessible { return line(readingAloud: spans) }
    guard let columns else {
      for span in spans { span.write(to: &output, style: style) }
      return output.endLine()
    }
    var left = columns
    for span in spans where left > 0 { left -= span.write(to: &output, cells: left, style: style) }
    output.endLine()
  }

  /// A title on the left; on the right, where there is room, what is known about it.
  package mutating func header(_ title: String, about: String) {
    let width = readingColumns
    let (title, about) = (SafeText(title), SafeText(about))
    let gap = width - title.width - about.width
    if gap >= 2, !isAccessible {
      line(Span(title, .title), Self.blanks(gap), Span(about, .quiet))
    } else {
      for (text, role) in [(title, Role.title), (about, .quiet)] {
        for part in room.map({ TextWrap.lines(text, width: $0) }) ?? [text] { line(Span(part, role)) }
      }
    }
  }

  /// A numbered entry: a title of two lines at most and what stands below it.
  ///
  /// - Parameter more: what stands below that, on as many lines as it needs.
  package mutating func item(
    _ number: Int, of last: Int, title: String, below: String, more: String? = nil, link: WebLink? = nil,
    isCurrent: Bool = false
  ) {
    if isAccessible {
      line(Span("\(number): ", .number), Span(title, isCurrent ? .accent : .title, link: link))
      if !below.isEmpty { line(Span(below, .quiet)) }
      if let more { hint(more) }
      return
    }
    let digits = max(2, String(last).count)
    let label = String(number)
    let indent = Self.blanks(digits + 2)
    let shown = SafeText(title)
    let titles = columns.map { TextWrap.lines(shown, width: $0 - digits - 2, most: 2) } ?? [shown]
    for (index, title) in titles.enumerated() {
      if index == 0 {
        let pad = SafeText(repeating: " ", count: digits - label.count)
        line(Span(pad + SafeText(label), .number), Span("  "), Span(title, isCurrent ? .accent : .title, link: link))
      } else {
        line(indent, Span(title, isCurrent ? .accent : .title, link: link))
      }
    }
    if !below.isEmpty { line(indent, Span(below, .quiet)) }
    if let more { hint(more, indent: digits + 2) }
  }

  /// Text wrapped at words, its paragraphs parted by empty lines.
  package mutating func paragraphs(_ body: String, _ role: Role = .plain, link: WebLink? = nil) {
    let hyperlink = style.hasLinks ? link?.hyperlink : nil
    let body = isAccessible && role != .plain ? Self.readingAloud(body) : body
    for (index, paragraph) in Sanitiser.paragraphs(body).enumerated() {
      if index > 0 { blank() }
      let isPlain = hyperlink == nil && style.start(of: role) == nil
      if isPlain, output.appendPlainLines(of: paragraph, width: readingColumns) { continue }
      for wrapped in TextWrap.lines(paragraph, width: readingColumns) {
        style.write(wrapped, role, link: hyperlink, to: &output)
        output.endLine()
      }
    }
  }

  /// Rows whose columns stand below each other; the last column goes on in lines of its own where it is long.
  package mutating func table(_ rows: [[Span]]) {
    for row in aligned(rows) { tableRow(row) }
  }

  /// A row of ``aligned(_:)`` whose last column goes on in lines of its own.
  mutating func tableRow(_ row: [Span]) {
    guard let columns, let last = row.last else { return line(row) }
    let before = row.dropLast().reduce(0) { $0 + $1.text.width }
    let isBelow = columns - before < Self.narrowestColumn && before > 0
    let indent = isBelow ? min(4, columns / 4) : before
    let wrapped = TextWrap.lines(last.text, width: columns - indent)
    if isBelow { line(Array(row.dropLast())) }
    for (index, text) in wrapped.enumerated() {
      let start = index == 0 && !isBelow ? Array(row.dropLast()) : [Self.blanks(indent)]
      line(start + [Span(text, last.role)])
    }
  }

  /// The rows without the columns that leave no room for the last.
  ///
  /// - Parameter dispensable: which can be left out, from the right, the first to go first.
  func fitting(_ rows: [[Span]], leavingOut dispensable: [Int]) -> [[Span]] {
    guard let columns else { return rows }
    var rows = rows
    let most = Self.most(of: columns)
    for column in dispensable {
      let before = Self.widths(rows).reduce(0) { $0 + ($1 > 0 ? min($1, most) + 2 : 0) }
      guard before > columns - Self.leastColumn else { break }
      for row in rows.indices where column < rows[row].count - 1 { rows[row].remove(at: column) }
    }
    return rows
  }

  /// An aligned row whose last column is to be typed or copied: on a line of its own where there is no room for all of it.
  mutating func row(_ spans: [Span]) {
    guard let columns, let last = spans.last, spans.count > 1,
      spans.reduce(0, { $0 + $1.text.width }) > columns
    else { return line(spans) }
    line(Array(spans.dropLast()))
    let indent = max(0, min(4, columns - last.text.width))
    for text in TextWrap.lines(last.text, width: columns - indent) {
      line(Self.blanks(indent), Span(text, last.role))
    }
  }

  /// No column but the last may push the others out of the window.
  private static func most(of columns: Int) -> Int { max(leastColumn, columns * 2 / 5) }

  /// The rows with as many blanks between their columns as these need to stand below each other.
  package func aligned(_ rows: [[Span]]) -> [[Span]] {
    if isAccessible { return rows.map(spoken) }
    var rows = rows.map { row in row.map { Span($0.text, $0.role) } }
    var widths = Self.widths(rows)
    if let columns, widths.reduce(0, { $0 + $1 + 2 }) > columns {
      let most = Self.most(of: columns)
      rows = rows.map { row in
        row.enumerated().map { column, span in
          Span(column < row.count - 1 ? TextWrap.cut(span.text, to: most) : span.text, span.role)
        }
      }
      widths = Self.widths(rows)
    }
    return rows.map { row in
      row.enumerated().flatMap { column, span in
        guard column < row.count - 1 else { return [span] }
        let gap = widths[column] - span.text.width + 2
        return [span, Self.blanks(gap)]
      }
    }
  }

  /// How wide each column is at its widest, the last of a row left out.
  private static func widths(_ rows: [[Span]]) -> [Int] {
    (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.map { column < $0.count - 1 ? $0[column].text.width : 0 }.max() ?? 0
    }
  }

  /// One span at the left edge and one at the right.
  package mutating func edges(_ left: Span, _ right: Span) {
    let room = readingColumns - right.text.width - 2
    let shown = TextWrap.cut(left.text, to: max(1, columns == nil ? .max : room))
    let gap = max(2, readingColumns - shown.width - right.text.width)
    line(Span(shown, left.role, link: left.link), Self.blanks(gap), right)
  }
}
