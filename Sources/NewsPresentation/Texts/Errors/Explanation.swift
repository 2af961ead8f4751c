/// An error in the words of a language: one sentence for what is wrong, one for the remedy.
package struct Explanation: Sendable, Equatable {
  package let message: String
  package let hint: String?

  package init(_ message: String, _ hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// The message followed by the remedy.
  ///
  /// - Parameter mark: the separator between them in its language.
  func line(_ mark: String = "; ") -> String { [message, hint].compactMap(\.self).joined(separator: mark) }

  /// The same explanation with another remedy after its own.
  func or(_ other: String, _ mark: String) -> Explanation {
    Explanation(message, [hint, other].compactMap(\.self).joined(separator: mark))
  }
}

extension String {
  /// A name in SQL syntax: in quotes unless it needs none.
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
