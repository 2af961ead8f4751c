import TerminalKit

/// Why the colours of a file cannot be used.
package enum ColourFileProblem: Error, Sendable, Equatable {
  /// - Parameter detail: The system's error message.
  case unreadable(path: String, detail: String)
  case fault(path: String, PaletteFault)
}
