import Testing

@testable import NewsDomain

@Suite("The quota of a day")
struct QuotaTests {
  struct Case: Sendable {
    let sent: [RequestKind: Int]
    let answered: Int
    let total: Int
    let left: Int?
  }

  static let cases: [Case] = [
    Case(sent: [:], answered: 0, total: 0, left: 100),
    Case(sent: [.headlines: 1], answered: 1, total: 1, left: 99),
    Case(sent: [.headlines: 40, .search: 50, .sources: 9], answered: 90, total: 99, left: 1),
    Case(sent: [.headlines: 40, .search: 60], answered: 60, total: 100, left: 0),
    Case(sent: [.search: 250], answered: 99, total: 250, left: 0),
    Case(sent: [.search: 130], answered: 100, total: 130, left: 0),
    Case(sent: [.search: 130], answered: 101, total: 130, left: nil),
  ]

  @Test("a free day has 100 requests; with more answers the key has another plan", arguments: QuotaTests.cases)
  func left(each: Case) {
    let quota = Quota(sent: each.sent, answered: each.answered, first: nil)
    #expect(quota.total == each.total)
    #expect(quota.left == each.left)
  }
}
