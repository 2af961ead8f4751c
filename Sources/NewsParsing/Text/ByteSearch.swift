import CSystem

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first occurrence of an ASCII string. The C library finds it, as texts of feeds are long.
  package func offset(of piece: StaticString) -> Int? {
    guard let baseAddress, !isEmpty else { return nil }
    let offset = supernews_find(baseAddress, count, piece.utf8Start, piece.utf8CodeUnitCount)
    return offset < 0 ? nil : offset
  }
}

extension ArraySlice<UInt8> {
  package func offset(of piece: StaticString) -> Int? { withUnsafeBufferPointer { $0.offset(of: piece) } }
}

extension String {
  /// Whether this text contains another. Compares bytes, which is far quicker than comparing characters.
  package func holds(_ text: String) -> Bool {
    if text.isEmpty { return true }
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      text.utf8.withContiguousStorageIfAvailable { piece in
        guard let bytes = bytes.baseAddress, let piece = piece.baseAddress else { return false }
        return supernews_find(bytes, utf8.count, piece, text.utf8.count) >= 0
      }
    }
    return (found ?? nil) ?? contains(text)
  }

  package func offset(of piece: StaticString) -> Int? {
    utf8.withContiguousStorageIfAvailable { $0.offset(of: piece) } ?? nil
  }

  /// The text after the first occurrence of an ASCII string; `nil` if there is none.
  package func rest(after piece: StaticString) -> Substring? {
    guard let offset = offset(of: piece) else { return nil }
    return self[utf8.index(utf8.startIndex, offsetBy: offset + piece.utf8CodeUnitCount)...]
  }
}
