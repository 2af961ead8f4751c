import NewsDomain

/// All commands at a glance.
struct HelpScreen: Screen {
  private let commands: [Declaration]

  init(_ commands: [Declaration]) {
    self.commands = commands
  }

  var records: [any Record] { commands.map(CommandRecord.init) }

  func draw(on page: inout TextPage) {
    let texts = page.texts
    page.table(
      Declaration.Group.allCases.compactMap { group in
        let names = commands.filter { $0.group == group }.map { $0.name(in: texts.language) }
        return names.isEmpty
          ? nil : [Span(texts.title(of: group), .title), Span(names.joined(separator: "  "))]
      })
    page.blank()
    page.line(Span(texts.helpAdvice, .quiet))
  }
}

/// One command explained.
struct CommandHelpScreen: Screen {
  private let command: Declaration

  init(_ command: Declaration) {
    self.command = command
  }

  var records: [any Record] { [CommandRecord(command: command)] }

  /// The example with its command called as in that language.
  private static func example(_ example: String, in language: InterfaceLanguage) -> String {
    let name = example.prefix { $0 != " " }
    guard language != .english, let command = try? CommandTable.standard.declaration(named: String(name)),
      command.name == name
    else { return example }
    return command.name(in: language) + example[name.endIndex...]
  }

  func draw(on page: inout TextPage) {
    let texts = page.texts
    let language = texts.language
    page.paragraphs(command.usage(in: language), .title)
    page.paragraphs(command.summary.text(in: language))
    if !command.arguments.isEmpty {
      page.blank()
      page.table(
        command.arguments.map {
          [Span("  " + $0.usageName(in: language), .number), Span($0.help.text(in: language))]
        })
    }
    page.blank()
    page.line(Span(texts.examplesTitle, .title))
    for example in command.examples { page.line(Span("  " + Self.example(example, in: language))) }
    let others = command.otherNames(in: language)
    if !others.isEmpty {
      page.table([[Span(texts.otherNamesTitle, .title), Span(others.joined(separator: "  "), .quiet)]])
    }
  }
}

private struct CommandRecord: Record {
  let command: Declaration

  func write(to row: inout RowWriter) {
    row.add(command.name)
    row.add(command.usage(in: .english))
    row.add(command.summary.english)
  }

  func write(to object: inout ObjectWriter) {
    object.add("type", "command")
    object.add("name", command.name)
    object.add("usage", command.usage(in: .english))
    object.add("summary", command.summary.english)
  }
}
