extension String {
  /// The beginning of a text, which ends with a whole word and `…` if something is left out.
  ///
  /// - Parameter length: in characters.
  func beginning(atMost length: Int) -> String {
    guard count > length else { return self }
    let part = prefix(length)
    let end = part.lastIndex(where: \.isWhitespace) ?? part.endIndex
    return part[..<end].trimmed + "…"
  }
}
