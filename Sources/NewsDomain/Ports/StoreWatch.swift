/// Tells what is wrong with the store.
public protocol StoreWatch: Sendable {
  /// What has gone wrong since this was asked last.
  func takeProblems() -> [StoreProblem]
}
