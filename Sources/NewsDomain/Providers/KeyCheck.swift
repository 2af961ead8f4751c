/// Asks NewsAPI whether it accepts a key.
package protocol KeyCheck: Sendable {
  /// - Throws: ``KeyError/invalid(message:)`` or ``KeyError/disabled`` if it does not; any other ``NewsError`` if it gave no answer.
  func check(_ key: String) async throws
}
