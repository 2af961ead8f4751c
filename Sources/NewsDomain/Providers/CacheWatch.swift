/// Reports problems of the cache.
package protocol CacheWatch: Sendable {
  /// Returns the problems since the last call.
  func takeProblems() -> [CacheProblem]
}
