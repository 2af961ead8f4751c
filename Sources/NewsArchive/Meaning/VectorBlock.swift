import FoundationEssentials
import NewsDomain

/// The vectors of many articles, stored together: a search reads all of them, which takes a tenth of the time that it takes
/// row by row.
///
/// As stored, all numbers are little-endian: first the rows of the articles in ascending order, 64 bits each, then the signs
/// of all vectors, then the rest of all vectors. See ``SentenceVector``.
struct VectorBlock {
  /// The most vectors of a block, and how many a block gets that is made of a larger one.
  static let most = 1_024
  static let portion = 768
  private static let signBytes = 8 * SentenceVector.wordsOfPlane
  private static let restBytes = 2 * signBytes
  private static let size = 8 + signBytes + restBytes

  private(set) var vectors: [(row: Int64, vector: SentenceVector)]

  init(_ vectors: [(row: Int64, vector: SentenceVector)] = []) {
    self.vectors = vectors
  }

  /// Bytes that are no whole vector are ignored.
  init(_ data: Data) {
    vectors = data.withUnsafeBytes { bytes in
      let view = View(bytes)
      return (0..<view.count).compactMap { place in view.vector(at: place).map { (view.row(at: place), $0) } }
    }
  }

  var data: Data {
    var data = Data(capacity: vectors.count * Self.size)
    for (row, _) in vectors { data.append(row) }
    for (_, vector) in vectors { for word in vector.words.prefix(SentenceVector.wordsOfPlane) { data.append(word) } }
    for (_, vector) in vectors { for word in vector.words.dropFirst(SentenceVector.wordsOfPlane) { data.append(word) } }
    return data
  }

  /// Adds vectors, which replace those of the same rows.
  mutating func add(_ others: [(row: Int64, vector: SentenceVector)]) {
    var all = Dictionary(vectors.map { ($0.row, $0.vector) }, uniquingKeysWith: { $1 })
    for (row, vector) in others { all[row] = vector }
    vectors = all.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }

  /// - Returns: whether there were any.
  mutating func remove(_ rows: Set<Int64>) -> Bool {
    let before = vectors.count
    vectors.removeAll { rows.contains($0.row) }
    return vectors.count < before
  }

  /// Blocks that are small enough, in order.
  var divided: [VectorBlock] {
    guard vectors.count > Self.most else { return [self] }
    return stride(from: 0, to: vectors.count, by: Self.portion).map { start in
      VectorBlock(Array(vectors[start..<min(start + Self.portion, vectors.count)]))
    }
  }

  /// A stored block, read in place.
  struct View {
    private let bytes: UnsafeRawBufferPointer
    let count: Int

    init(_ bytes: UnsafeRawBufferPointer) {
      self.bytes = bytes
      count = bytes.count / size
    }

    var data: Data { Data(bytes) }

    var firstRow: Int64? { count > 0 ? row(at: 0) : nil }

    func row(at place: Int) -> Int64 { Int64(bitPattern: word(8 * place)) }

    /// A word of the signs of a vector.
    func signs(at place: Int, word: Int) -> UInt64 { self.word(count * 8 + place * signBytes + 8 * word) }

    func vector(at place: Int) -> SentenceVector? {
      let rest = count * (8 + signBytes) + place * restBytes
      let words = (0..<SentenceVector.wordsOfPlane).map { signs(at: place, word: $0) }
      return SentenceVector(words: words + stride(from: rest, to: rest + restBytes, by: 8).map(word))
    }

    /// The vector of a row; `nil` if it has none.
    func vector(of row: Int64) -> SentenceVector? {
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if self.row(at: middle) < row { low = middle + 1 } else { high = middle }
      }
      return low < count && self.row(at: low) == row ? vector(at: low) : nil
    }

    /// The cosine of the angle between a vector and another one, whose numbers these are.
    func similarity(at place: Int, to numbers: [Float]) -> Float {
      let sizes = SentenceVector.magnitudes
      let words = SentenceVector.wordsOfPlane
      let rest = count * (8 + VectorBlock.signBytes) + place * VectorBlock.restBytes
      var (product, square): (Float, Float) = (0, 0)
      for number in 0..<words {
        var sign = signs(at: place, word: number)
        var high = word(rest + 8 * number)
        var low = word(rest + 8 * (words + number))
        for bit in 0..<64 {
          let size = sizes[Int(high & 1) << 1 | Int(low & 1)]
          product += (sign & 1 == 0 ? size : -size) * numbers[64 * number + bit]
          square += size * size
          (sign, high, low) = (sign >> 1, high >> 1, low >> 1)
        }
      }
      return product / square.squareRoot()
    }

    private func word(_ offset: Int) -> UInt64 {
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
  }
}

extension Data {
  fileprivate mutating func append(_ number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
