/// How long a line is kept in the history.
package enum HistoryPolicy: Sendable {
  case always
  /// In memory only, for a second try. The line is neither written to the file nor suggested.
  case session
  case never
}
