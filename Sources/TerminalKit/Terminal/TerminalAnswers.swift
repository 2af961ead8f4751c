import Dispatch

/// Reads answers at the terminal, and hides those that are secret.
package struct TerminalAnswers: AnswerReader {
  private let terminal: Terminal
  private let wake: WakePipe

  package init(terminal: Terminal, wake: WakePipe) {
    self.terminal = terminal
    self.wake = wake
  }

  package func readAnswer(to prompt: SafeOutput, isSecret: Bool) async throws -> String? {
    try await withCheckedThrowingContinuation { continuation in
      // The wait must not occupy a thread that runs tasks.
      DispatchQueue.global().async {
        wake.drain()
        continuation.resume(
          with: Result {
            try wake.whileWatched { try terminal.readAnswer(to: prompt, isSecret: isSecret, wake: wake) }
          })
      }
    }
  }
}
