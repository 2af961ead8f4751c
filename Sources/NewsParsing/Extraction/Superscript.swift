/// A raised number, such as an exponent: without its place it would change the number before it.
struct Superscript {
  let bytes: ArraySlice<UInt8>

  /// - Returns: `nil` if the text is not a number of a few digits.
  init?(_ text: String) {
    let raised = text.unicodeScalars.map { Self.raised[$0] }
    guard (1...4).contains(raised.count), raised.allSatisfy({ $0 != nil }) else { return nil }
    bytes = Array(String(String.UnicodeScalarView(raised.compactMap(\.self))).utf8)[...]
  }

  private static let raised: [Unicode.Scalar: Unicode.Scalar] = [
    "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸", "9": "⁹", "-": "⁻",
    "\u{2212}": "⁻", "+": "⁺",
  ]
}
