import NewsPresentation

/// A command of a line with what the table finds for its words. They are matched once, to run the command and to decide
/// whether the history keeps its line.
struct MatchedPhrase: Sendable {
  let phrase: Phrase
  /// `nil` if there are no words; else the command, or a `ShellError`.
  private let result: Result<CommandTable.Match?, any Error>

  /// - Parameters:
  ///   - known: the sources and topics whose names are known.
  ///   - language: see ``CommandTable/match(_:known:at:)``.
  init(
    _ phrase: Phrase, in table: CommandTable, known: @autoclosure () -> KnownNames = KnownNames(),
    at language: InterfaceLanguage?
  ) {
    self.phrase = phrase
    result = Result { try table.match(phrase.words, known: known(), at: language) }
  }

  /// The match; `nil` if there are no words.
  ///
  /// - Throws: `ShellError`.
  var match: CommandTable.Match? { get throws { try result.get() } }

  /// The match; `nil` if there is none, whatever the reason.
  var found: CommandTable.Match? { (try? match) ?? nil }
}
