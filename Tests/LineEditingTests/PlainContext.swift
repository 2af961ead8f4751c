@testable import TerminalKit

/// A context without a prompt and without candidates.
struct PlainContext: LineContext {
  let isAccessible = false

  func prompt(columns: Int) -> [TerminalKit.Span] { [] }

  func completion(of text: String) -> Completion { .none }

  func more(_ count: Int) -> String { "" }

  func question(listing count: Int) -> String { "" }

  func isYes(_ key: Character) -> Bool { false }
}
