import NewsPresentation
import TerminalKit

/// Finds pasted lines that run only after a question, however few they are. A web page decides what is copied from it,
/// which need not be what was marked.
enum PasteCare {
  /// - Parameters:
  ///   - known: the names that may begin a line without a command.
  ///   - language: the language of commands at the prompt.
  /// - Returns: the first line that runs a command of the system's shell, writes a file, sets a program or a key, deletes
  ///   something, or adds a feed.
  static func first(
    of lines: some Sequence<String>, in table: CommandTable, known: KnownNames, language: InterfaceLanguage
  ) -> String? {
    lines.first { line in
      ParsedLine(line).commands.contains { phrase in
        if phrase.ending != nil { return true }
        if phrase.words.first?.text == ShellCommand.declaration.name { return true }
        guard let match = MatchedPhrase(phrase, in: table, known: known, at: language).found else { return false }
        return match.declaration.needs.contains(.care) && !match.asksForHelp
          && (!match.words.isEmpty || match.declaration.command == .key)
      }
    }
  }
}
