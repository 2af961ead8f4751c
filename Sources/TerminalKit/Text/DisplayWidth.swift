import CSystem
import Glibc

/// How many cells of a terminal a text takes, counted by grapheme.
package enum DisplayWidth {
  /// Inlinable, as it is asked of each piece of a line.
  @inlinable
  package static func of(_ text: some StringProtocol) -> Int {
    (text.utf8.withContiguousStorageIfAvailable(known) ?? nil) ?? text.reduce(0) { $0 + of($1) }
  }

  /// The width of a text that need not be looked at closely.
  @usableFromInline
  package static func known(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    bytes.allSatisfy { $0 < 0x80 } ? bytes.count : HarmlessText.width(of: bytes)
  }

  /// 0, 1 or 2.
  @usableFromInline
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x80, scalars.count == 1 { return 1 }
    // Emoji sequences and flags are wide whatever their first scalar is by itself.
    let isEmoji =
      scalars.contains { $0.value == 0xFE0F } || (0x1F1E6...0x1F1FF).contains(first.value)
      || first.properties.isEmojiPresentation
    if isEmoji, scalars.count > 1 || first.properties.isEmojiPresentation { return 2 }
    _ = isLocaleReady
    // -1 is a character newer than the C library: taken as one cell.
    return min(2, cells(first))
  }

  /// Whether it takes no cell of its own.
  static func isZero(_ scalar: Unicode.Scalar) -> Bool {
    _ = isLocaleReady
    return supernews_wcwidth(scalar.value) == 0
  }

  private static func cells(_ scalar: Unicode.Scalar) -> Int {
    let width = Int(supernews_wcwidth(scalar.value))
    return width < 0 ? 1 : width
  }

  /// `wcwidth` knows ASCII only until the locale has a UTF-8 code set.
  private static let isLocaleReady = TerminalLocale.prepare()
}

/// The C library's idea of characters.
package enum TerminalLocale {
  /// Takes the user's locale, or `C.UTF-8` where that is not UTF-8.
  ///
  /// - Returns: whether characters are UTF-8 now.
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
