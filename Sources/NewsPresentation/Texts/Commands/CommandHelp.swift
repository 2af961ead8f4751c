import NewsDomain

/// The explanation of a command for help, errors and the manual.
package struct CommandHelp: Sendable {
  /// The purposes of commands: the groups in which help lists them, in this order.
  package enum Group: CaseIterable, Sendable {
    case read
    case find
    case follow
    case organise
    case share
    case automate
  }

  let command: CommandName
  let group: Group
  /// The command with its arguments.
  package let usage: Localized
  let arguments: [(usage: Localized, help: Localized)]
  /// The other names of the command.
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
