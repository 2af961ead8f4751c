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

  /// The width of a grapheme: 0, 1 or 2 cells.
  @usableFromInline
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x80, scalars.count == 1 { return 1 }
    // Emoji sequences and flags are two cells wide, however wide their first scalar alone is.
    let isEmoji =
      scalars.contains { $0.value == 0xFE0F } || (0x1F1E6...0x1F1FF).contains(first.value)
      || first.properties.isEmojiPresentation
    if isEmoji, scalars.count > 1 || first.properties.isEmojiPresentation { return 2 }
    _ = isLocaleReady
    // -1 means a character newer than the C library; it is assumed to be one cell wide.
    return min(2, cells(first))
  }

  /// Whether the scalar takes no cell of its own.
  static func isZero(_ scalar: Unicode.Scalar) -> Bool {
    _ = isLocaleReady
    return supernews_wcwidth(scalar.value) == 0
  }

  private static func cells(_ scalar: Unicode.Scalar) -> Int {
    let width = Int(supernews_wcwidth(scalar.value))
    return width < 0 ? 1 : width
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
