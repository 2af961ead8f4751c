import CSystem

extension UnsafeBufferPointer<UInt8> {
  /// Where a piece of ASCII stands first: by the C library, since texts of feeds are long.
  func offset(of piece: StaticString) -> Int? {
    guard let baseAddress, !isEmpty else { return nil }
    let offset = supernews_find(baseAddress, count, piece.utf8Start, piece.utf8CodeUnitCount)
    return offset < 0 ? nil : offset
  }
}

extension ArraySlice<UInt8> {
  func offset(of piece: StaticString) -> Int? { withUnsafeBufferPointer { $0.offset(of: piece) } }
}

extension String {
  func offset(of piece: StaticString) -> Int? {
    utf8.withContiguousStorageIfAvailable { $0.offset(of: piece) } ?? nil
  }

  /// What stands behind the first place of a piece of ASCII; `nil` where it is not there.
  func rest(after piece: StaticString) -> Substring? {
    guard let offset = offset(of: piece) else { return nil }
    return self[utf8.index(utf8.startIndex, offsetBy: offset + piece.utf8CodeUnitCount)...]
  }
}
