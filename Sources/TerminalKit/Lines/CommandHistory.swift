/// The commands typed earlier.
package protocol CommandHistory: Sendable {
  /// The newest `count` lines, oldest first, with their numbers.
  func last(_ count: Int) -> [(number: Int, line: String)]
}
