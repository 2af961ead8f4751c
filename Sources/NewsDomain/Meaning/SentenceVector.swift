/// The meaning of a sentence as a direction: the smaller the angle between two vectors, the more alike are the meanings
/// of their sentences, in whatever languages they are written.
///
/// Each of its numbers has 3 bits: a sign, and one of four magnitudes. They are stored as three planes of bits, so that a
/// search can compare all signs first.
package struct SentenceVector: Sendable, Equatable {
  package static let dimensions = 384
  /// The words of 64 bits in each plane.
  package static let wordsOfPlane = dimensions / 64

  /// The magnitudes that keep most of a normally distributed number, and the limits between them, in standard deviations
  /// (J. Max, "Quantizing for minimum distortion", 1960).
  package static let magnitudes: [Float] = [0.2451, 0.7560, 1.344, 2.152]
  private static let limits: [Float] = [0.5006, 1.050, 1.748]

  /// The planes of the signs, and of the high and the low bits of the magnitudes.
  package let words: [UInt64]

  /// - Parameter words: the planes.
  /// - Returns: `nil` if their number is wrong.
  package init?(words: some Collection<UInt64>) {
    guard words.count == 3 * Self.wordsOfPlane else { return nil }
    self.words = Array(words)
  }

  /// - Returns: `nil` if there are not ``dimensions`` numbers, or they are no direction.
  package init?(_ numbers: [Float]) {
    guard numbers.count == Self.dimensions else { return nil }
    let length = numbers.reduce(Float(0)) { $0 + $1 * $1 }.squareRoot()
    guard length.isFinite, length > 0 else { return nil }
    let scale = Float(Self.dimensions).squareRoot() / length
    var words = [UInt64](repeating: 0, count: 3 * Self.wordsOfPlane)
    for (place, number) in numbers.enumerated() {
      let (word, bit) = (place / 64, UInt64(1) << UInt64(place % 64))
      let size = abs(number) * scale
      let step = Self.limits.count { size >= $0 }
      if number < 0 { words[word] |= bit }
      if step & 2 != 0 { words[Self.wordsOfPlane + word] |= bit }
      if step & 1 != 0 { words[2 * Self.wordsOfPlane + word] |= bit }
    }
    self.words = words
  }

  /// Its numbers, as a vector of length 1.
  package var numbers: [Float] {
    var numbers: [Float] = []
    numbers.reserveCapacity(Self.dimensions)
    for place in 0..<Self.dimensions {
      let (word, shift) = (place / 64, UInt64(place % 64))
      let high = words[Self.wordsOfPlane + word] >> shift & 1
      let low = words[2 * Self.wordsOfPlane + word] >> shift & 1
      let size = Self.magnitudes[Int(high << 1 | low)]
      numbers.append(words[word] >> shift & 1 == 0 ? size : -size)
    }
    let length = numbers.reduce(Float(0)) { $0 + $1 * $1 }.squareRoot()
    return numbers.map { $0 / length }
  }

  /// The cosine of the angle to another vector, from -1 to 1.
  package func similarity(to other: SentenceVector) -> Float {
    zip(numbers, other.numbers).reduce(0) { $0 + $1.0 * $1.1 }
  }
}

/// Turns sentences into vectors. It is optional: see `scripts/meaning`.
package protocol SentenceEncoder: Sendable {
  /// The name of its model, with everything else that its vectors depend on: only vectors with the same name can be
  /// compared.
  ///
  /// - Throws: ``NewsError/meaning(_:)`` if there is none.
  var model: String { get throws(NewsError) }

  /// The vector of a title, or of what somebody looks for. The first call opens the model, which takes half a second.
  ///
  /// - Parameters:
  ///   - language: ISO 639-1, if known.
  ///   - isQuestion: whether it is what somebody looks for.
  /// - Throws: ``NewsError/meaning(_:)`` if there is no model.
  func vector(of text: String, language: String?, isQuestion: Bool) throws(NewsError) -> SentenceVector
}
