extension Character {
  /// Whether it belongs to a script without spaces between words, or to Korean, and so can be a word by itself.
  package var standsAlone: Bool {
    unicodeScalars.first?.standsAlone == true
  }
}

extension Unicode.Scalar {
  /// Whether a character that begins with it can be a word by itself.
  @inlinable
  package var standsAlone: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Whether it belongs to a word: a letter, a digit, or a mark on a letter.
  @inlinable
  package var isOfWord: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
    // Shortcuts: looking up properties takes most of the time for a long text.
    case ..<0x80: return false
    // The multiplication and division signs, dashes and quotation marks.
    case 0xD7, 0xF7, 0x2010...0x2027: return false
    case 0xC0...0x024F, 0x0400...0x0481, 0x05D0...0x05EA, 0x0620...0x064A, 0x3041...0x3096, 0x4E00...0x9FFF,
      0xAC00...0xD7A3:
      return true
    default:
      if properties.isAlphabetic || properties.numericType != nil { return true }
      switch properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: return true
      default: return false
      }
    }
  }
}
