/// Writes files that the reader names.
package protocol FileWriter: Sendable {
  /// - Parameter appends: whether what stands there stays; otherwise it is replaced in one step.
  /// - Throws: ``NewsError/io(path:detail:)``; then an older file stands as it was, but for a part of what was
  ///   to be appended.
  func write(_ text: String, to path: String, appends: Bool) throws
}
