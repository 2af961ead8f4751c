/// Where lines come from: a person at a terminal, or a script.
public protocol LineSource: Sendable {
  /// What errors call it: `stdin`, `-c`, a file; empty for the words of the command line, `nil` at the
  /// prompt.
  var name: String? { get }
  var isInteractive: Bool { get }
  /// Whether the next line is here already: then there is no need to show what was written before it.
  var hasLine: Bool { get }

  /// Waits for the next line.
  ///
  /// - Parameter session: for the prompt and for completion.
  func next(_ session: Session) async -> Line

  /// Keeps a line for later sessions, as far as its kind allows.
  func remember(_ line: String, _ keeping: HistoryPolicy)
}

/// What a line source gives.
public enum Line: Sendable {
  /// - Parameter number: counted from 1.
  case text(String, number: Int)
  case unreadable(any Error, number: Int)
  /// The person wants no more of what is typed; of a script, that it ends.
  case interrupted
  case end
}

/// Tells of Ctrl-C.
public protocol Interrupts: Sendable {
  /// - Parameter action: called at each Ctrl-C from now on, on any thread.
  func onInterrupt(_ action: (@Sendable () -> Void)?)
}
