import Dispatch
import NewsShell

/// Reads secrets at the terminal, unseen.
public struct TerminalSecrets: SecretReader {
  private let terminal: Terminal
  private let wake: WakePipe

  public init(terminal: Terminal, wake: WakePipe) {
    self.terminal = terminal
    self.wake = wake
  }

  public func readSecret(prompt: String) async throws -> String? {
    try await withCheckedThrowingContinuation { continuation in
      // The wait must not take a thread of the tasks.
      DispatchQueue.global().async {
        wake.drain()
        continuation.resume(
          with: Result {
            try wake.whileWatched { try terminal.readSecret(prompt: prompt, wake: wake) }
          })
      }
    }
  }
}
