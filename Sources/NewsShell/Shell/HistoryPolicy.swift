import TerminalKit

extension HistoryPolicy {
  /// - Parameters:
  ///   - line: the line as typed.
  ///   - commands: its commands.
  init(for line: String, of commands: [MatchedPhrase]) {
    // A line with a secret is never kept, whatever its command. Quotes and backslashes must not hide it.
    guard !Secrets.areIn(line), commands.allSatisfy(\.mayBeKept) else {
      self = .never
      return
    }
    // As in other shells, a leading space keeps a line out of the file.
    self = line.hasPrefix(" ") ? .session : .always
  }
}

extension MatchedPhrase {
  /// Whether it has no secret. An unknown command is reported when it runs, not here.
  fileprivate var mayBeKept: Bool {
    if Secrets.areIn(phrase) { return false }
    if let text = phrase.shellCommand, Secrets.areIn(shellCommand: text) { return false }
    guard let declaration = found?.declaration else { return true }
    let hasSecret = declaration.takesPrograms && phrase.words.contains { Secrets.areIn(shellCommand: $0.text) }
    return declaration.isKeptInHistory && !hasSecret
  }
}

extension Phrase {
  /// The part that the system's shell runs, if there is one.
  var shellCommand: String? {
    if case .pipe(let command)? = ending { return command }
    return words.first?.text == ShellCommand.declaration.name ? words.dropFirst().first?.text : nil
  }
}
