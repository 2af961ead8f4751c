import NewsDomain

/// All commands, or one explained.
enum HelpCommand: Command {
  private static let command = Argument<String>(
    Localized("COMMAND", "COMMANDE"),
    help: Localized("its name, or a topic: output, scripting", "son nom, ou un sujet\u{A0}: sortie, scripts"),
    complete: { context in
      context.commandCandidates()
        + HelpTopic.allCases.flatMap { topic in
          context.candidates(
            named: [topic.name.text(in: context.language), topic.name.english],
            describedBy: topic.title.text(in: context.language))
        }
    }
  ) { $0 }

  static let declaration = Declaration(
    "help", french: "aide", aliases: ["?"], group: .moves,
    summary: Localized("All commands, or one explained.", "Toutes les commandes, ou l’une expliquée."),
    arguments: [command], examples: ["help", "help open", "help output"])

  static func run(_ call: Call, in session: inout Session, with newsroom: Newsroom) throws -> Outcome {
    let table = CommandTable.standard
    guard let name = call[command] else { return Outcome(HelpScreen(table.declarations)) }
    let topics = NameIndex(HelpTopic.allCases.map { ($0, [$0.name.english, $0.name.french]) })
    if case .found(let topic) = topics.match(name) { return Outcome(HelpTopicScreen(topic)) }
    do {
      guard let declaration = try table.declaration(named: name) else { return Outcome() }
      return Outcome(CommandHelpScreen(declaration))
    } catch ShellError.unknownCommand(_, let nearest) {
      guard nearest == nil, case .unknown(let topic?) = topics.match(name) else {
        throw ShellError.unknownCommand(name, nearest: nearest)
      }
      throw ShellError.unknownCommand(name, nearest: topic)
    }
  }
}
