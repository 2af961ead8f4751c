import NewsDomain

/// Lays a screen out as lines of text. All text passes the sanitiser here.
public struct TextPage: Sendable {
  public let texts: any Texts
  public let dates: DateWords
  let style: Style
  /// Where lines are cut; `nil` where they go to no terminal, or are read aloud.
  let columns: Int?
  /// How many lines the window has for the screen; `nil` where it may be of any length.
  let rows: Int?
  /// Whether it is to be read aloud: no columns, no drawings, nothing that only its place or colour tells.
  let isAccessible: Bool
  public private(set) var text = ""
  /// How many entries of its list have been shown with this screen and those before it; `nil` where all are.
  public internal(set) var shown: Int?

  /// Text is easiest to read at no more than this.
  private static let readingWidth = 80
  /// Less than this is no column for text.
  private static let narrowestColumn = 16

  public init(
    texts: any Texts, style: Style, columns: Int?, rows: Int? = nil, isAccessible: Bool = false, now: Date
  ) {
    self.texts = texts
    self.style = style
    self.columns = isAccessible ? nil : columns
    self.rows = isAccessible ? nil : rows
    self.isAccessible = isAccessible
    dates = DateWords(texts: texts, now: now)
  }

  private var readingColumns: Int { min(columns ?? Self.readingWidth, Self.readingWidth) }

  /// How old a list is, in words: nothing for one that is not of a day.
  func age(of origin: Origin) -> [String] {
    let state: [String] =
      switch origin.stored {
      case .offline?: [texts.offline]
      case .renewing?: [texts.renewing]
      default: []
      }
    return (origin.receivedAt.map { [dates.age($0)] } ?? []) + state
  }

  mutating func clear() {
    text = ""
  }

  public mutating func blank() {
    text += "\n"
  }

  /// A line that is to be copied: never cut.
  public mutating func whole(_ line: String) {
    text += Sanitiser.line(line) + "\n"
  }

  /// A line that is made of cells already.
  mutating func drawing(_ line: String, isEnded: Bool = true) {
    text += line + (isEnded ? "\n" : "")
  }

  /// What can be done next, on as many lines as it needs.
  mutating func hint(_ text: String, indent: Int = 0) {
    let lines = columns.map { TextWrap.lines(text, width: $0 - indent) } ?? [text]
    for line in lines { self.line(Span(String(repeating: " ", count: indent)), Span(line, .quiet)) }
  }

  /// A line of spans, cut at the window's edge.
  public mutating func line(_ spans: Span...) {
    line(spans)
  }

  public mutating func line(_ spans: [Span]) {
    if isAccessible { return line(readingAloud: spans) }
    guard let columns else {
      for span in spans { text += style.apply(span.role, to: Sanitiser.line(span.text), link: span.link) }
      text += "\n"
      return
    }
    var left = columns
    for span in spans where left > 0 {
      let shown = span.shown(on: left)
      text += style.apply(span.role, to: shown.text, link: span.link)
      left -= shown.cells
    }
    text += "\n"
  }

  /// A title on the left; on the right, where there is room, what is known about it.
  public mutating func header(_ title: String, about: String) {
    let width = readingColumns
    let title = Sanitiser.line(title)
    let gap = width - DisplayWidth.of(title) - DisplayWidth.of(about)
    if gap >= 2, !isAccessible {
      line(Span(title, .title), Span(String(repeating: " ", count: gap)), Span(about, .quiet))
    } else {
      line(Span(title, .title))
      // How many there are stands last, and must not be cut off.
      for part in columns.map({ TextWrap.lines(about, width: $0) }) ?? [about] { line(Span(part, .quiet)) }
    }
  }

  /// A numbered entry: a title of two lines at most and what stands below it.
  ///
  /// - Parameter more: what stands below that, on as many lines as it needs.
  public mutating func item(
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
    let indent = String(repeating: " ", count: digits + 2)
    let shown = Sanitiser.line(title)
    let titles = columns.map { TextWrap.lines(shown, width: $0 - digits - 2, most: 2) } ?? [shown]
    for (index, title) in titles.enumerated() {
      if index == 0 {
        let pad = String(repeating: " ", count: digits - label.count)
        line(Span(pad + label, .number), Span("  "), Span(title, isCurrent ? .accent : .title, link: link))
      } else {
        line(Span(indent), Span(title, isCurrent ? .accent : .title, link: link))
      }
    }
    if !below.isEmpty { line(Span(indent), Span(below, .quiet)) }
    if let more { hint(more, indent: indent.count) }
  }

  /// Text wrapped at words, its paragraphs parted by empty lines.
  public mutating func paragraphs(_ body: String, _ role: Role = .plain, link: WebLink? = nil) {
    let body = isAccessible && role != .plain ? Self.readingAloud(body) : body
    for (index, paragraph) in Sanitiser.paragraphs(body).enumerated() {
      if index > 0 { blank() }
      for wrapped in TextWrap.lines(paragraph, width: readingColumns) {
        text += style.apply(role, to: wrapped, link: link)
        text += "\n"
      }
    }
  }

  /// Rows whose columns stand below each other; the last column goes on in lines of its own where it is long.
  public mutating func table(_ rows: [[Span]]) {
    for row in aligned(rows) { self.row(row) }
  }

  /// A row of ``aligned(_:)``.
  mutating func row(_ row: [Span]) {
    guard let columns, let last = row.last else { return line(row) }
    let before = row.dropLast().reduce(0) { $0 + DisplayWidth.of($1.text) }
    let isBelow = columns - before < Self.narrowestColumn && before > 0
    let indent = isBelow ? min(4, columns / 4) : before
    let wrapped = TextWrap.lines(last.text, width: columns - indent)
    if isBelow { line(Array(row.dropLast())) }
    for (index, text) in wrapped.enumerated() {
      let start = index == 0 && !isBelow ? Array(row.dropLast()) : [Span(String(repeating: " ", count: indent))]
      line(start + [Span(text, last.role)])
    }
  }

  /// The rows with as many blanks between their columns as these need to stand below each other.
  public func aligned(_ rows: [[Span]]) -> [[Span]] {
    if isAccessible { return rows.map(spoken) }
    var rows = rows.map { row in row.map { Span(Sanitiser.line($0.text), $0.role) } }
    var widths = Self.widths(rows)
    if let columns, widths.reduce(0, { $0 + $1 + 2 }) > columns {
      // No column but the last may push the others out of the window.
      let most = max(12, columns * 2 / 5)
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
        let gap = widths[column] - DisplayWidth.of(span.text) + 2
        return [span, Span(String(repeating: " ", count: gap))]
      }
    }
  }

  /// How wide each column is at its widest, the last of a row left out.
  private static func widths(_ rows: [[Span]]) -> [Int] {
    (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.map { column < $0.count - 1 ? DisplayWidth.of($0[column].text) : 0 }.max() ?? 0
    }
  }

  /// One span at the left edge and one at the right.
  public mutating func edges(_ left: Span, _ right: Span) {
    let room = readingColumns - DisplayWidth.of(right.text) - 2
    let shown = TextWrap.cut(Sanitiser.line(left.text), to: max(1, columns == nil ? .max : room))
    let gap = max(2, readingColumns - DisplayWidth.of(shown) - DisplayWidth.of(right.text))
    line(Span(shown, left.role, link: left.link), Span(String(repeating: " ", count: gap)), right)
  }
}
