import TestSupport
import Testing

@testable import NewsDomain

@Suite("Vectors of sentences")
struct SentenceVectorTests {
  /// Numbers that look normally distributed.
  private func numbers(_ seed: UInt64) -> [Float] {
    var state = seed | 1
    return (0..<SentenceVector.dimensions).map { _ in
      (0..<12).reduce(Float(-6)) { sum, _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return sum + Float(state >> 40) / Float(1 << 24)
      }
    }
  }

  private func cosine(_ one: [Float], _ other: [Float]) -> Float {
    let product = zip(one, other).reduce(Float(0)) { $0 + $1.0 * $1.1 }
    let lengths = [one, other].map { $0.reduce(Float(0)) { $0 + $1 * $1 } }
    return product / (lengths[0] * lengths[1]).squareRoot()
  }

  @Test("3 bits a number keep the direction")
  func direction() throws {
    for seed in UInt64(1)...20 {
      let numbers = numbers(seed)
      let vector = try #require(SentenceVector(numbers))
      #expect(cosine(numbers, vector.numbers) > 0.97)
      #expect(abs(cosine(vector.numbers, vector.numbers) - 1) < 0.001)
    }
  }

  @Test("vectors are as similar as the numbers they were made of")
  func similarity() throws {
    let (one, other) = (numbers(1), numbers(2))
    for share in stride(from: Float(0), through: 1, by: 0.25) {
      let mixed = zip(one, other).map { (1 - share) * $0 + share * $1 }
      let vectors = try [one, mixed].map { try #require(SentenceVector($0)) }
      #expect(abs(vectors[0].similarity(to: vectors[1]) - cosine(one, mixed)) < 0.05)
    }
  }

  @Test("the length of the numbers does not count")
  func scale() {
    let numbers = numbers(3)
    #expect(SentenceVector(numbers) == SentenceVector(numbers.map { $0 * 1_000 }))
    #expect(SentenceVector(numbers) != SentenceVector(numbers.map { -$0 }))
  }

  @Test("what is no direction gives no vector")
  func nothing() {
    let dimensions = SentenceVector.dimensions
    #expect(SentenceVector([Float](repeating: 0, count: dimensions)) == nil)
    #expect(SentenceVector([Float](repeating: .nan, count: dimensions)) == nil)
    #expect(SentenceVector([Float](repeating: 1, count: dimensions - 1)) == nil)
    #expect(SentenceVector(words: [UInt64](repeating: 0, count: 17)) == nil)
  }

  @Test("the words of its planes are all there is to it")
  func words() throws {
    let vector = try #require(SentenceVector(numbers(4)))
    #expect(SentenceVector(words: vector.words) == vector)
    #expect(vector.words.count == 18)
  }
}
