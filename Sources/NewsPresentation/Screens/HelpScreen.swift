import NewsDomain
import TerminalKit

/// The commands for the first hour.
package struct HelpScreen: Screen {
  private let commands: [CommandHelp]

  package init(_ commands: [CommandHelp]) {
    self.commands = commands
  }

  /// All commands, for programs.
  package var records: [any Record] { commands.map(CommandRecord.init) }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    page.line(Span(texts.helpTitle, .title))
    page.table(texts.firstHour.map { [Span("  " + $0.typed, .number), Span($0.meaning)] })
    page.blank()
    page.line(Span(texts.examplesTitle, .title))
    for example in texts.firstExamples { page.line(Span("  " + example)) }
    page.blank()
    page.line(Span(texts.shortcutsTitle, .title))
    let keys = texts.shortcuts.map { "\($0.key)\u{A0}\($0.command.own.text(in: texts.language))" }
    page.paragraphs(page.joined(keys))
    page.blank()
    page.hint(texts.helpAdvice)
  }
}

/// All commands by purpose, each with its line.
package struct AllHelpScreen: ListScreen {
  package var skipped = 0
  private let commands: [CommandHelp]
  private let afterList: Set<CommandName>

  /// - Parameter afterList: the commands that need a list, if there is none yet.
  package init(_ commands: [CommandHelp], afterList: Set<CommandName>) {
    self.commands = CommandHelp.Group.allCases.flatMap { group in commands.filter { $0.group == group } }
    self.afterList = afterList
  }

  package var records: [any Record] { commands.map(CommandRecord.init) }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    let rows = page.aligned(
      commands.map { command in
        let summary = command.summary.text(in: texts.language)
        let isLater = afterList.contains(command.command)
        return [
          Span((isLater ? "* " : "  ") + command.name.text(in: texts.language), .number), Span(summary),
        ]
      })
    page.list(
      skipped..<commands.count,
      above: { page, shown in page.header(texts.helpAllTitle, about: texts.count(shown, of: commands.count)) },
      below: { page, left in
        if left == 0 {
          let topics = HelpTopic.allCases.map { $0.name.text(in: texts.language) }
          page.line(Span(texts.helpTopicsTitle, .title))
          page.line(Span("  " + topics.joined(separator: page.isAccessible ? ", " : "  "), .number))
        }
        if !afterList.isEmpty { page.hint("* " + texts.needsList, indent: 4) }
        page.listHint(hasMore: left > 0, count: left, texts.helpAllAdvice)
      },
      entry: { page, index in
        if index == 0 || commands[index].group != commands[index - 1].group {
          page.line(Span(texts.title(of: commands[index].group), .title))
        }
        page.tableRow(rows[index])
      })
  }
}

/// The results of searching help for words that are not a command.
package struct FoundHelpScreen: Screen {
  private let word: String
  private let commands: [CommandHelp]
  private let rows: [(typed: String, meaning: String)]

  /// Searches for several words as typed and, if they are found nowhere, for texts that have all of them.
  package init(_ word: String, in commands: [CommandHelp], language: InterfaceLanguage) {
    let words = word.split(separator: " " as Character).map(String.init)
    let together = Self(word, having: [word], in: commands, language)
    self = together.isEmpty && words.count > 1 ? Self(word, having: words, in: commands, language) : together
  }

  /// The commands for a subject, and what else to type for it.
  package init(_ word: String, about subject: HelpSubject, in commands: [CommandHelp], language: InterfaceLanguage) {
    self.word = word
    self.commands = subject.commands.compactMap { name in commands.first { $0.command == name } }
    rows =
      self.commands.map { (typed: $0.name.text(in: language), meaning: $0.summary.text(in: language)) }
      + language.texts.advice(on: subject)
  }

  private init(_ word: String, having parts: [String], in commands: [CommandHelp], _ language: InterfaceLanguage) {
    self.word = word
    let wanted = parts.map { FoldedName($0) }.filter { !$0.text.isEmpty }
    func has(_ text: String) -> Bool {
      let text = FoldedName(text)
      return !wanted.isEmpty && wanted.allSatisfy { text.contains($0) }
    }
    var rows: [(typed: String, meaning: String)] = []
    var found: [CommandHelp] = []
    for command in commands {
      let name = command.name.text(in: language)
      let summary = command.summary.text(in: language)
      var isFound = has(summary)
      if isFound { rows.append((name, summary)) }
      for argument in command.arguments {
        let (usage, help) = (argument.usage.text(in: language), argument.help.text(in: language))
        guard has(usage) || has(help) else { continue }
        rows.append(("\(name) \(usage)", help))
        isFound = true
      }
      if isFound { found.append(command) }
    }
    for setting in language.texts.settings where has(setting.label) || has(setting.meaning) {
      rows.append((setting.advice, setting.meaning))
    }
    self.rows = rows
    self.commands = found
  }

  package var isEmpty: Bool { rows.isEmpty }

  package var records: [any Record] { commands.map(CommandRecord.init) }

  package func draw(on page: inout TextPage) {
    page.line(Span(page.texts.helpFound(word), .title))
    page.table(rows.map { [Span("  " + $0.typed, .number), Span($0.meaning)] })
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
    let gap = page.isAccessible ? ", " : "  "
    var more: [[Span]] = []
    if !others.isEmpty { more.append([Span(texts.otherNamesTitle, .title), Span(others.joined(separator: gap))]) }
    let related = command.command.related.map { $0.own.text(in: language) }
    if !related.isEmpty { more.append([Span(texts.relatedTitle, .title), Span(related.joined(separator: gap))]) }
    if !more.isEmpty {
      page.blank()
      page.table(more)
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
