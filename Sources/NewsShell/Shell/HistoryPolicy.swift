import NewsDomain
import NewsPresentation
import TerminalKit

extension HistoryPolicy {
  init(
    for line: String, _ words: ParsedLine, in table: CommandTable, known: KnownNames = KnownNames(),
    language: InterfaceLanguage
  ) {
    // A line with a secret is never kept, whatever its command. Quotes and backslashes must not hide it.
    guard !Secrets.areIn(line), !words.commands.contains(where: Secrets.areIn) else {
      self = .never
      return
    }
    // As in other shells, a leading space keeps a line out of the file.
    self = line.hasPrefix(" ") ? .session : .always
    for phrase in words.commands {
      if let text = phrase.shellCommand, Secrets.areIn(shellCommand: text) {
        self = .never
        return
      }
      // An unknown command is reported when it runs, not here. The line may come from a prompt or a script: it is kept
      // only if both would keep it.
      for language in [language, nil] {
        guard let match = (try? table.match(phrase.words, known: known, at: language)) ?? nil else { continue }
        let hasSecret =
          match.declaration.takesPrograms && phrase.words.contains { Secrets.areIn(shellCommand: $0.text) }
        guard match.declaration.isKeptInHistory, !hasSecret else {
          self = .never
          return
        }
      }
    }
  }
}

extension Phrase {
  /// The part that the system's shell runs, if there is one.
  fileprivate var shellCommand: String? {
    if case .pipe(let command)? = ending { return command }
    return words.first?.text == ShellCommand.declaration.name ? words.dropFirst().first?.text : nil
  }
}
