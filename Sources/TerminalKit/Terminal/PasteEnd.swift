/// Watches for the sequence that terminals send after a paste.
package struct PasteEnd: Sendable {
  private static let mark = Array("\u{1B}[201~".unicodeScalars)

  /// The last characters, which may be the beginning of the sequence.
  private var held: [Unicode.Scalar] = []

  package init() {}

  package var isReached: Bool { held == Self.mark }

  /// What was held in case the sequence had begun, if it had not.
  package var unended: [Unicode.Scalar] { isReached ? [] : held }

  /// - Returns: The character that is now certain to belong to the paste; `nil` while none is.
  package mutating func take(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    held.append(scalar)
    return held.count > Self.mark.count ? held.removeFirst() : nil
  }
}
