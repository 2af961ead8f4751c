import NewsDomain
import TerminalKit

/// Looks at the terminal, whose window may change in a session.
struct TerminalInspection: TerminalInspector {
  private let known: TerminalCondition
  private let window: @Sendable () -> Window

  init(condition: TerminalCondition, window: @escaping @Sendable () -> Window) {
    known = condition
    self.window = window
  }

  func condition() -> TerminalCondition {
    var condition = known
    let window = window()
    (condition.columns, condition.rows) = (window.columns, window.rows)
    return condition
  }
}
