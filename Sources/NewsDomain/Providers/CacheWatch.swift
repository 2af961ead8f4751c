/// Reports problems of the cache.
package protocol CacheWatch: Sendable {
  /// Returns the problems since the last call.
  func takeProblems() -> [CacheProblem]
}

/// A problem with the store of responses. News is fetched without it.
package enum CacheProblem: Sendable, Equatable {
  /// The store could not be read. It was moved to `keptAs`, `nil` if that failed, and a new one was made.
  case damaged(file: String, keptAs: String?)
  /// The store cannot be used; nothing outlasts this session.
  case unusable(file: String, detail: String)
}
