import NewsDomain
import NewsPresentation
import TerminalKit

/// Finds pasted lines that run only after a question, however few they are. A web page decides what is copied from it,
/// which need not be what was marked.
enum PasteCare {
  /// - Parameters:
  ///   - known: the names that may begin a line without a command.
  ///   - language: the language of commands at the prompt.
  ///   - settings: the settings with the reader's aliases and keys, which may stand for such lines.
  /// - Returns: the first line that runs a command of the system's shell, writes a file, sets a program or a key, deletes
  ///   something, or adds a feed.
  static func first(
    of lines: some Sequence<String>, in table: CommandTable, known: KnownNames, language: InterfaceLanguage,
    settings: Settings = Settings()
  ) -> String? {
    let aliases = AliasExpansion(settings: settings) { table.owner(of: $0) != nil }
    return lines.first { line in
      let commands = ParsedLine(meant(line, settings)).commands
      return commands.flatMap { (try? aliases.phrases(of: $0)) ?? [$0] }.contains { phrase in
        if phrase.ending != nil { return true }
        if phrase.words.first?.text == ShellCommand.declaration.name { return true }
        guard let match = MatchedPhrase(phrase, in: table, known: known, at: language).found else { return false }
        return match.declaration.needs.contains(.care) && !match.asksForHelp
          && (!match.words.isEmpty || match.declaration.command == .key)
      }
    }
  }

  /// The line that a typed line means: that of a letter which the reader has given to one, or itself.
  static func meant(_ line: String, _ settings: Settings) -> String {
    let text = line.trimmed
    guard text.count == 1, let letter = text.first, letter.isLetter else { return line }
    return settings.boundLetters[letter] ?? line
  }
}
