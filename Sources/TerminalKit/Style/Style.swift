/// The roles that have a colour or a weight. A screen can be read without them.
package enum Role: String, CaseIterable, Sendable {
  case plain
  case number
  case title
  /// Sources, ages, counts and hints.
  case quiet
  /// The current item.
  case accent
  case trouble
  /// A word that was searched for.
  case match
  /// The one of those that the reader is at.
  case hit
  /// Words that a text had before, and those it has now.
  case removed
  case added
}

/// A piece of a line with one role.
package struct Span: Sendable {
  package let text: SafeText
  package let role: Role
  /// The page that the text links to, on terminals with links.
  package let link: Hyperlink?
  /// A piece of a drawing, shown instead of the text.
  package let drawing: SafePicture?
  private let drawnCells: Int
  /// Whether the drawing has its own colours, so that it cannot be cut.
  private let isColoured: Bool

  package init(_ text: SafeText, _ role: Role = .plain, link: Hyperlink? = nil) {
    self.text = text
    self.role = role
    self.link = link
    drawing = nil
    drawnCells = 0
    isColoured = false
  }

  package init(_ text: String, _ role: Role = .plain, link: Hyperlink? = nil) {
    self.init(SafeText(text), role, link: link)
  }

  package init(drawing cells: SafePicture.Cells, _ role: Role) {
    text = .empty
    self.role = role
    link = nil
    drawing = SafePicture(cells)
    drawnCells = cells.count
    isColoured = false
  }

  /// - Parameter row: A row of a picture; left out where it does not fit.
  package init(row: SafePicture) {
    text = .empty
    role = .plain
    link = nil
    drawing = row
    drawnCells = row.lines.first.map { SafeText($0).width } ?? 0
    isColoured = true
  }

  /// Writes as much of the span as fits into this many cells.
  ///
  /// - Returns: The number of cells it takes.
  package func write(to output: inout SafeOutput, cells: Int, style: Style) -> Int {
    if let drawing {
      if isColoured, drawnCells > cells { return 0 }
      let shown = drawnCells <= cells ? drawing : drawing.prefix(cells)
      style.write(role, to: &output, isEmpty: drawnCells == 0) { $0.append(shown, isEnded: false) }
      return min(drawnCells, cells)
    }
    let shown = TextWrap.cut(text, to: cells)
    style.write(shown, role, link: link, to: &output)
    return shown.width
  }

  /// Writes the whole span.
  package func write(to output: inout SafeOutput, style: Style) {
    _ = write(to: &output, cells: .max, style: style)
  }
}

/// Writes roles as ANSI sequences, or leaves the sequences out.
package struct Style: Sendable {
  package let isColoured: Bool
  /// Whether text may link to pages, by the sequence OSC 8.
  package let hasLinks: Bool
  /// Whether colours that carry meaning are allowed, such as those of a QR code.
  package let canPaint: Bool
  /// The looks of the roles.
  private let palette: LivePalette

  /// The palette of styles that are given none.
  private static let usual = LivePalette()

  /// The longest address written, in bytes, as some terminals support no longer ones.
  private static let linkLimit = 2000

  package init(
    isColoured: Bool, hasLinks: Bool = false, canPaint: Bool = false, palette: LivePalette? = nil
  ) {
    self.isColoured = isColoured
    self.palette = palette ?? Self.usual
    self.hasLinks = hasLinks
    self.canPaint = canPaint || isColoured
  }

  /// Writes a text with a role.
  package func write(_ text: SafeText, _ role: Role, link: Hyperlink? = nil, to output: inout SafeOutput) {
    let address = hasLinks && !text.isEmpty ? link?.address : nil
    if let address, address.string.utf8.count <= Self.linkLimit {
      output.append(literal: "\u{1B}]8;;")
      output.append(address)
      output.append(literal: "\u{1B}\\")
      write(role, to: &output, isEmpty: false) { $0.append(text) }
      output.append(literal: "\u{1B}]8;;\u{1B}\\")
    } else {
      write(role, to: &output, isEmpty: text.isEmpty) { $0.append(text) }
    }
  }

  /// Writes the output of `body` between the sequences of a role.
  func write(_ role: Role, to output: inout SafeOutput, isEmpty: Bool, _ body: (inout SafeOutput) -> Void) {
    guard !isEmpty, let start = start(of: role) else { return body(&output) }
    output.append(start)
    body(&output)
    output.append(literal: Self.end)
  }

  /// A text with a role, as separate output.
  package func styled(_ text: SafeText, _ role: Role, link: Hyperlink? = nil) -> SafeOutput {
    var output = SafeOutput()
    write(text, role, link: link, to: &output)
    return output
  }

  /// The sequence that a role begins with; `nil` if it has none.
  package func start(of role: Role) -> SafeOutput? {
    if isColoured { return palette.start(of: role) }
    // Search words are underlined, which a terminal without colours shows as well.
    guard canPaint else { return nil }
    return role == .match ? Self.underlined : role == .hit ? Self.reversed : nil
  }

  private static let underlined: SafeOutput = "\u{1B}[1;4m"
  private static let reversed: SafeOutput = "\u{1B}[1;7m"

  /// The sequence that ends every role.
  package static let end: StaticString = "\u{1B}[0m"
}

/// The address of the page that a text links to.
package struct Hyperlink: Sendable, Equatable {
  package let address: SafeText

  /// - Returns: `nil` if the address is not printable ASCII, as it could then contain an escape sequence.
  package init?(_ address: String) {
    guard address.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    self.address = SafeText(address)
  }
}
