/// Writes files that the reader names.
package protocol FileWriter: Sendable {
  /// - Parameter appends: whether to append to the file; otherwise it is replaced in one step.
  /// - Throws: ``FileError/failed(path:detail:)``; an existing file is then unchanged, except that a part of the text
  ///   may have been appended.
  func write(_ text: String, to path: String, appends: Bool) throws
}
