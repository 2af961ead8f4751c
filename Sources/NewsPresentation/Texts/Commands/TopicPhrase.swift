/// The texts of the help topics. `Line` and `Term` name the words typed or meant; the other cases say what they do.
package enum TopicPhrase: CaseIterable, Sendable {
  case outputName
  case scriptingName
  case outputTitle
  case scriptingTitle
  case pipedLine
  case piped
  case writtenLine
  case written
  case appendedLine
  case appended
  case shellCommand
  case exportedLine
  case exported
  case sharedLine
  case shared
  case formats
  case pager
  case commands
  case fileLine
  case commentLine
  case file
  case comment
  case objects
  case failFast
  case statusTerm
  case statuses
  case errors
  case rc
}
