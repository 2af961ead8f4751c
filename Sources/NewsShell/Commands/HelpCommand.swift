/// All commands, or one explained.
enum HelpCommand: Command {
  private static let command = Argument<String>(
    Localized("COMMAND", "COMMANDE"), help: Localized("its name", "son nom"),
    complete: { context in context.commandCandidates() }
  ) { $0 }

  static let declaration = Declaration(
    "help", french: "aide", aliases: ["?"], group: .moves,
    summary: Localized("All commands, or one explained.", "Toutes les commandes, ou l’une expliquée."),
    arguments: [command], examples: ["help", "help open"])

  static func run(_ call: Call, in session: inout Session, with newsroom: Newsroom) throws -> Outcome {
    let table = CommandTable.standard
    guard let name = call[command] else { return Outcome(HelpScreen(table.declarations)) }
    do {
      guard let declaration = try table.declaration(named: name) else { return Outcome() }
      return Outcome(CommandHelpScreen(declaration))
    } catch ShellError.unknownCommand(_, let nearest) {
      throw ShellError.notOneOf(name, nearest: nearest, known: table.declarations.map { $0.name(in: session.language) })
    }
  }
}
