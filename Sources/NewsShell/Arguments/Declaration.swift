import NewsDomain
import NewsPresentation

/// A command's description of itself; help, completion and did-you-mean read nothing else.
package struct Declaration: Sendable {
  package typealias Group = CommandHelp.Group

  /// A condition of running a command, or something it may do while it runs.
  package enum Need: Sendable {
    /// A list has been shown before.
    case list
    /// Its numbers mean items of a list that has been shown; ids mean articles without one.
    case items
    /// It may have to wait for a server, so output written so far is shown first.
    case network
    /// Like `network`, unless the current list is a list of articles.
    case networkForOtherLists
    /// It may fetch the picture of an article.
    case picture
    /// It takes the terminal, so output written so far is shown first.
    case terminal
    /// It may ask a question or show a view, so output is shown first as for `terminal`; without a terminal it runs
    /// without them.
    case dialogue
    /// It changes only the reader's marks of articles. In a view it runs while another command waits for a server.
    case marks
    /// It changes what else the reader keeps. In a view that is left before it could run, it still runs.
    case changes
    /// With arguments it sets a program or a key, deletes something, or adds a feed: pasted, it runs only after a
    /// question.
    case care
  }

  /// Another name for a command with words after it: `business` for `top business`.
  package struct Shorthand: Sendable {
    package let name: String
    /// The name in the reader's language, if several names replace the same words.
    let own: Localized
    package let words: [String]
  }

  package let command: CommandName
  package let shorthands: [Shorthand]
  package let group: Group
  package let arguments: [any AnyArgument]
  package let needs: Set<Need>
  /// Whether the typed line is kept in the history.
  package let isKeptInHistory: Bool
  /// Whether an argument may be a program with arguments of its own, among them passwords.
  package let takesPrograms: Bool
  /// Whether the words after the first are a line of their own, with options of its command.
  let takesLine: Bool
  /// Whether a command with the need `dialogue` may really ask a question or show a view, with these arguments.
  let asks: @Sendable (Call) -> Bool

  package init(
    _ command: CommandName, shorthands: [Shorthand] = [], group: Group, arguments: [any AnyArgument] = [],
    needs: Set<Need> = [], isKeptInHistory: Bool = true, takesPrograms: Bool = false, takesLine: Bool = false,
    asks: @escaping @Sendable (Call) -> Bool = { _ in true }
  ) {
    self.command = command
    self.shorthands = shorthands
    self.group = group
    self.arguments = arguments
    self.needs = needs
    self.isKeptInHistory = isKeptInHistory
    self.takesPrograms = takesPrograms
    self.takesLine = takesLine
    self.asks = asks
  }

  /// The name of the command for programs.
  package var name: String { command.rawValue }

  package func name(in language: InterfaceLanguage) -> String { language.texts.name(of: command) }

  /// Every name of the command alone.
  var names: [String] { command.names }

  package var summary: Localized { Localized { [command] in $0.summary(of: command) } }

  /// Lines that work as they are, one after the other, in a new session without a key.
  package func examples(in language: InterfaceLanguage) -> [String] { language.texts.examples(of: command) }

  /// The other names of the command in the language, with its key at a prompt.
  func otherNames(in language: InterfaceLanguage) -> [String] {
    let texts = language.texts
    let keys = texts.shortcuts.filter { $0.command == command }.map(\.key)
    let short = shorthands.filter { $0.name == $0.own.text(in: language) }.map(\.name)
    return (keys + texts.names(of: command) + short).reduce(into: []) { others, name in
      if name != self.name(in: language), !others.contains(name) { others.append(name) }
    }
  }

  /// The command with its arguments, as shown in help.
  func usage(in language: InterfaceLanguage) -> String {
    ([name(in: language)] + arguments.map { $0.usage(in: language) }).joined(separator: " ")
  }

  /// The command as described in help, errors and the manual.
  package var help: CommandHelp {
    CommandHelp(
      command, group: group, usage: Localized { usage(in: $0.language) },
      arguments: arguments.map { ($0.usageNames, $0.help) }, others: { otherNames(in: $0) })
  }
}

extension Declaration {
  /// Checks that a line given to this command can be kept, to be run later.
  ///
  /// - Throws: `ShellError.usage(.unclosedQuote)`, `ShellError.usage(.missing)`, `ShellError.usage(.secretInStoredLine)`.
  func check(_ line: String) throws {
    let words = ParsedLine(line)
    if let quote = words.openQuote { throw ShellError.usage(.unclosedQuote(quote)) }
    guard !words.commands.isEmpty else {
      throw ShellError.usage(.missing(argument: .argument(.lineLabel), command: help))
    }
    // It would be in the file of settings, in lists and in help.
    if Secrets.areIn(storedLine: line) { throw ShellError.usage(.secretInStoredLine) }
  }
}
