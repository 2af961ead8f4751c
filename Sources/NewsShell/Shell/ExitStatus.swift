/// The exit status of the process.
package enum ExitStatus: Int32, Sendable {
  case success = 0
  case failure = 1
  /// The options on the command line cannot be read.
  case wrongOptions = 2
  case interrupted = 130
}
