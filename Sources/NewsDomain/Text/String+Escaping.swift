// Text for other programs and formats is escaped here and in the files that use these functions, always by Unicode
// scalars and never by `Character`: a quote with a combining mark is one `Character`, as are a carriage return and a
// line feed. `replacing`, `contains` and `split` of `String` would miss both.

extension StringProtocol {
  /// The text with some of its scalars replaced.
  ///
  /// - Parameter replacement: the text to write for a scalar; `nil` to keep it.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let other = replacement(scalar) { text.append(contentsOf: other.unicodeScalars) } else { text.append(scalar) }
    }
    return String(text)
  }

  /// The text with a backslash before each of these scalars.
  ///
  /// - Parameter special: the scalars to escape; include the backslash to escape it too.
  package func backslashed(_ special: String) -> String {
    let special = special.unicodeScalars
    return replacingScalars { special.contains($0) ? "\\" + String($0) : nil }
  }

  /// The text as a JSON string, in quotes.
  package var quotedForJSON: String {
    "\""
      + replacingScalars { scalar in
        switch scalar {
        case "\"", "\\": return "\\" + String(scalar)
        case _ where scalar.value < 0x20:
          return "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
        default: return nil
        }
      } + "\""
  }

  /// The first scalars of the text, at most this many. A limit in characters would be no limit: one may have a million
  /// marks.
  package func prefix(scalars count: Int) -> String {
    String(Substring(Substring(self).unicodeScalars.prefix(count)))
  }

  /// Whether a scalar occurs in the text, with or without marks on it.
  package func has(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }

  /// The parts between the occurrences of a scalar, with or without marks on it.
  package func split(
    at separator: Unicode.Scalar, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    Substring(self).unicodeScalars
      .split(separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences)
      .map(Substring.init)
  }

  /// The lines, without the line feeds, or carriage returns with line feeds, between them.
  package var lines: [Substring] {
    split(at: "\n", omittingEmptySubsequences: false).map { line in
      line.unicodeScalars.last == "\r" ? Substring(line.unicodeScalars.dropLast()) : line
    }
  }
}
