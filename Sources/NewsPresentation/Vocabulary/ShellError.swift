/// What can be wrong with a line, as facts.
package enum ShellError: Error, Sendable {
  case unknownCommand(String, nearest: String?)
  case ambiguousCommand(String, candidates: [String])
  case unknownOption(String, nearest: String?, command: CommandHelp)
  case missing(argument: Localized, command: CommandHelp)
  case tooMany(String, command: CommandHelp)
  case missingValue(option: String)
  /// Two arguments that contradict each other.
  case notTogether(Localized, Localized)
  /// A value stands behind an option that takes none.
  case noValueWanted(option: String)
  case notOneOf(String, nearest: String?, known: [Localized])
  case notANumber(String, from: Int, to: Int)
  case notAnItem(String)
  case notADay(String)
  /// The text is no latitude and longitude.
  case notAPlace(String)
  /// A view needs the whole terminal, and there is none.
  case noTerminal
  /// A command without a number means the open article, and there is none.
  case noArticleOpen
  /// The item is not of a kind that the command works on.
  case wrongKind
  /// A number of a feed, and the list is of something else.
  case noFeedsListed
  case unclosedQuote(Character)
  case noInput
  /// A command asks for the key, and there is no terminal to ask at.
  case nobodyToAsk
  case outputFailed(detail: String)
  /// A secret was typed where it would be seen; the error does not repeat it.
  case secretInLine
  /// A view draws itself anew all the time, which cannot be read aloud.
  case notAccessible
  /// `|` or `>` without a command before it.
  case nothingToSend
  /// `|` without a command after it, or `!` alone.
  case noShellCommand
  /// `!!` where no line was typed before.
  case nothingToRepeat
  /// `>` wants the name of one file.
  case notOneFile
  /// - Parameters:
  ///   - status: 128 and the signal's number where one ended it.
  ///   - hadResult: whether it was given a result, which is not lost with it.
  case shellCommandFailed(String, status: Int, hadResult: Bool)
  /// What it was to show stands on the terminal all the same.
  case pagerFailed(String, status: Int)
  /// The list is of neither articles nor media.
  case notForExport
  /// A file's name does not say in which format it is wanted.
  case unknownFileFormat(String, known: [String])
  /// There is nothing before, behind or beyond the present screen.
  case nowhere(Direction)

  package enum Direction: Sendable {
    case back
    case forward
    case next
    case previous
    case more
  }
}
