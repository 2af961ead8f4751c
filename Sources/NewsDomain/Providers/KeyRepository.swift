/// Stores the NewsAPI key, which is sent only to NewsAPI.
package protocol KeyRepository: Sendable {
  /// The key in use; `nil` if there is none.
  var key: String? { get }
  var state: KeyState { get }

  /// - Throws: ``FileError/failed(path:detail:)``.
  func keep(_ key: String) throws
  /// - Throws: ``FileError/failed(path:detail:)``.
  func forget() throws
}

/// Where the key in use comes from.
package enum KeyState: Sendable, Equatable {
  case none
  /// The variable `NEWSAPI_KEY`, which takes precedence over a stored key.
  case environment
  case kept(file: String)
  /// Given for this session only.
  case session
}

/// Asks NewsAPI whether it accepts a key.
package protocol KeyCheck: Sendable {
  /// - Throws: ``KeyError/invalid(message:)`` or ``KeyError/disabled`` if it does not; any other ``NewsError`` if it gave no answer.
  func check(_ key: String) async throws
}
