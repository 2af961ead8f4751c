/// Folds letters as searches do: without case, accents and marks.
package protocol LetterFolder: Sendable {
  /// - Returns: The folded letters, none for a mark; `nil` for a character that belongs to no word.
  func folded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]?
}
