import NewsDomain
import NewsPresentation

/// Lists all commands, or explains one or a topic.
enum HelpCommand: Command {
  private static let command = Argument<String>(
    .argument(.commandLabel), .rest, help: .argument(.helpCommandHelp),
    complete: { context in
      context.commandCandidates()
        + HelpTopic.allCases.flatMap { topic in
          context.candidates(
            named: [topic.name.text(in: context.language)],
            describedBy: topic.title.text(in: context.language))
        }
    }
  ) { $0 }

  static let declaration = Declaration(.help, group: .read, arguments: [command])

  static func run(_ call: Call, in session: inout Session, with _: NoFeature) throws -> Outcome {
    let table = CommandTable.standard
    let all = table.declarations.map(\.help)
    guard let name = call[command] else { return Outcome(HelpScreen(all)) }
    if ChoiceName.allItems.isMeant(by: name) {
      let hasItems = session.coordinator.list != nil
      let missing = hasItems ? [] : table.declarations.filter { !$0.needs.isDisjoint(with: [.list, .items]) }
      return Outcome(AllHelpScreen(all, afterList: Set(missing.map(\.command))))
    }
    let topics = NameIndex(HelpTopic.allCases.map { ($0, $0.name.inEachLanguage) })
    let topic = topics.match(name, as: call.form)
    // The order: full names of topics, commands as typed, prefixes of topics.
    let isWhole = HelpTopic.allCases.contains { topic in
      topic.name.inEachLanguage.contains { FoldedName($0) == FoldedName(name) }
    }
    if isWhole, case .found(let topic) = topic { return Outcome(HelpTopicScreen(topic)) }
    if let subject = HelpSubject(name, in: session.language) {
      return Outcome(FoundHelpScreen(name, about: subject, in: all, language: session.language))
    }
    do {
      return Outcome(CommandHelpScreen(try table.declaration(named: name, at: call.language).help))
    } catch ShellError.usage(.unknownCommand) {
      if let alias = session.settings.alias(named: name) { return Outcome(ShortcutsScreen.alias(alias)) }
      if let subject = HelpSubject(inAnyLanguage: name) {
        return Outcome(FoundHelpScreen(name, about: subject, in: all, language: session.language))
      }
      if let command = beginning(of: name, in: table) { return Outcome(CommandHelpScreen(command.help)) }
      let found = FoundHelpScreen(name, in: all, language: session.language)
      if !found.isEmpty, topic.value == nil { return Outcome(found) }
      let nearest = table.nearest(to: name, in: session.language)
      switch topic {
      case .found(let topic): return Outcome(HelpTopicScreen(topic))
      case .unknown(let other): throw ShellError.usage(.noHelp(Secrets.masked(name), nearest: nearest ?? other))
      case .ambiguous: throw ShellError.usage(.noHelp(Secrets.masked(name), nearest: nearest))
      }
    }
  }

  /// The command that the first of several words names in full: `help feeds add`.
  private static func beginning(of text: String, in table: CommandTable) -> Declaration? {
    let words = text.split(separator: " " as Character)
    guard words.count > 1, let first = words.first.map({ FoldedName($0) }) else { return nil }
    return table.declarations.first { declaration in
      declaration.names.contains { FoldedName($0) == first }
    }
  }
}
