/// Tells what is wrong with the store.
package protocol StoreWatch: Sendable {
  /// What has gone wrong since this was asked last.
  func takeProblems() -> [StoreProblem]
}
