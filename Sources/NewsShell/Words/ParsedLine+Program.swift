import NewsPresentation

extension ParsedLine {
  /// The words of a program and its arguments, to run without a shell.
  ///
  /// - Throws: `ShellError.usage(.unclosedQuote)`, `ShellError.value(.notAProgram)`.
  static func program(_ text: String) throws -> [String] {
    let words = ParsedLine(text)
    if let quote = words.openQuote { throw ShellError.usage(.unclosedQuote(quote)) }
    guard words.commands.count == 1, let command = words.commands.first, command.ending == nil,
      let first = command.words.first, first.isQuoted || first.text != "!", !first.text.isEmpty
    else { throw ShellError.value(.notAProgram(text)) }
    return command.words.map(\.text)
  }
}
