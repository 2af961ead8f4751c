/// What can be wrong with a line, as facts.
public enum ShellError: Error, Sendable {
  case unknownCommand(String, nearest: String?)
  case ambiguousCommand(String, candidates: [String])
  case unknownOption(String, nearest: String?, command: Declaration)
  case missing(argument: Localized, command: Declaration)
  case tooMany(String, command: Declaration)
  case missingValue(option: String)
  /// Two arguments that contradict each other.
  case notTogether(Localized, Localized)
  /// A value stands behind an option that takes none.
  case noValueWanted(option: String)
  case notOneOf(String, nearest: String?, known: [String])
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
  /// - Parameter limit: in bytes.
  case lineTooLong(limit: Int)
  case notText
  case noInput
  case outputFailed(detail: String)
  /// A secret was typed where it would be seen; the error does not repeat it.
  case secretInLine
  /// There is nothing before, behind or beyond the present screen.
  case nowhere(Direction)

  public enum Direction: Sendable {
    case back
    case forward
    case next
    case previous
    case more
  }
}
