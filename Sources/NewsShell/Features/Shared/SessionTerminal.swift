import NewsDomain
import NewsPresentation
import TerminalKit

/// The terminal and the machine around it: the window, the person at it, and the system's shell.
package final class SessionTerminal: Feature {
  /// The lines of the window that do not belong to a screen: an empty one above, one below, and the prompt.
  static let linesAround = 3

  /// The current size of the window.
  let window: @Sendable () -> Window
  let history: any CommandHistory
  /// Runs the commands after `|` and `!`.
  let runner: any CommandRunner
  let files: any FileWriter
  let folders: any FolderListing
  /// The whole terminal, for views that need it; `nil` if there is no terminal.
  private let stage: (any Stage)?
  /// `nil` if nobody can be asked.
  let answers: (any AnswerReader)?

  package init(_ ports: any Ports) {
    window = ports.window
    history = ports.history
    runner = ports.runner
    files = ports.files
    folders = ports.folders
    stage = ports.stage
    answers = ports.answers
  }

  /// The whole terminal; `nil` if there is none or if the result goes elsewhere.
  func stage(of session: Session) -> (any Stage)? { session.isElsewhere ? nil : stage }

  /// Whether somebody sees the output while it changes.
  func isWatched(in session: Session) -> Bool { !session.isElsewhere && window().isTerminal }

  /// Asks a yes-or-no question. If the answer is neither, it is asked once more.
  ///
  /// - Parameter otherwise: the answer for Enter alone.
  /// - Returns: `nil` if there is no answer.
  func ask(_ question: String, otherwise: Bool, in language: InterfaceLanguage) async throws -> Bool? {
    // The question may contain the name of a time zone read from a file.
    let lines = TextWrap.lines(SafeText(question), width: window().columns)
    var prompt = SafeOutput()
    for (index, line) in lines.enumerated() {
      if index > 0 { prompt.endLine() }
      prompt.append(line)
    }
    prompt.append(literal: " ")
    for _ in 0..<2 {
      guard let text = try await answers?.readAnswer(to: prompt, isSecret: false) else { return nil }
      let answer = text.trimmed
      if answer.isEmpty { return otherwise }
      if ChoiceName.yes.isMeant(by: answer) { return true }
      if ChoiceName.no.isMeant(by: answer) { return false }
      prompt = SafeOutput(SafeText(language.texts.yesOrNo))
    }
    return nil
  }

  /// Runs one of the reader's own commands.
  ///
  /// - Parameters:
  ///   - input: its input; `nil` gives it the terminal.
  ///   - isAside: whether its output goes to standard error, because programs read standard output.
  /// - Throws: `ShellError.redirection(.shellCommandFailed)`, `NewsError.file(.failed)`, `NewsError.cancelled`.
  func run(_ command: String, input: String?, isAside: Bool = false) async throws {
    let status = try await runner.run(isAside ? "exec >&2; " + command : command, input: input)
    if Task.isCancelled { throw NewsError.cancelled }
    guard status != 0 else { return }
    let shown = Secrets.areIn(shellCommand: command) ? "***" : command
    throw ShellError.redirection(.shellCommandFailed(shown, status: Int(status), hadResult: input != nil))
  }
}
