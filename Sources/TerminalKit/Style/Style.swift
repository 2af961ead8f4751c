/// The five roles that colour has; a screen reads without it.
package enum Role: Sendable {
  case plain
  case number
  case title
  /// Source, age, counts, hints.
  case quiet
  /// The current thing.
  case accent
  case trouble
}

/// A piece of a line in one role.
package struct Span: Sendable {
  package let text: String
  package let role: Role
  /// The page that it leads to, where the terminal can.
  package let link: Hyperlink?
  /// Of a drawing of ours, its width: each of its characters takes one cell, and none needs to be cleaned.
  private let drawnCells: Int?

  package init(_ text: String, _ role: Role = .plain, link: Hyperlink? = nil) {
    self.text = text
    self.role = role
    self.link = link
    drawnCells = nil
  }

  package init(drawing text: String, cells: Int, _ role: Role) {
    self.text = text
    self.role = role
    link = nil
    drawnCells = cells
  }

  /// What of the span is shown on so many cells, and how many of them it takes.
  package func shown(on cells: Int) -> (text: String, cells: Int) {
    if let drawnCells {
      return drawnCells <= cells ? (text, drawnCells) : (String(text.unicodeScalars.prefix(cells)), cells)
    }
    let shown = TextWrap.cut(Sanitiser.line(text), to: cells)
    return (shown, DisplayWidth.of(shown))
  }
}

/// Writes roles as ANSI sequences, or leaves them out.
package struct Style: Sendable {
  package let isColoured: Bool
  /// Whether text may lead to pages, by the sequence OSC 8.
  package let hasLinks: Bool
  /// Whether there may be colours that are no adornment: those of a QR code.
  package let canPaint: Bool

  /// Some terminals take no longer addresses, in bytes.
  private static let linkLimit = 2000

  package init(isColoured: Bool, hasLinks: Bool = false, canPaint: Bool = false) {
    self.isColoured = isColoured
    self.hasLinks = hasLinks
    self.canPaint = canPaint || isColoured
  }

  package func apply(_ role: Role, to text: String, link: Hyperlink? = nil) -> String {
    let start = text.isEmpty ? "" : start(of: role)
    let shown = start.isEmpty ? text : start + text + Self.end
    guard hasLinks, !text.isEmpty, let address = link?.address, address.utf8.count <= Self.linkLimit else {
      return shown
    }
    return "\u{1B}]8;;\(address)\u{1B}\\\(shown)\u{1B}]8;;\u{1B}\\"
  }

  /// The sequence that a role begins with, empty where it has none.
  package func start(of role: Role) -> String {
    guard isColoured, let code = Self.code(role) else { return "" }
    return "\u{1B}[\(code)m"
  }

  /// The sequence that ends every role.
  package static let end = "\u{1B}[0m"

  private static func code(_ role: Role) -> Int? {
    switch role {
    case .plain: nil
    case .number: 36
    case .title: 1
    case .quiet: 2
    case .accent: 32
    case .trouble: 31
    }
  }
}
