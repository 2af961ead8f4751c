/// The five roles that colour has; a screen reads without it.
public enum Role: Sendable {
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
public struct Span: Sendable {
  public let text: String
  public let role: Role

  public init(_ text: String, _ role: Role = .plain) {
    self.text = text
    self.role = role
  }
}

/// Writes roles as ANSI sequences, or leaves them out.
public struct Style: Sendable {
  public let isColoured: Bool

  public init(isColoured: Bool) {
    self.isColoured = isColoured
  }

  public func apply(_ role: Role, to text: String) -> String {
    guard isColoured, !text.isEmpty, let code = Self.code(role) else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

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
