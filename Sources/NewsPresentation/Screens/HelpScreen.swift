import TerminalKit

/// All commands at a glance.
package struct HelpScreen: Screen {
  private let commands: [CommandHelp]

  package init(_ commands: [CommandHelp]) {
    self.commands = commands
  }

  package var records: [any Record] { commands.map(CommandRecord.init) }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    let gap = page.isAccessible ? ", " : "  "
    var rows = CommandHelp.Group.allCases.compactMap { group in
      let names = commands.filter { $0.group == group }.map { $0.name.text(in: texts.language) }
      return names.isEmpty ? nil : [Span(texts.title(of: group), .title), Span(names.joined(separator: gap))]
    }
    let topics = HelpTopic.allCases.map { $0.name.text(in: texts.language) }
    rows.append([Span(texts.helpTopicsTitle, .title), Span(topics.joined(separator: gap))])
    page.table(rows)
    page.blank()
    page.hint(texts.helpAdvice)
  }
}

/// The explanation of one command.
package struct CommandHelpScreen: Screen {
  private let command: CommandHelp

  package init(_ command: CommandHelp) {
    self.command = command
  }

  package var records: [any Record] { [CommandRecord(command: command)] }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    let language = texts.language
    page.paragraphs(command.usage.text(in: language), .title)
    page.paragraphs(command.summary.text(in: language))
    if !command.arguments.isEmpty {
      page.blank()
      page.table(
        command.arguments.map {
          [Span("  " + $0.usage.text(in: language), .number), Span($0.help.text(in: language))]
        })
    }
    page.blank()
    page.line(Span(texts.examplesTitle, .title))
    for example in command.examples(in: language) { page.line(Span("  " + example)) }
    let others = command.otherNames(in: language)
    if !others.isEmpty {
      page.table([[Span(texts.otherNamesTitle, .title), Span(others.joined(separator: "  "), .quiet)]])
    }
  }
}

/// The explanation of a topic that is not a command.
package struct HelpTopicScreen: Screen {
  private let topic: HelpTopic

  package init(_ topic: HelpTopic) {
    self.topic = topic
  }

  package var records: [any Record] { [TopicRecord(topic: topic)] }

  package func draw(on page: inout TextPage) {
    let language = page.texts.language
    page.line(Span(topic.title.text(in: language), .title))
    page.table(
      topic.rows.map { [Span("  " + $0.typed.text(in: language), .number), Span($0.meaning.text(in: language))] })
  }
}
