extension [UInt8] {
  /// Removes an incomplete UTF-8 character at the end, left by a cut.
  mutating func dropCutLetter() {
    guard let start = lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return }
    let length =
      switch self[start] {
      case 0xF0...: 4
      case 0xE0...: 3
      case 0xC0...: 2
      default: 1
      }
    if count - start < length { removeSubrange(start...) }
  }
}
