import FoundationEssentials
import NewsDomain
import TerminalKit

/// Lays out a screen as lines of text.
package struct TextPage: Sendable {
  package let texts: any Texts
  package let dates: DateWords
  let style: Style
  /// The width at which lines are cut; `nil` if they do not go to a terminal, or are read aloud.
  let columns: Int?
  /// The lines of the window that the screen may use; `nil` if it may have any length.
  let rows: Int?
  /// The width of the window or, without a window, the width known to be available instead.
  let room: Int?
  /// Whether a person reads it on a terminal.
  let isAtTerminal: Bool
  /// Whether a person can type a command below it.
  let isAtPrompt: Bool
  /// Whether it is read aloud: then it has no columns or drawings, and nothing conveyed by position or colour alone.
  let isAccessible: Bool
  /// The lines drawn so far.
  package private(set) var output = SafeOutput(capacity: 2048)
  /// How many entries of its list have been shown on this screen and the previous ones; `nil` if it shows all of them.
  package internal(set) var shown: Int?
  /// How many entries of its list were left out because they had been shown before.
  package internal(set) var first = 0
  /// The lines as a view draws them, instead of output; `nil` if they are written.
  var record: PageRecord?
  /// Whether a view places the lines, in which letters are commands.
  var isInView: Bool { record != nil }
  /// How many lines each entry of a list of articles takes.
  let layout: ListLayout

  /// The most columns of running text, for easy reading.
  private static let readingWidth = 80
  /// The fewest columns in which text is still placed beside other columns.
  private static let narrowestColumn = 16
  /// The width to which a column can be cut, and the least width left for the last column.
  private static let minColumn = 12

  /// - Parameters:
  ///   - columns: The width of the window; `nil` if the output does not go to one.
  ///   - rows: The lines of the window that the screen may use; `nil` if it may have any length.
  ///   - room: The widest line allowed without a window; `nil` if unknown.
  ///   - layout: How a window shows lists of articles.
  ///   - dates: How dates are written.
  package init(
    texts: any Texts, style: Style, columns: Int?, rows: Int? = nil, room: Int? = nil, isAccessible: Bool = false,
    layout: ListLayout = .two, now: Date, dates: DatesSetting.Value = DatesSetting.standard
  ) {
    self.texts = texts
    self.style = style
    self.columns = isAccessible ? nil : columns
    self.rows = isAccessible ? nil : rows
    // Files, programs and listeners get the usual lines.
    self.layout = columns == nil || isAccessible ? .two : layout
    isAtTerminal = columns != nil
    isAtPrompt = rows != nil
    self.room = columns ?? room
    self.isAccessible = isAccessible
    self.dates = DateWords(texts: texts, now: now, isSpelled: isAccessible, style: dates)
  }

  /// The width at which running text is wrapped. Text read aloud is not: a line end would be read as the end of a
  /// sentence.
  var paragraphColumns: Int { isAccessible ? Self.endless : readingColumns }

  private static let endless = 1_000_000

  var readingColumns: Int { min(room ?? Self.readingWidth, Self.readingWidth) }

  /// The age of a list in words; empty if it belongs to no particular day.
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

  /// Adds lines that were drawn separately.
  mutating func append(_ drawn: SafeOutput) {
    output.append(drawn)
  }

  package mutating func blank() {
    if record != nil { return keep([]) }
    output.endLine()
  }

  /// Adds a line that is never cut, because a reader may copy it.
  package mutating func whole(_ line: String) {
    if record != nil { return keepCopied(line) }
    output.append(SafeText(line))
    output.endLine()
  }

  mutating func drawing(_ picture: SafePicture) {
    output.append(picture)
  }

  /// Adds a line between two escape sequences.
  mutating func raw(_ start: StaticString, _ line: SafeText, _ end: StaticString) {
    if record != nil { return keep([Span(line)]) }
    output.append(literal: start)
    output.append(line)
    output.append(literal: end)
    output.endLine()
  }

  /// Adds a part of a line; others follow until ``blank()`` ends the line.
  mutating func part(_ text: SafeText, of span: Span) {
    if record != nil { return keepPart(Span(text, span.role, link: span.link)) }
    style.write(text, span.role, link: span.link, to: &output)
  }

  /// Adds a hint on what can be done next, on as many lines as it needs.
  mutating func hint(_ text: String, indent: Int = 0) {
    let text = SafeText(text)
    let lines = columns.map { TextWrap.lines(text, width: $0 - indent) } ?? [text]
    for line in lines { self.line(Self.blanks(indent), Span(line, .quiet)) }
  }

  private static func blanks(_ count: Int) -> Span { Span(SafeText(repeating: " ", count: count)) }

  /// Adds a line of spans, cut at the window's edge.
  package mutating func line(_ spans: Span...) {
    line(spans)
  }

  package mutating func line(_ spans: [Span]) {
    if record != nil { return keep(spans) }
    if isAccessible { return line(readingAloud: spans) }
    guard let columns else {
      for span in spans { span.write(to: &output, style: style) }
      return output.endLine()
    }
    var left = columns
    for span in spans where left > 0 { left -= span.write(to: &output, cells: left, style: style) }
    output.endLine()
  }

  /// Adds a title on the left and, if there is room, facts about it on the right.
  package mutating func header(_ title: String, about: String) {
    let gap = gap(title, about)
    let (title, about) = (SafeText(title), SafeText(about))
    if gap >= 2, !isAccessible {
      line(Span(title, .title), Self.blanks(gap), Span(about, .quiet))
    } else {
      for (text, role) in [(title, Role.title), (about, .quiet)] {
        for part in isAccessible ? [text] : room.map({ TextWrap.lines(text, width: $0) }) ?? [text] {
          line(Span(part, role))
        }
      }
    }
  }

  /// The columns between a title and what is said beside it; fewer than two if each needs a line.
  func gap(_ title: String, _ about: String) -> Int {
    readingColumns - SafeText(title).width - SafeText(about).width
  }

  /// Adds a numbered entry: a title of at most two lines and a line below it.
  ///
  /// - Parameters:
  ///   - signs: The signs between the number and the title; `nil` for two spaces.
  ///   - more: A further text below, on as many lines as it needs.
  ///   - matches: The words of a search, highlighted in the title.
  package mutating func item(
    _ number: Int, of last: Int, signs: ItemSigns? = nil, title: String, below: String, more: String? = nil,
    link: WebLink? = nil, matches: MatchedWords? = nil
  ) {
    if isAccessible {
      line(Span("\(number): ", .number), Span(title, .title, link: link))
      if !below.isEmpty { line(Span(below, .quiet)) }
      if let more { hint(more) }
      return
    }
    let digits = max(2, String(last).count)
    let label = String(number)
    let gap = signs.map { Span($0.text, .accent) } ?? Span("  ")
    let width = digits + gap.text.width
    let indent = Self.blanks(width)
    let shown = SafeText(title)
    let titles = columns.map { TextWrap.lines(shown, width: $0 - width, most: 2) } ?? [shown]
    let role: Role = signs?.isRead == true ? .quiet : .title
    for (index, title) in titles.enumerated() {
      let spans = matches?.spans(of: title, role, link: link) ?? [Span(title, role, link: link)]
      if index == 0 {
        let pad = SafeText(repeating: " ", count: digits - label.count)
        line([Span(pad + SafeText(label), .number), gap] + spans)
      } else {
        line([indent] + spans)
      }
    }
    if !below.isEmpty { line(indent, Span(fitting(below, in: columns.map { $0 - width }), .quiet)) }
    if let more { hint(more, indent: width) }
  }

  /// The facts that fit into a line: the last ones are left out, and only the first can be cut.
  private func fitting(_ facts: String, in width: Int?) -> SafeText {
    let whole = SafeText(facts)
    guard let width, whole.width > width else { return whole }
    let separator = " · "
    var parts = facts.split(separator: separator, omittingEmptySubsequences: false).map { SafeText($0) }
    func length(_ parts: ArraySlice<SafeText>) -> Int { parts.reduce(0) { $0 + $1.width + separator.count } }
    while parts.count > 2, length(parts[...]) - separator.count > width { parts.removeLast() }
    if parts.count == 2, length(parts[...]) - separator.count > width {
      let room = width - separator.count - parts[1].width
      guard room >= Self.minColumn else { return TextWrap.cut(parts[0], to: width) }
      parts[0] = TextWrap.cut(parts[0], to: room)
    }
    var shown = parts[0]
    for part in parts.dropFirst() {
      shown += " · "
      shown += part
    }
    return shown
  }

  /// Whether there is no room for columns side by side.
  var isNarrow: Bool { columns.map { $0 < 60 } ?? false }

  /// Adds text wrapped at words, with empty lines between its paragraphs.
  package mutating func paragraphs(_ body: String, _ role: Role = .plain, link: WebLink? = nil) {
    let hyperlink = style.hasLinks ? link?.hyperlink : nil
    let body = isAccessible && role != .plain ? aloud(body, role) : body
    for (index, paragraph) in Sanitiser.paragraphs(body).enumerated() {
      if index > 0 { blank() }
      let isPlain = hyperlink == nil && style.start(of: role) == nil
      if isPlain, record == nil, output.appendPlainLines(of: paragraph, width: paragraphColumns) { continue }
      for (index, wrapped) in TextWrap.lines(paragraph, width: paragraphColumns).enumerated() {
        if record != nil {
          keep([Span(wrapped, role, link: hyperlink)], isContinued: index > 0)
          continue
        }
        style.write(wrapped, role, link: hyperlink, to: &output)
        output.endLine()
      }
    }
  }

  /// Adds rows with aligned columns. The last column is wrapped into separate lines if it is long.
  package mutating func table(_ rows: [[Span]]) {
    for row in aligned(rows) { tableRow(row) }
  }

  /// Adds a row of ``aligned(_:)``, with its last column wrapped into separate lines.
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

  /// The rows, with columns left out if there is no room for the last one.
  ///
  /// - Parameter dispensable: The columns that can be left out, from right to left, the first to go first.
  func fitting(_ rows: [[Span]], leavingOut dispensable: [Int]) -> [[Span]] {
    guard let columns else { return rows }
    var rows = rows
    let most = Self.most(of: columns)
    for column in dispensable {
      let before = Self.widths(rows).reduce(0) { $0 + ($1 > 0 ? min($1, most) + 2 : 0) }
      guard before > columns - Self.minColumn else { break }
      for row in rows.indices where column < rows[row].count - 1 { rows[row].remove(at: column) }
    }
    return rows
  }

  /// Adds an aligned row whose last column is to be typed or copied. It goes on a separate line if it does not fit.
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

  /// The greatest width of any column but the last, so that it does not push the others out of the window.
  private static func most(of columns: Int) -> Int { max(minColumn, columns * 2 / 5) }

  /// The rows with spaces added so that their columns are aligned.
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

  /// The greatest width of each column; 0 for the last column of a row.
  private static func widths(_ rows: [[Span]]) -> [Int] {
    (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.map { column < $0.count - 1 ? $0[column].text.width : 0 }.max() ?? 0
    }
  }

  /// Adds one span at the left edge and one at the right.
  package mutating func edges(_ left: Span, _ right: Span) {
    let room = readingColumns - right.text.width - 2
    let shown = TextWrap.cut(left.text, to: max(1, columns == nil ? .max : room))
    let gap = max(2, readingColumns - shown.width - right.text.width)
    line(Span(shown, left.role, link: left.link), Self.blanks(gap), right)
  }
}
