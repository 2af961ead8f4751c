/// Asks the reader a question in the middle of a command.
package protocol AnswerReader: Sendable {
  /// - Parameter isSecret: Whether the answer must not be shown.
  /// - Returns: The answer; `nil` at the end of input.
  func readAnswer(to prompt: SafeOutput, isSecret: Bool) async throws -> String?
}
