import CSystem
import Glibc

/// Measures how many cells of a terminal a text takes, grapheme by grapheme.
package enum DisplayWidth {
  /// The width of a text in cells. Inlinable, because it is called for each piece of a line.
  @inlinable
  package static func of(_ text: some StringProtocol) -> Int {
    (text.utf8.withContiguousStorageIfAvailable(known) ?? nil) ?? text.reduce(0) { $0 + of($1) }
  }

  /// The width of a text of known characters; `nil` if each grapheme must be examined.
  @usableFromInline
  package static func known(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    bytes.allSatisfy { $0 < 0x80 } ? bytes.count : HarmlessText.width(of: bytes)
  }

  /// The width of a grapheme.
  ///
  /// Marks that take a cell, and letters joined by a virama, share two cells with their letter.
  @usableFromInline
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x80, scalars.count == 1 { return 1 }
    if isEmoji(first, before: scalars.dropFirst()) { return 2 }
    var width = cells(first)
    var isJoined = false
    for scalar in scalars.dropFirst() {
      if scalar.properties.canonicalCombiningClass == .virama { isJoined = true }
      let own = cells(scalar)
      guard own > 0 else { continue }
      let shares = isJoined || scalar.properties.generalCategory == .spacingMark
      // Others take their own cells, such as the first consonants of an old Korean syllable.
      width = shares ? max(width, 2) : width + own
      isJoined = false
    }
    return width
  }

  /// Whether the grapheme is drawn as an emoji, which takes two cells, however wide its first scalar alone is.
  private static func isEmoji(_ first: Unicode.Scalar, before rest: some Collection<Unicode.Scalar>) -> Bool {
    if first.properties.isEmojiPresentation { return true }
    guard !rest.isEmpty, first.properties.isEmoji else { return false }
    // Digits and signs of keycaps are emoji only if a selector says so.
    return rest.contains {
      $0.value == 0xFE0F || first.value >= 0x80 && ($0.value == 0x200D || $0.properties.isEmojiModifier)
    }
  }

  /// Whether the scalar takes no cell of its own.
  static func isZero(_ scalar: Unicode.Scalar) -> Bool { cells(scalar) == 0 }

  private static func cells(_ scalar: Unicode.Scalar) -> Int {
    _ = isLocaleReady
    let width = Int(supernews_wcwidth(scalar.value))
    return width < 0 ? cells(ofNew: scalar) : width
  }

  /// The width of a scalar that is newer than the C library.
  private static func cells(ofNew scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default: scalar.properties.isIdeographic ? 2 : 1
    }
  }

  /// `wcwidth` knows only ASCII until the locale uses UTF-8.
  private static let isLocaleReady = TerminalLocale.prepare()
}

/// The locale that the C library uses for characters.
package enum TerminalLocale {
  /// Sets the user's locale, or `C.UTF-8` if the user's is not UTF-8.
  ///
  /// - Returns: Whether the locale is UTF-8 now.
  @discardableResult
  package static func prepare() -> Bool {
    setlocale(LC_CTYPE, "")
    if isUTF8 { return true }
    setlocale(LC_CTYPE, "C.UTF-8")
    return isUTF8
  }

  private static var isUTF8: Bool {
    guard let codeSet = nl_langinfo(nl_item(CODESET)) else { return false }
    return String(cString: codeSet) == "UTF-8"
  }
}
