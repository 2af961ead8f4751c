import NewsPresentation

/// A command of the system's shell, with the terminal to itself.
enum ShellCommand: Command {
  private static let text = Argument<String>(
    Localized("COMMAND", "COMMANDE"), .rest, isRequired: true,
    help: Localized("the rest of the line, as it stands", "le reste de la ligne, tel quel")
  ) { $0 }

  static let declaration = Declaration(
    "!", french: "!", group: .moves,
    summary: Localized("Runs a command of the system's shell.", "Lance une commande du shell du système."),
    arguments: [text], needs: [.terminal], examples: ["!true"])

  static func run(_ call: Call, in session: inout Session, with terminal: TerminalFeature) async throws -> Outcome {
    guard let command = call[text]?.nonBlank else { throw ShellError.noShellCommand }
    // At a prompt the shell has put the line before in its place, where there is one.
    guard command != "!" else { throw ShellError.nothingToRepeat }
    try await terminal.run(command, input: nil)
    return Outcome()
  }
}
