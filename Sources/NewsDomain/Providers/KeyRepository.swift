/// Keeps the NewsAPI key, which leaves it only for the service itself.
package protocol KeyRepository: Sendable {
  /// The key in force, if there is one.
  var key: String? { get }
  var state: KeyState { get }

  /// - Throws: ``NewsError/io(path:detail:)``.
  func keep(_ key: String) throws
  /// - Throws: ``NewsError/io(path:detail:)``.
  func forget() throws
}

/// Where the key in force comes from.
package enum KeyState: Sendable, Equatable {
  case none
  /// The variable `NEWSAPI_KEY`, which wins over a kept key.
  case environment
  case kept(file: String)
  /// For this run only.
  case session
}
