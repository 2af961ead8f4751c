import NewsDomain

/// What help, errors and the manual say of a command.
package struct CommandHelp: Sendable {
  /// Where help lists a command, in this order.
  package enum Group: CaseIterable, Sendable {
    case read
    case find
    case places
    case yours
    case moves
  }

  let command: CommandName
  let group: Group
  /// The command with its arguments.
  package let usage: Localized
  let arguments: [(usage: Localized, help: Localized)]
  /// What else the command answers to.
  private let others: @Sendable (InterfaceLanguage) -> [String]

  package init(
    _ command: CommandName, group: Group, usage: Localized, arguments: [(usage: Localized, help: Localized)],
    others: @escaping @Sendable (InterfaceLanguage) -> [String]
  ) {
    self.command = command
    self.group = group
    self.usage = usage
    self.arguments = arguments
    self.others = others
  }

  package var name: Localized { command.own }

  var summary: Localized { Localized { [command] in $0.summary(of: command) } }

  func examples(in language: InterfaceLanguage) -> [String] { language.texts.examples(of: command) }

  func otherNames(in language: InterfaceLanguage) -> [String] { others(language) }
}
