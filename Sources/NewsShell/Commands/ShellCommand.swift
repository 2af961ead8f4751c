import NewsPresentation

/// Runs a command of the system's shell, which gets the whole terminal.
enum ShellCommand: Command {
  private static let text = Argument<String>(
    .argument(.commandLabel), .rest, isRequired: true, help: .argument(.shellCommandHelp)
  ) { $0 }

  static let declaration = Declaration(.shell, group: .automate, arguments: [text], needs: [.terminal])

  static func run(_ call: Call, in session: inout Session, with terminal: SessionTerminal) async throws -> Outcome {
    guard let command = call[text]?.nonBlank else { throw ShellError.redirection(.noShellCommand) }
    // At a prompt the shell has already replaced `!!` with the previous line, if there is one.
    guard command != "!" else { throw ShellError.redirection(.nothingToRepeat) }
    try await terminal.run(command, input: nil, isAside: !session.format.isForPeople)
    return Outcome()
  }
}
