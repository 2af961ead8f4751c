/// Asks the reader something in the middle of a command.
package protocol AnswerReader: Sendable {
  /// - Parameter isSecret: whether the answer must not be seen.
  /// - Returns: `nil` at the end of input.
  func readAnswer(to prompt: SafeOutput, isSecret: Bool) async throws -> String?
}
