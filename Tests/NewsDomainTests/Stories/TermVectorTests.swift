import Testing

@testable import NewsDomain

@Suite("Terms")
struct TermVectorTests {
  private static func vector(_ terms: [UInt32: Double]) -> TermVector {
    TermVector(unit: terms.map { (key: $0.key, weight: $0.value) })
  }

  @Test("the terms of one text have the same length, whatever their weights")
  func unit() {
    for terms in [[1: 1.0], [1: 0.2, 9: 0.4], [3: 9, 4: 1, 5: 0.5]] as [[UInt32: Double]] {
      #expect(abs(Self.vector(terms).squaredLength.squareRoot() - TermVector.unit) < 2)
    }
    #expect(Self.vector([:]).isEmpty)
  }

  @Test("of equal terms the heaviest counts")
  func equalTerms() {
    let vector = TermVector(unit: [(7, 0.1), (7, 0.9), (2, 0.9)])
    #expect(vector.keys == [2, 7])
    #expect(vector.weights[0] == vector.weights[1])
  }

  @Test(
    "of a text of very many terms only the heaviest count, the fewer the more it has",
    arguments: [(15, 15), (16, 16), (18, 15), (24, 12), (32, 8), (500, 8)])
  func manyTerms(count: Int, kept: Int) {
    let vector = TermVector(unit: (1...count).map { (key: UInt32($0), weight: Double($0)) })
    #expect(vector.keys == (count - kept + 1...count).map(UInt32.init))
    #expect(abs(vector.squaredLength.squareRoot() - TermVector.unit) < 8)
  }

  @Test("sums are the same in whatever order they are added")
  func order() {
    let vectors = (0..<50).map { number in
      Self.vector([UInt32(number % 7): 1, UInt32(number % 11) + 20: 0.3, UInt32(number) + 40: 0.7])
    }
    func sum(_ vectors: [TermVector]) -> TermVector {
      var sum = TermVector()
      for vector in vectors { _ = sum.add(vector, most: 100) }
      return sum
    }
    #expect(sum(vectors) == sum(vectors.reversed()))
  }

  @Test("terms that are new are told, and only those")
  func new() {
    var sum = Self.vector([1: 1, 2: 1])
    #expect(sum.add(Self.vector([2: 1, 3: 1]), most: 10) == [3])
    #expect(sum.add(Self.vector([1: 1, 3: 1]), most: 10).isEmpty)
    #expect(sum.keys == [1, 2, 3])
  }

  @Test("too many terms are cut down to the heaviest")
  func cut() {
    var sum = Self.vector([1: 1, 2: 1])
    for _ in 0..<5 { _ = sum.add(Self.vector([1: 1, 2: 1]), most: 10) }
    for number in UInt32(10)..<40 { _ = sum.add(Self.vector([number: 1, 1: 1]), most: 10) }
    #expect(sum.keys.count <= 12)
    #expect(sum.keys.contains(1) && sum.keys.contains(2))
  }

  @Test("the product counts what both have")
  func product() {
    let (sum, shared) = SignificantTerms(Self.vector([1: 1, 2: 1, 3: 1])).product(
      with: Self.vector([2: 1, 3: 1, 9: 1]))
    #expect(shared == 2)
    #expect(abs(sum / (TermVector.unit * TermVector.unit) - 2.0 / 3) < 0.01)
    #expect(SignificantTerms(Self.vector([1: 1])).product(with: TermVector()) == (0, 0))
  }
}
