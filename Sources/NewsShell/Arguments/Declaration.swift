import NewsDomain
import NewsPresentation

/// What a command says of itself; help, completion and did-you-mean read nothing else.
package struct Declaration: Sendable {
  package typealias Group = CommandHelp.Group

  /// What must be there before a command runs.
  package enum Need: Sendable {
    /// A list has been shown.
    case list
    /// It may have to wait for a server: what is written so far is shown first.
    case network
    /// As above, unless the list is of articles.
    case networkForOtherLists
    /// It may fetch the picture of an article.
    case picture
    /// It takes the terminal: what is written so far is shown first.
    case terminal
    /// It may ask a person something, or show a view: the same, and without a terminal it does without.
    case dialogue
  }

  /// Another name that stands for a command with words after it: `business` for `top business`.
  package struct Shorthand: Sendable {
    package let name: String
    /// Which of the names that stand for the same words is the one of the reader's language.
    let own: Localized
    package let words: [String]
  }

  package let command: CommandName
  package let shorthands: [Shorthand]
  package let group: Group
  package let arguments: [any AnyArgument]
  package let needs: Set<Need>
  /// Whether the line is kept in the history.
  package let isKeptInHistory: Bool
  /// In which round of commands it came, counted from 1. A beginning that one command has goes on meaning that one
  /// when a later round brings others that begin alike: scripts and fingers know it.
  package let generation: Int

  package init(
    _ command: CommandName, shorthands: [Shorthand] = [], group: Group, arguments: [any AnyArgument] = [],
    needs: Set<Need> = [], isKeptInHistory: Bool = true, generation: Int = 1
  ) {
    self.command = command
    self.shorthands = shorthands
    self.group = group
    self.arguments = arguments
    self.needs = needs
    self.isKeptInHistory = isKeptInHistory
    self.generation = generation
  }

  /// What programs call it.
  package var name: String { command.rawValue }

  package func name(in language: InterfaceLanguage) -> String { language.texts.name(of: command) }

  /// Every name that stands for the command alone.
  var names: [String] { command.names }

  package var summary: Localized { Localized { [command] in $0.summary(of: command) } }

  /// Lines that work as they stand, one after the other, in a new session without a key.
  package func examples(in language: InterfaceLanguage) -> [String] { language.texts.examples(of: command) }

  /// What else the command answers to.
  func otherNames(in language: InterfaceLanguage) -> [String] {
    (names + shorthands.map(\.name)).reduce(into: []) { others, name in
      if name != self.name(in: language), !others.contains(name) { others.append(name) }
    }
  }

  /// The command with its arguments, as help shows it.
  func usage(in language: InterfaceLanguage) -> String {
    ([name(in: language)] + arguments.map { $0.usage(in: language) }).joined(separator: " ")
  }

  /// The same as help, errors and the manual say it.
  package var help: CommandHelp {
    CommandHelp(
      command, group: group, usage: Localized { usage(in: $0.language) },
      arguments: arguments.map { ($0.usageNames, $0.help) }, others: { otherNames(in: $0) })
  }
}
