extension Character {
  /// Whether it belongs to a script without blanks between words, or to Korean, and so can be a word of its own.
  package var standsAlone: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
