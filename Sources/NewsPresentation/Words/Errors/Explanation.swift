/// An error in the words of a language: one sentence for what is wrong, one for the way out.
package struct Explanation: Sendable, Equatable {
  package let message: String
  package let hint: String?

  package init(_ message: String, _ hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// The message with the way out after it.
  var line: String { [message, hint].compactMap(\.self).joined(separator: "; ") }

  /// The same explanation with another way out added after its own.
  func or(_ other: String, _ mark: String) -> Explanation {
    Explanation(message, [hint, other].compactMap(\.self).joined(separator: mark))
  }
}

extension String {
  /// A name as SQL has it, in quotes.
  var quotedName: String {
    var quoted = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in unicodeScalars {
      if scalar == "\"" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    return String(quoted) + "\""
  }
}
