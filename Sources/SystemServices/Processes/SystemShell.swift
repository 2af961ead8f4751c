import Glibc
import NewsDomain

/// Runs the reader's own commands with `/bin/sh`, as the words after `|` and `!` are.
package struct SystemShell: CommandRunner {
  private static let program = "/bin/sh"

  /// What shells report of a command that Ctrl-C ended.
  private static let interrupted = 128 + SIGINT

  private let environment: [String: String]
  private let ownsTerminal: Bool

  /// - Parameter ownsTerminal: whether commands may have the terminal; a script's input is never passed on.
  package init(environment: [String: String], ownsTerminal: Bool) {
    self.environment = environment
    self.ownsTerminal = ownsTerminal
  }

  package func run(_ command: String, input: String?, variables: [String: String]) async throws -> Int32 {
    let modes = ownsTerminal ? TerminalModes() : nil
    // One that ends badly may leave the terminal as nobody can use it.
    defer { modes?.restore() }
    let given = input.map { ChildProcess.Input.bytes(Array($0.utf8)) } ?? (ownsTerminal ? .inherited : .nothing)
    do {
      let status = try await ChildProcess.run(
        [Self.program, "-c", command], environment: environment.merging(variables) { _, new in new }, input: given,
        output: .inherited
      ).status
      if status == Self.interrupted { await Self.waitForCancellation() }
      return status
    } catch ChildProcess.Failure.notStarted(let code) {
      throw NewsError.io(path: Self.program, detail: String(cString: strerror(code)))
    }
  }

  /// Ctrl-C is for the command and for this process, and the command may be the first to hear it.
  private static func waitForCancellation() async {
    for _ in 0..<20 where !Task.isCancelled { try? await Task.sleep(for: .milliseconds(10)) }
  }
}

/// How the terminal treats what is typed and shown.
private struct TerminalModes {
  private let modes: termios

  /// - Returns: `nil` where standard input is no terminal.
  init?() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
    self.modes = modes
  }

  func restore() {
    // In the background the terminal is another's.
    guard tcgetpgrp(STDIN_FILENO) == getpgrp() else { return }
    var modes = modes
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
  }
}
