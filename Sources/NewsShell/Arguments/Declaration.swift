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

  package let name: String
  package let frenchName: String
  package let aliases: [String]
  /// Other names that stand for this one with words after it: `business` for `top business`.
  package let shorthands: [(name: String, words: [String])]
  package let group: Group
  package let summary: Localized
  package let arguments: [any AnyArgument]
  package let needs: Set<Need>
  /// Lines that work as they stand, one after the other, in a new session without a key.
  package let examples: [String]
  /// The same in French; empty where they differ by the command's name alone.
  let frenchExamples: [String]
  /// Whether the line is kept in the history.
  package let isKeptInHistory: Bool
  /// In which round of commands it came, counted from 1. A beginning that one command has goes on meaning that one
  /// when a later round brings others that begin alike: scripts and fingers know it.
  package let generation: Int

  package init(
    _ name: String, french frenchName: String, aliases: [String] = [],
    shorthands: [(name: String, words: [String])] = [], group: Group, summary: Localized,
    arguments: [any AnyArgument] = [], needs: Set<Need> = [], examples: [String],
    frenchExamples: [String] = [], isKeptInHistory: Bool = true, generation: Int = 1
  ) {
    self.name = name
    self.frenchName = frenchName
    self.aliases = aliases
    self.shorthands = shorthands
    self.group = group
    self.summary = summary
    self.arguments = arguments
    self.needs = needs
    self.examples = examples
    self.frenchExamples = frenchExamples
    self.isKeptInHistory = isKeptInHistory
    self.generation = generation
  }

  package func name(in language: InterfaceLanguage) -> String {
    language == .french ? frenchName : name
  }

  /// Every name that stands for the command alone.
  var names: [String] { [name, frenchName] + aliases }

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
  package var help: CommandHelp { help(examples: (examples, frenchExamples)) }

  /// - Parameter examples: as they are typed in each language.
  func help(examples: (english: [String], french: [String])) -> CommandHelp {
    CommandHelp(
      name: Localized(name, frenchName), group: group, usage: Localized(usage(in: .english), usage(in: .french)),
      summary: summary, arguments: arguments.map { ($0.usageNames, $0.help) },
      examples: examples,
      otherNames: (otherNames(in: .english), otherNames(in: .french)))
  }
}
