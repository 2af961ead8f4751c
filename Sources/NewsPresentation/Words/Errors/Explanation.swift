/// An error in the words of a language: one sentence for what is wrong, one for the way out.
package struct Explanation: Sendable, Equatable {
  package let message: String
  package let hint: String?

  package init(_ message: String, _ hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// The message with the way out after it.
  ///
  /// - Parameter mark: what stands between them in its language.
  func line(_ mark: String = "; ") -> String { [message, hint].compactMap(\.self).joined(separator: mark) }

  /// The same explanation with another way out added after its own.
  func or(_ other: String, _ mark: String) -> Explanation {
    Explanation(message, [hint, other].compactMap(\.self).joined(separator: mark))
  }
}

extension String {
  /// A name as SQL has it: in quotes unless it is one that needs none.
  var nameInSQL: String {
    let isPlain = utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F }
    if isPlain, let first = utf8.first, first > 0x39 { return self }
    var quoted = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in unicodeScalars {
      if scalar == "\"" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    return String(quoted) + "\""
  }
}
