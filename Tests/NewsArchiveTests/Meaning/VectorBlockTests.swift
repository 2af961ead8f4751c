import FoundationEssentials
import NewsDomain
import TestSupport
import Testing

@testable import NewsArchive

@Suite("Blocks of vectors")
struct VectorBlockTests {
  private func vector(_ text: String) throws -> SentenceVector {
    try FakeEncoder(named: "m").vector(of: text, language: nil, isQuestion: false)
  }

  @Test("what is stored is read again, in place as well")
  func stored() throws {
    var block = VectorBlock()
    block.add([(7, try vector("seven")), (-3, try vector("three")), (5, try vector("five"))])
    block.add([(5, try vector("five again"))])
    let data = block.data
    #expect(data.count == 3 * 152)
    let read = VectorBlock(data)
    #expect(read.vectors.map(\.row) == [-3, 5, 7])
    #expect(try read.vectors.map(\.vector) == ["three", "five again", "seven"].map(vector))
    let wanted = try vector("five")
    data.withUnsafeBytes { bytes in
      let view = VectorBlock.View(bytes)
      #expect((0..<view.count).map(view.row) == [-3, 5, 7])
      for place in 0..<view.count {
        let similarity = view.similarity(at: place, to: wanted.numbers)
        #expect(abs(similarity - read.vectors[place].vector.similarity(to: wanted)) < 0.001)
      }
    }
  }

  @Test("rows are removed")
  func removed() throws {
    var block = VectorBlock([(1, try vector("a")), (2, try vector("b"))])
    let others = block.remove([3])
    let own = block.remove([1, 3])
    #expect(!others && own)
    #expect(block.vectors.map(\.row) == [2])
  }

  @Test("a large block is divided in order")
  func divided() throws {
    let vector = try vector("a")
    let block = VectorBlock((0..<2_000).map { (Int64($0), vector) })
    let parts = block.divided
    #expect(parts.flatMap { $0.vectors.map(\.row) } == block.vectors.map(\.row))
    #expect(parts.allSatisfy { $0.vectors.count <= VectorBlock.most })
    #expect(VectorBlock((0..<1_024).map { (Int64($0), vector) }).divided.count == 1)
  }

  @Test("bytes of a damaged file are not read beyond their end", arguments: [0, 1, 151, 152, 153, 500])
  func damaged(count: Int) {
    let block = VectorBlock(Data(repeating: 0x5A, count: count))
    #expect(block.vectors.count == count / 152)
  }
}

@Suite("Searches for near vectors")
struct VectorSearchTests {
  @Test("nearly all of the nearest ones are found by their signs")
  func nearest() throws {
    let encoder = FakeEncoder(named: "m")
    let words = ["storm", "airport", "strike", "vote", "goal", "rate", "quake", "film", "moon", "tax"]
    let texts = (0..<3_000).map { number in
      "\(words[number % 10]) \(words[number / 10 % 10]) \(words[number / 100 % 10]) \(number)"
    }
    let vectors = try texts.enumerated().map { number, text in
      (row: Int64(number), vector: try encoder.vector(of: text, language: nil, isQuestion: false))
    }
    let wanted = try encoder.vector(of: "storm airport strike", language: nil, isQuestion: true)
    var search = VectorSearch(near: wanted, maxCompared: 300)
    for start in stride(from: 0, to: vectors.count, by: 1_000) {
      VectorBlock(Array(vectors[start..<start + 1_000])).data.withUnsafeBytes { bytes in
        search.search(VectorBlock.View(bytes)) { $0 != 0 }
      }
    }
    let found = search.rows(least: 0.5).prefix(20)
    let expected = vectors.dropFirst().map { ($0.row, $0.vector.similarity(to: wanted)) }.filter { $0.1 >= 0.5 }
      .sorted { $0.1 > $1.1 }.prefix(20).map(\.0)
    #expect(found.count == expected.count && !expected.isEmpty)
    #expect(Set(found).intersection(expected).count >= expected.count - 2)
    #expect(!found.contains(0))
  }
}
