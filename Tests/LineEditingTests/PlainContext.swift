@testable import TerminalKit

/// A context that knows no prompt and no candidates.
struct PlainContext: LineContext {
  let isAccessible = false

  func prompt(columns: Int) -> [TerminalKit.Span] { [] }

  func completion(of text: String) -> Completion { .none }

  func more(_ count: Int) -> String { "" }
}
