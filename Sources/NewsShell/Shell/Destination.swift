import NewsPresentation

/// A destination of a result other than standard output.
enum Destination: Sendable, Equatable {
  /// A command of the system's shell.
  case command(String)
  case file(String, appends: Bool)

  /// - Throws: `ShellError` if the line names no valid destination.
  init(_ ending: Phrase.Ending) throws {
    switch ending {
    case .pipe(let command):
      guard !command.isEmpty else { throw ShellError.redirection(.noShellCommand) }
      self = .command(command)
    case .file(let words, let appends):
      guard words.count == 1, let word = words.first, !word.text.isEmpty else {
        throw ShellError.redirection(.notOneFile)
      }
      // In other shells, `>&` has a meaning; here `&` would become part of a file name.
      if !word.isQuoted, word.text.hasPrefix("&") { throw ShellError.redirection(.notOneFile) }
      self = .file(word.text, appends: appends)
    }
  }

  /// - Throws: `ShellError.redirection(.shellCommandFailed)`, `NewsError.file(.failed)`, `NewsError.cancelled`.
  func take(_ text: String, on terminal: SessionTerminal) async throws {
    switch self {
    case .command(let command): try await terminal.run(command, input: text)
    case .file(let name, let appends): try terminal.files.write(text, to: name, appends: appends)
    }
  }
}
