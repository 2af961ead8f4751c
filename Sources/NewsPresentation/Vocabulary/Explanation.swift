/// One sentence for what is wrong, one for the way out.
package struct Explanation: Sendable, Equatable {
  package let code: ErrorCode
  package let message: String
  package let hint: String?

  init(_ code: ErrorCode, _ message: String, _ hint: String? = nil) {
    self.code = code
    self.message = message
    self.hint = hint
  }

  /// The same with another way out behind its own.
  func or(_ other: String, _ mark: String) -> Explanation {
    Explanation(code, message, [hint, other].compactMap(\.self).joined(separator: mark))
  }
}
