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

  package let name: Localized
  let group: Group
  /// The command with its arguments.
  package let usage: Localized
  let summary: Localized
  let arguments: [(usage: Localized, help: Localized)]
  let examples: (english: [String], french: [String])
  /// What else the command answers to.
  let otherNames: (english: [String], french: [String])

  package init(
    name: Localized, group: Group, usage: Localized, summary: Localized,
    arguments: [(usage: Localized, help: Localized)], examples: (english: [String], french: [String]),
    otherNames: (english: [String], french: [String])
  ) {
    self.name = name
    self.group = group
    self.usage = usage
    self.summary = summary
    self.arguments = arguments
    self.examples = examples
    self.otherNames = otherNames
  }

  func examples(in language: InterfaceLanguage) -> [String] {
    language == .french ? examples.french : examples.english
  }

  func otherNames(in language: InterfaceLanguage) -> [String] {
    language == .french ? otherNames.french : otherNames.english
  }
}
