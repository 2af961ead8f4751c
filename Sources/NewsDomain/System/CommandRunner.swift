/// Runs the reader's own commands in the system's shell.
package protocol CommandRunner: Sendable {
  /// - Parameters:
  ///   - input: the standard input of the command; `nil` for the terminal, if there is one.
  ///   - variables: variables to add to its environment.
  /// - Returns: its exit status, or 128 plus the number of the signal that ended it.
  /// - Throws: ``FileError/failed(path:detail:)`` if there is no shell.
  func run(_ command: String, input: String?, variables: [String: String]) async throws -> Int32
}

extension CommandRunner {
  package func run(_ command: String, input: String?) async throws -> Int32 {
    try await run(command, input: input, variables: [:])
  }
}
