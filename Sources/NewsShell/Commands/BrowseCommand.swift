import NewsDomain
import NewsPresentation

/// Puts a marker on the rows of the list, which keys move and act on.
enum BrowseCommand: Command {
  static let declaration = Declaration(.browse, group: .read, needs: [.list, .terminal])

  static func run(_ call: Call, in session: inout Session, with terminal: SessionTerminal) async throws -> Outcome {
    if session.isAccessible { throw ShellError.terminal(.listNotAccessible) }
    guard terminal.stage(of: session) != nil, terminal.window().isTerminal, session.isInteractive,
      session.format.isForPeople
    else { throw ShellError.terminal(.listNeedsTerminal) }
    _ = try session.list()
    guard session.goToList() else { throw NewsError.list(.noResults) }
    var outcome = Outcome()
    outcome.isWalked = true
    return outcome
  }
}
