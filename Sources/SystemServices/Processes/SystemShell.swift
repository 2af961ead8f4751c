import Glibc
import NewsDomain

/// Runs the reader's own commands with `/bin/sh`: those typed after `|` and `!`.
package struct SystemShell: CommandRunner {
  private static let program = "/bin/sh"

  /// The status that shells report for a command ended by Ctrl-C.
  private static let interrupted = 128 + SIGINT

  private let environment: [String: String]
  private let ownsTerminal: Bool

  /// - Parameter ownsTerminal: whether commands may use the terminal. The input of a script is never passed on.
  package init(environment: [String: String], ownsTerminal: Bool) {
    self.environment = environment
    self.ownsTerminal = ownsTerminal
  }

  package func run(_ command: String, input: String?, variables: [String: String]) async throws -> Int32 {
    let modes = ownsTerminal ? TerminalModes() : nil
    // A command that fails may leave the terminal in an unusable mode.
    defer { modes?.restore() }
    let given = input.map { ChildProcess.Input.bytes(Array($0.utf8)) } ?? (ownsTerminal ? .inherited : .nothing)
    do {
      let status = try await ChildProcess.run(
        [Self.program, "-c", command], environment: environment.merging(variables) { _, new in new }, input: given,
        output: .inherited, isGroup: !ownsTerminal && !Self.hasTerminal
      ).status
      if status == Self.interrupted { await Self.waitForCancellation() }
      return status
    } catch ChildProcess.Failure.notStarted(let code) {
      throw NewsError.file(.failed(path: Self.program, detail: String(cString: strerror(code))))
    }
  }

  /// Whether this process belongs to a terminal: only its foreground group may use that, and its Ctrl-C reaches all of
  /// the group. Otherwise a command has a group of its own, so that one signal ends all that it has started.
  private static var hasTerminal: Bool {
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    _ = systemClose(descriptor)
    return true
  }

  /// Waits until this task is cancelled as well: Ctrl-C reaches both processes, and the command may end first. On a
  /// busy machine that takes a while; for a command that ended by itself with that status it only costs the wait.
  private static func waitForCancellation() async {
    for _ in 0..<150 where !Task.isCancelled { try? await Task.sleep(for: .milliseconds(10)) }
  }
}

/// The input and output modes of the terminal.
private struct TerminalModes {
  private let modes: termios

  /// - Returns: `nil` if standard input is not a terminal.
  init?() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
    self.modes = modes
  }

  func restore() {
    // In the background, another process owns the terminal.
    guard tcgetpgrp(STDIN_FILENO) == getpgrp() else { return }
    var modes = modes
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
  }
}
