/// Reports problems of the store.
package protocol StoreWatch: Sendable {
  /// Returns the problems since the last call.
  func takeProblems() -> [StoreProblem]
}
