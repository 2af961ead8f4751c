import Testing

@testable import NewsArchive

@Suite("Which titles get their vectors next")
struct EncodingSharesTests {
  private func rows(_ sources: [Int64], most: Int) -> [Int64] {
    var shares = EncodingShares(most: most)
    for (place, source) in sources.enumerated() { shares.add(Int64(2_000 - place), of: source) }
    return shares.rows
  }

  @Test("a source with endless titles does not keep the others waiting")
  func endless() {
    let rows = rows(Array(repeating: 1, count: 900) + Array(2...500), most: 400)
    #expect(rows.count == 400)
    #expect(rows.count { $0 > 1_100 } == 50)
  }

  @Test("alone it gets all, the newest first")
  func alone() {
    #expect(rows(Array(repeating: 1, count: 90), most: 40) == (1_961...2_000).reversed())
    #expect(rows([], most: 40).isEmpty && rows([1, 2, 3], most: 2) == [2_000, 1_999])
    #expect(rows([1, 1, 1], most: 1) == [2_000])
  }
}
