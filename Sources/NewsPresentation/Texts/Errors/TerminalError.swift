import NewsDomain

/// A command needs a person at a terminal.
package enum TerminalError: CodedError {
  /// A view needs the whole terminal, and there is none.
  case noTerminal
  /// No key was typed.
  case noInput
  /// A command asks for the key, and there is no terminal to ask at.
  case nobodyToAsk
  /// A view is redrawn all the time and cannot be read aloud.
  case notAccessible

  package var code: ErrorCode { .usage }
}
