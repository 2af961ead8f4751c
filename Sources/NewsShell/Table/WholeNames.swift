import NewsDomain
import NewsPresentation

extension CommandTable.Match {
  /// The call of the command.
  ///
  /// If it deletes something, a script or a stored line must write all names in full: nobody is there to see what an
  /// abbreviation means, and in a later version it may mean something else.
  ///
  /// - Parameters:
  ///   - phrase: the words that were matched.
  ///   - language: the language of a person at a prompt; `nil` in a script.
  /// - Throws: `ShellError`, and the errors of the arguments.
  func call(of phrase: Phrase, at language: InterfaceLanguage?) throws -> Call {
    let call = try Call(words, of: declaration, at: language)
    guard language == nil || phrase.isStored, command.deletes(call) else { return call }
    let typed = phrase.words.first?.text ?? ""
    guard declaration.names.contains(where: { FoldedName($0) == FoldedName(typed) }) else {
      throw ShellError.usage(.notInFull(typed, name: declaration.command.own))
    }
    return try Call(words, of: declaration, at: nil)
  }
}
