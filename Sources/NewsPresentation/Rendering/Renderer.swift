import NewsDomain
import TerminalKit

/// The format in which results are written.
package enum OutputFormat: String, CaseIterable, Sendable {
  case text
  case tsv
  case json

  /// Whether people read it, rather than programs. Only then are there questions, hints and rows of stories.
  package var isForPeople: Bool { self == .text }
  /// Whether results have more than the columns of an article: marks, and the texts of pages.
  package var hasDetails: Bool { self != .tsv }
  /// Whether each result ends with a line on how the command ended.
  package var hasStatus: Bool { self == .json }
}

/// Writes the output of commands in one of the formats.
package struct Renderer: Sendable {
  package let texts: any Texts
  /// The styles of each output.
  package struct Styles: Sendable {
    /// The style of standard output.
    let output: Style
    /// The style of standard error.
    let errors: Style
    /// The style of output to files and other programs.
    let elsewhere: Style

    package init(output: Style, errors: Style, elsewhere: Style = Style(isColoured: false)) {
      self.output = output
      self.errors = errors
      self.elsewhere = elsewhere
    }
  }

  private let styles: Styles
  private let columns: @Sendable () -> Int?
  private let errorColumns: @Sendable () -> Int?
  private let room: Int?
  private let clock: WallClock
  private let fields: RecordFields?
  private let dates: @Sendable () -> DatesSetting.Value

  /// - Parameters:
  ///   - columns: The current width of the terminal; `nil` if the output does not go to one.
  ///   - errorColumns: The current width of the terminal that errors and notices go to; `nil` if they do not go to one.
  ///   - room: The widest line allowed without a terminal; `nil` if unknown.
  ///   - fields: The members to write of records; `nil` for all, or the columns of each kind.
  ///   - dates: How dates are written for people, as the reader's settings now say.
  package init(
    texts: any Texts, styles: Styles, columns: @escaping @Sendable () -> Int?,
    errorColumns: @escaping @Sendable () -> Int? = { nil }, room: Int? = nil,
    clock: WallClock = .system, fields: RecordFields? = nil,
    dates: @escaping @Sendable () -> DatesSetting.Value = { DatesSetting.standard }
  ) {
    self.texts = texts
    self.styles = styles
    self.columns = columns
    self.errorColumns = errorColumns
    self.room = room
    self.clock = clock
    self.fields = fields
    self.dates = dates
  }

  /// Whether results in a format have more than the columns of an article.
  package func hasDetails(in format: OutputFormat) -> Bool { format.hasDetails || fields != nil }

  /// Renders a screen for standard output, or for a file or another program.
  ///
  /// - Parameters:
  ///   - isAccessible: Whether the output is read aloud.
  ///   - request: The id of the request that it answers.
  package func render(
    _ screen: any Screen, as format: OutputFormat, isAccessible: Bool = false, elsewhere: Bool = false,
    request: String? = nil
  ) -> SafeOutput {
    switch format {
    case .text: return page(of: screen, isAccessible: isAccessible, elsewhere: elsewhere).output
    case .tsv:
      var row = RowWriter(fields: fields)
      row.write(screen.records)
      return row.output
    case .json:
      let records = screen.records
      var object = ObjectWriter(
        capacity: 1024 * max(1, min(records.count, 100)), request: request, fields: fields)
      for record in records { object.write(record) }
      return object.output
    }
  }

  /// Lays out a screen for people.
  ///
  /// - Parameters:
  ///   - rows: The lines of the window it may use; `nil` if it may have any length.
  ///   - layout: How a window shows lists of articles.
  package func page(
    of screen: any Screen, rows: Int? = nil, isAccessible: Bool, elsewhere: Bool = false, layout: ListLayout = .two
  ) -> TextPage {
    var page = TextPage(
      texts: texts, style: elsewhere ? styles.elsewhere : styles.output, columns: elsewhere ? nil : columns(),
      rows: rows,
      room: room, isAccessible: isAccessible, layout: layout, now: clock.now, dates: dates())
    screen.draw(on: &page)
    return page
  }

  /// Lays out screens for views.
  package func viewPages(glyphs: Window.Glyphs) -> ViewPages {
    ViewPages(texts: texts, style: styles.output, glyphs: glyphs, clock: clock, dates: dates)
  }

  /// The JSON line that ends a successful command.
  package func status(of command: String, at line: AskedLine, _ facts: Facts) -> SafeOutput {
    let age = facts.origin?.stored == nil ? nil : facts.origin?.receivedAt.map(clock.now.timeIntervalSince)
    return Self.line(
      StatusRecord(command: command, line: line, facts: facts, age: age.map { Int(min(max(0, $0), 1e9)) }))
  }

  /// The JSON line that ends a failed command.
  package func status(of command: String?, at line: AskedLine, _ error: any Error) -> SafeOutput {
    Self.line(StatusRecord(command: command, line: line, failure: (ErrorCode(error), explained(error))))
  }

  /// The explanation of an error, which must not repeat a password that was typed in an address. Each part is clean:
  /// an escape sequence that begins in one must not swallow the beginning of the next.
  private func explained(_ error: any Error) -> Explanation {
    let explanation = texts.explain(error)
    func shown(_ text: String) -> String { SafeText(text.withoutTypedLogins).string }
    return Explanation(shown(explanation.message), explanation.hint.map(shown))
  }

  private static func line(_ record: StatusRecord) -> SafeOutput {
    var object = ObjectWriter(capacity: 512, request: record.line.request)
    object.write(record)
    return object.output
  }

  /// An error message for standard error.
  ///
  /// - Parameters:
  ///   - place: Where in a script it happened; `nil` at the prompt.
  ///   - isAccessible: Whether it is read aloud, and so not wrapped.
  package func trouble(
    _ error: any Error, command: String?, place: String?, isAccessible: Bool = false
  ) -> SafeOutput {
    // The place is for programs that look for it, and the same in every language.
    let parts = [
      place.map { "supernews" + ($0.isEmpty ? "" : ": " + $0) }, sentence(for: error, command: command),
    ].compactMap(\.self)
    return lines(of: parts.joined(separator: ": "), .trouble, columns: errorColumns(), isAccessible: isAccessible)
  }

  /// An error message: what happened, and what to do.
  ///
  /// - Parameter command: The name of the command that failed.
  package func sentence(for error: any Error, command: String?, hasHint: Bool = true) -> String {
    let explanation = explained(error)
    let hint = hasHint ? explanation.hint : nil
    let sentence = explanation.message + (hint.map { texts.hintMark + $0 } ?? "")
    return command.map { texts.labelled(SafeText($0).string, sentence) } ?? sentence
  }

  /// A notice about a result, for standard error.
  ///
  /// - Parameter isAccessible: Whether it is read aloud, and so not wrapped.
  package func notice(_ notice: Notice, isAccessible: Bool = false) -> SafeOutput {
    // An alert is one line, for programs that watch the terminal as well.
    let isAlert = if case .alert = notice { true } else { false }
    return lines(
      of: texts.notice(notice, now: clock.now), .quiet, columns: isAlert ? nil : errorColumns(),
      isAccessible: isAccessible)
  }

  /// A text for standard error, wrapped to the window if there is one.
  private func lines(of text: String, _ role: Role, columns: Int?, isAccessible: Bool) -> SafeOutput {
    var output = SafeOutput()
    let text = SafeText(isAccessible ? texts.marked(TextPage.readingAloud(text)) : text)
    for line in isAccessible ? [text] : columns.map({ TextWrap.lines(text, width: $0) }) ?? [text] {
      styles.errors.write(line, role, to: &output)
      output.endLine()
    }
    return output
  }
}
