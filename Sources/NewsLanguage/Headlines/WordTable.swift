import CEmbedded

/// A table of words made by `scripts/data/vocabulary`: sorted hashes, and a number for each. It is read in place in the
/// binary, so that it costs nothing until a word is looked up.
///
/// Unchecked, because it points to bytes; they are constant.
struct WordTable: @unchecked Sendable {
  private let keys: UnsafeRawBufferPointer
  private let values: UnsafeRawBufferPointer
  private let isWide: Bool
  private let count: Int
  /// The data after the numbers in the file.
  let rest: UnsafeRawBufferPointer

  /// - Parameter isWide: whether the numbers have 16 bits rather than 8.
  init(_ file: supernews_file, isWide: Bool) {
    self.isWide = isWide
    // The bytes are a constant of the binary: they never move and never change.
    let bytes = UnsafeRawBufferPointer(start: file.bytes, count: file.count)
    let count = bytes.count < 4 ? 0 : Int(UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self)))
    let width = isWide ? 2 : 1
    guard bytes.count >= 4 + count * (4 + width) else {
      (keys, values, rest, self.count) = (.init(start: nil, count: 0), .init(start: nil, count: 0), bytes, 0)
      return
    }
    keys = .init(rebasing: bytes[4..<(4 + count * 4)])
    values = .init(rebasing: bytes[(4 + count * 4)..<(4 + count * (4 + width))])
    rest = .init(rebasing: bytes[(4 + count * (4 + width))...])
    self.count = count
  }

  var isEmpty: Bool { count == 0 }

  subscript(key: WordKey) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self.key(at: middle) < key.value { low = middle + 1 } else { high = middle }
    }
    guard low < count, self.key(at: low) == key.value else { return nil }
    return isWide
      ? Int(UInt16(littleEndian: values.loadUnaligned(fromByteOffset: low * 2, as: UInt16.self))) : Int(values[low])
  }

  private func key(at place: Int) -> UInt32 {
    UInt32(littleEndian: keys.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self))
  }
}

/// A 32-bit hash (FNV-1a) that grows byte by byte, so that the hashes of all prefixes of a word cost no more than that
/// of the word.
struct WordKey {
  private(set) var value: UInt32 = 0x811C_9DC5

  /// - Parameter kind: a letter for the kind of thing that is hashed, so that different kinds are not equal.
  init(_ kind: Character, _ language: String = "") {
    add(kind.asciiValue ?? 0)
    for byte in language.utf8 { add(byte) }
  }

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt32(byte)) &* 0x0100_0193
  }

  func adding(_ bytes: some Sequence<UInt8>) -> WordKey {
    var key = self
    for byte in bytes { key.add(byte) }
    return key
  }
}
