import NewsDomain
import TerminalKit

extension HistoryPolicy {
  init(for line: String, _ words: Words, in table: CommandTable, sources: [NewsSource] = []) {
    // None is kept, whatever it was typed for.
    guard !Secrets.areIn(line) else {
      self = .never
      return
    }
    // As other shells have it, a blank before a line keeps it out of the file.
    self = line.hasPrefix(" ") ? .session : .always
    for phrase in words.commands {
      if let text = phrase.shellCommand, Secrets.areIn(shellCommand: text) {
        self = .never
        return
      }
      // That there is no such command is for who runs it to find.
      guard let match = (try? table.match(phrase.words, sources: sources)) ?? nil else { continue }
      guard match.declaration.isKeptInHistory else {
        self = .never
        return
      }
    }
  }
}

extension Phrase {
  /// What of it is for the system's shell.
  fileprivate var shellCommand: String? {
    if case .pipe(let command)? = ending { return command }
    return words.first?.text == ShellCommand.declaration.name ? words.dropFirst().first?.text : nil
  }
}
