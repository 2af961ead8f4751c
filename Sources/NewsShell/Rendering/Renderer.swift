import NewsDomain

/// Turns what a command has to say into the bytes of one of the formats.
public struct Renderer: Sendable {
  public let texts: any Texts
  private let style: Style
  private let errorStyle: Style
  private let elsewhereStyle: Style
  private let columns: @Sendable () -> Int?
  private let room: Int?

  /// - Parameters:
  ///   - style: of standard output.
  ///   - errorStyle: of standard error.
  ///   - elsewhereStyle: of what goes into files and to other programs.
  ///   - columns: the width of the terminal now, `nil` where output goes to none.
  ///   - room: how wide lines may be that go to no terminal, where that is known.
  public init(
    texts: any Texts, style: Style, errorStyle: Style, elsewhereStyle: Style = Style(isColoured: false),
    columns: @escaping @Sendable () -> Int?, room: Int? = nil
  ) {
    self.texts = texts
    self.style = style
    self.errorStyle = errorStyle
    self.elsewhereStyle = elsewhereStyle
    self.columns = columns
    self.room = room
  }

  /// A screen for standard output, or for elsewhere.
  ///
  /// - Parameter isAccessible: whether it is read aloud.
  public func render(
    _ screen: any Screen, as format: OutputFormat, isAccessible: Bool = false, elsewhere: Bool = false
  ) -> String {
    switch format {
    case .text: return page(of: screen, isAccessible: isAccessible, elsewhere: elsewhere).text
    case .tsv:
      var row = RowWriter()
      row.write(screen.records)
      return row.text
    case .json:
      var object = ObjectWriter()
      for record in screen.records { object.write(record) }
      return object.text
    }
  }

  /// A screen for people.
  ///
  /// - Parameter rows: how many lines the window has for it; `nil` where it may be of any length.
  func page(of screen: any Screen, rows: Int? = nil, isAccessible: Bool, elsewhere: Bool = false) -> TextPage {
    var page = TextPage(
      texts: texts, style: elsewhere ? elsewhereStyle : style, columns: elsewhere ? nil : columns(), rows: rows,
      room: room, isAccessible: isAccessible, now: Date())
    screen.draw(on: &page)
    return page
  }

  /// The line that ends a command in JSON.
  public func status(of command: String, _ facts: Facts) -> String {
    var object = ObjectWriter()
    object.line { object in
      object.add("type", "status")
      object.add("command", command)
      object.add("ok", true)
      object.add("count", facts.count)
      object.add("total", facts.total)
      object.add("provider", facts.origin?.provider.rawValue)
      object.add("cached", facts.origin?.stored != nil)
      if facts.origin?.stored != nil, let received = facts.origin?.receivedAt {
        object.add("age", Int(min(max(0, Date().timeIntervalSince(received)), 1e9)))
      }
      if facts.removed > 0 { object.add("removed", facts.removed) }
      if facts.failed > 0 { object.add("failed", facts.failed) }
    }
    return object.text
  }

  /// The line that ends a failed command in JSON.
  public func status(of command: String?, line: Int?, _ error: any Error) -> String {
    let explanation = texts.explain(error)
    var object = ObjectWriter()
    object.line { object in
      object.add("type", "status")
      object.add("command", command)
      object.add("ok", false)
      object.add("line", line)
      object.add("error") { object in
        object.add("code", explanation.code.rawValue)
        object.add("message", explanation.message)
        object.add("hint", explanation.hint)
      }
    }
    return object.text
  }

  /// A failure for standard error.
  ///
  /// - Parameter place: where a script went wrong; `nil` at the prompt.
  public func trouble(_ error: any Error, command: String?, place: String?) -> String {
    let explanation = texts.explain(error)
    let sentence = explanation.message + (explanation.hint.map { texts.hintMark + $0 } ?? "")
    let parts = [place.map { "supernews" + ($0.isEmpty ? "" : ": " + $0) }, command, sentence].compactMap(\.self)
    let text = Sanitiser.line(parts.joined(separator: ": "))
    guard let columns = columns(), place == nil else { return errorStyle.apply(.trouble, to: text) + "\n" }
    return TextWrap.lines(text, width: columns).map { errorStyle.apply(.trouble, to: $0) + "\n" }.joined()
  }

  /// A word about a result, for standard error.
  public func notice(_ notice: Notice) -> String {
    let text = Sanitiser.line(texts.notice(notice))
    return (columns().map { TextWrap.lines(text, width: $0) } ?? [text])
      .map { errorStyle.apply(.quiet, to: $0) + "\n" }.joined()
  }
}
