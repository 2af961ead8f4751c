/// Where lines come from: a person at a terminal, or a script.
package protocol LineSource: Sendable {
  /// What errors call it: `stdin`, `-c`, a file; empty for the words of the command line, `nil` at the
  /// prompt.
  var name: String? { get }
  var isInteractive: Bool { get }
  /// Whether the next line is here already: then there is no need to show what was written before it.
  var hasLine: Bool { get }

  /// Waits for the next line.
  ///
  /// - Parameter context: gives the prompt and what Tab does.
  func next(_ context: any LineContext) async -> Line

  /// Keeps a line for later sessions, as far as its kind allows.
  func remember(_ line: String, _ keeping: HistoryPolicy)
}

/// What a line source gives.
package enum Line: Sendable {
  /// - Parameter number: counted from 1.
  case text(String, number: Int)
  case unreadable(any Error, number: Int)
  /// The person wants no more of what is typed; of a script, that it ends.
  case interrupted
  case end
}

/// Tells of Ctrl-C.
package protocol Interrupts: Sendable {
  /// - Parameter action: called at each Ctrl-C from now on, on any thread.
  func onInterrupt(_ action: (@Sendable () -> Void)?)
}

/// What is asked of the shell while a line is typed.
package protocol LineContext: Sendable {
  /// Whether what is on the terminal is read aloud.
  var isAccessible: Bool { get }

  /// What stands before the cursor.
  ///
  /// - Parameter columns: the width of the window.
  func prompt(columns: Int) -> [Span]

  /// What Tab does behind a text.
  func completion(of text: String) -> Completion

  /// That so many more candidates are not shown.
  func more(_ count: Int) -> String
}

/// What keeps a line from being read.
package enum LineError: Error, Sendable, Equatable {
  /// - Parameter limit: in bytes.
  case tooLong(limit: Int)
  /// It is not UTF-8, or holds a NUL.
  case notText
  /// - Parameter detail: the system's own words.
  case unreadable(place: String, detail: String)
}
