/// An error in the words of a language: one sentence for what is wrong, one for the way out.
package struct Explanation: Sendable, Equatable {
  package let message: String
  package let hint: String?

  package init(_ message: String, _ hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// The same explanation with another way out added after its own.
  func or(_ other: String, _ mark: String) -> Explanation {
    Explanation(message, [hint, other].compactMap(\.self).joined(separator: mark))
  }
}
