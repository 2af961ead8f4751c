/// Runs the reader's own commands by the system's shell.
package protocol CommandRunner: Sendable {
  /// - Parameters:
  ///   - input: what the command reads; `nil` gives it the terminal, where there is one.
  ///   - variables: added to its environment.
  /// - Returns: the status it ended with; 128 and the signal's number where one ended it.
  /// - Throws: ``NewsError/io(path:detail:)`` where there is no shell.
  func run(_ command: String, input: String?, variables: [String: String]) async throws -> Int32
}

extension CommandRunner {
  package func run(_ command: String, input: String?) async throws -> Int32 {
    try await run(command, input: input, variables: [:])
  }
}
