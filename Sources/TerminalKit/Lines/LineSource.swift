/// A source of lines: a person at a terminal, or a script.
package protocol LineSource: Sendable {
  /// The name used in errors: `stdin`, `-c` or a file; empty for the words of the command line, `nil` at the prompt.
  var name: String? { get }
  var isInteractive: Bool { get }
  /// Whether Ctrl-C ends only the command that runs, and a second one soon after it the script. Only for scripts: at a
  /// prompt it never ends more than the line.
  var outlivesInterrupts: Bool { get }
  /// Whether the next line has already arrived, so that output before it need not be flushed yet.
  var hasLine: Bool { get }

  /// Waits for the next line.
  ///
  /// - Parameter context: Gives the prompt and the completions.
  func next(_ context: any LineContext) async -> LineInput

  /// Ends waiting for a line if nothing has been typed yet. Called on any thread.
  func wake()

  /// Takes text that was pasted while a view had the terminal, to be read like a paste at the next prompt.
  func paste(_ text: String)

  /// Discards the rest of a paste, because its lines are not wanted.
  func dropPaste()

  /// Shows a line that was pasted together with others, as if it had been typed at the prompt.
  func show(_ line: String, _ context: any LineContext)

  /// Stores a line in the history, for as long as the policy says.
  func remember(_ line: String, _ keeping: HistoryPolicy)
}

extension LineSource {
  package var outlivesInterrupts: Bool { false }

  /// A script never makes anyone wait for long.
  package func wake() {}

  /// Nothing is pasted into a script.
  package func paste(_ text: String) {}

  /// Nothing is pasted into a script.
  package func dropPaste() {}

  /// Nothing is pasted into a script.
  package func show(_ line: String, _ context: any LineContext) {}
}

/// One result of reading from a line source.
package enum LineInput: Sendable {
  /// The longest line read, in bytes.
  package static let lengthLimit = 1 << 16

  /// - Parameter number: The line's number, from 1.
  case text(String, number: Int)
  /// A line that was there before its prompt: typed ahead, or pasted while a command was running.
  case early(String, number: Int)
  /// Several lines at once.
  ///
  /// - Parameter number: The number of the first.
  case pasted([String], number: Int)
  /// - Parameter start: The beginning of the line, as far as it is known.
  case unreadable(any Error, number: Int, start: String = "")
  /// Ctrl-C: the line being typed is discarded, or the script ends, unless it outlives that.
  case interrupted
  /// Nothing was typed yet when ``LineSource/wake()`` was called.
  case woken
  /// Down at an empty prompt.
  case down
  case end
}

/// Reports Ctrl-C.
package protocol Interrupts: Sendable {
  /// - Parameter action: Called at each Ctrl-C from now on, on any thread.
  func onInterrupt(_ action: (@Sendable () -> Void)?)
}

/// The shell's answers while a line is typed.
package protocol LineContext: Sendable {
  /// Whether the terminal's content is read aloud.
  var isAccessible: Bool { get }
  /// Whether there is a list that Down at an empty prompt walks.
  var hasList: Bool { get }

  /// The prompt before the line.
  ///
  /// - Parameter columns: The width of the window, in cells.
  func prompt(columns: Int) -> [Span]

  /// The effect of Tab after a text.
  func completion(of text: String) -> Completion

  /// A sentence saying how many further candidates are not shown.
  func more(_ count: Int) -> String

  /// The reader's own keys, which run a line while nothing has been typed.
  var keys: [PromptKey] { get }

  /// Asks whether so many candidates are to be listed. One key answers.
  func question(listing count: Int) -> String

  /// Whether a key means yes.
  func isYes(_ key: Character) -> Bool
}

extension LineContext {
  package var keys: [PromptKey] { [] }
}

extension LineContext {
  package var hasList: Bool { false }
}

/// A reason why a line could not be read.
package enum LineError: Error, Sendable, Equatable {
  /// - Parameter limit: The longest line allowed, in bytes.
  case tooLong(limit: Int)
  /// The line is not UTF-8, or contains a NUL.
  case notText
  /// - Parameter detail: The system's error message.
  case unreadable(place: String, detail: String)
}

/// Asks the reader a question in the middle of a command.
package protocol AnswerReader: Sendable {
  /// - Parameter isSecret: Whether the answer must not be shown.
  /// - Returns: The answer; `nil` at the end of input.
  func readAnswer(to prompt: SafeOutput, isSecret: Bool) async throws -> String?
}

/// The commands typed earlier.
package protocol CommandHistory: Sendable {
  /// The newest `count` lines, oldest first, with their numbers.
  func last(_ count: Int) -> [(number: Int, line: String)]
}

/// How long a line is kept in the history.
package enum HistoryPolicy: Sendable {
  case always
  /// In memory only, for a second try. The line is neither written to the file nor suggested.
  case session
  case never
}
