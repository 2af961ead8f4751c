/// Asks NewsAPI whether it takes a key.
package protocol KeyCheck: Sendable {
  /// - Throws: ``NewsError/apiKeyInvalid(message:)`` where it does not; any other ``NewsError`` where it gave no answer.
  func check(_ key: String) async throws
}
