import Testing

@testable import NewsDomain

@Suite("Days on which something is told more often than usual")
struct FindBurstsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let counts: [Int]
    let totals: [Int]
    let bursts: [Int]

    init(_ testDescription: String, _ counts: [Int], of totals: [Int], _ bursts: [Int]) {
      self.testDescription = testDescription
      self.counts = counts
      self.totals = totals
      self.bursts = bursts
    }
  }

  private static let week = [100, 100, 100, 100, 100, 50, 50]
  private static let weekly = [1, 1, 1, 1, 1, 30, 1]
  private static let hundreds = [Int](repeating: 100, count: 28)

  static let cases = [
    Case("no days", [], of: [], []),
    Case("a single day", [5], of: [5], []),
    Case("chance", [4, 5, 6, 5, 4, 5, 6, 5], of: [Int](repeating: 100, count: 8), []),
    Case("a new name", [0, 0, 0, 5], of: [100, 100, 100, 100], [3]),
    Case("a new name, told little", [0, 0, 0, 4], of: [100, 100, 100, 100], []),
    Case("two days", [1, 12], of: [100, 100], [1]),
    Case("two days, told thrice", [0, 3], of: [100, 100], []),
    Case("weekends", [10, 10, 10, 10, 10, 5, 5, 10, 10, 10, 10, 10, 5, 5], of: week + week, []),
    Case("a usual number on a weekend", [10, 10, 10, 10, 10, 5, 5, 10, 10, 10, 10, 10, 5, 20], of: week + week, [13]),
    Case("days without data", [2, 2, 0, 2, 2, 0, 12], of: [100, 100, 0, 100, 100, 0, 100], [6]),
    Case("no data but of the last day", [0, 0, 0, 20], of: [0, 0, 0, 100], []),
    Case("little data before", [0, 0, 9], of: [1, 1, 300], []),
    Case("bursts before", [2, 2, 2, 40, 40, 2, 2, 2, 2, 20], of: [Int](repeating: 100, count: 10), [3, 4, 9]),
    Case("half of the days", [0, 0, 0, 50, 50, 50], of: [100, 100, 100, 100, 100, 100], [3, 4, 5]),
    Case("every week", weekly + weekly + weekly + weekly, of: hundreds, []),
    Case("more than every week", weekly + weekly + weekly + [1, 1, 1, 1, 1, 90, 1], of: hundreds, [26]),
    Case("a growing archive", [1, 1, 1, 2, 2, 2, 10, 10, 11], of: [10, 10, 10, 20, 20, 20, 100, 100, 100], []),
    Case("a frequent word", [Int](repeating: 100, count: 10) + [115], of: [Int](repeating: 1_000, count: 11), []),
    Case("wrong numbers", [-5, 0, .max, 3], of: [10, -10, 10], []),
  ]

  @Test("only what is beyond chance is a burst", arguments: FindBurstsTests.cases)
  func bursts(_ example: Case) {
    let days = FindBursts()(example.counts, of: example.totals)
    #expect(days.count == min(example.counts.count, example.totals.count))
    if example.testDescription != "wrong numbers" {
      #expect(days.indices.filter { days[$0].isBurst } == example.bursts)
    }
  }

  @Test("the score is the distance from what is expected, in standard deviations")
  func score() throws {
    let last = try #require(FindBursts()([1, 12], of: [100, 100]).last)
    #expect(last.expected == 1.5)
    // The square root of 1.5 × 2 + (0.1 × 1.5)².
    #expect(abs(last.score - 10.5 / 1.7385) < 0.001)
  }

  @Test("what is told as often as usual has no score")
  func usual() throws {
    let last = try #require(FindBursts()([10, 10, 10, 10], of: [100, 100, 100, 100]).last)
    #expect(abs(last.score) < 0.1)
  }

  @Test("limits can be set")
  func limits() {
    let (counts, totals) = ([0, 0, 0, 4], [100, 100, 100, 100])
    #expect(FindBursts(limit: 3)(counts, of: totals).last?.isBurst == true)
    #expect(FindBursts(limit: 3, least: 5)(counts, of: totals).last?.isBurst == false)
  }
}
