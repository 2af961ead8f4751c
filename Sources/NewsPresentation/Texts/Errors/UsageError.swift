import NewsDomain

/// The words of a line do not fit a command.
package enum UsageError: CodedError {
  case unknownCommand(String, nearest: String?)
  /// A whole command with its arguments is one word.
  case wholeCommand
  /// Help has nothing on a word.
  case noHelp(String, nearest: String?)
  case ambiguousCommand(String, candidates: [String])
  case unknownOption(String, nearest: String?, command: CommandHelp)
  case missing(argument: Localized, command: CommandHelp)
  case tooMany(String, command: CommandHelp)
  case missingValue(option: String)
  /// Two arguments contradict each other.
  case notTogether(Localized, Localized)
  /// Several labels were given where only one can be used.
  case severalLabels
  /// The option belongs to another action of the command.
  case optionOf(String, command: Localized, action: Localized)
  /// So much would be deleted that a script has to confirm it.
  case unconfirmed(Forgotten)
  /// A value follows an option that takes none.
  case noValueWanted(option: String)
  case unclosedQuote(Character)
  /// The line of a script has an ID but no command.
  case emptyRequest(String)
  /// The number of an item was given instead of words.
  case numberForWords(Int, of: CommandName)
  /// The command is only for the system shell's command line.
  case notAtPrompt(CommandHelp)
  /// A secret was typed where it can be seen; the error does not repeat it.
  case secretInLine

  package var code: ErrorCode {
    switch self {
    case .unknownCommand, .wholeCommand, .noHelp: .unknownCommand
    case .ambiguousCommand, .unknownOption, .missing, .tooMany, .missingValue, .notTogether, .severalLabels, .optionOf,
      .noValueWanted,
      .unclosedQuote, .emptyRequest, .notAtPrompt, .secretInLine, .unconfirmed, .numberForWords:
      .usage
    }
  }
}
