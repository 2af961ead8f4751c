/// How far a line is kept.
package enum HistoryPolicy: Sendable {
  case always
  /// In memory, for a second try: neither in the file nor suggested.
  case session
  case never
}
