import FoundationEssentials
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("Counting requests")
struct StoreLedgerTests {
  private static let day: TimeInterval = 86_400
  private let cache = Cache(path: nil)
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  @Test("a new ledger has no requests")
  func empty() {
    #expect(cache.quota(at: now) == Quota(sent: [:], answered: 0, first: nil))
  }

  @Test("requests are counted by kind, with the time of the first")
  func kinds() {
    for (kind, count) in [(RequestKind.headlines, 3), (.search, 2), (.sources, 1)] {
      for step in 0..<count { cache.close(cache.open(kind, at: now + Double(step - count)), status: 200) }
    }
    let quota = cache.quota(at: now)
    #expect(quota == Quota(sent: [.headlines: 3, .search: 2, .sources: 1], answered: 6, first: now - 3))
    #expect(quota.total == 6)
  }

  static let statuses: [(Int, Int)] = [
    (200, 1), (204, 1), (304, 1), (399, 1), (400, 0), (401, 0), (426, 0), (429, 0), (500, 0), (503, 0), (199, 0),
  ]

  @Test("every request counts, and as answered only if it brought news", arguments: StoreLedgerTests.statuses)
  func answered(status: Int, answered: Int) {
    cache.close(cache.open(.search, at: now), status: status)
    #expect(cache.quota(at: now) == Quota(sent: [.search: 1], answered: answered, first: now))
  }

  @Test("a request that was never answered counts as well")
  func unanswered() {
    let request = cache.open(.search, at: now)
    #expect(request != nil)
    #expect(cache.quota(at: now) == Quota(sent: [.search: 1], answered: 0, first: now))
    cache.close(request, status: 200)
    #expect(cache.quota(at: now) == Quota(sent: [.search: 1], answered: 1, first: now))
  }

  @Test("a request that was never sent is withdrawn, and only that one")
  func withdrawn() {
    let requests = (0..<3).map { _ in cache.open(.search, at: now) }
    cache.close(requests[1], status: nil)
    #expect(cache.quota(at: now).total == 2)
    cache.close(requests[1], status: nil)
    cache.close(nil, status: nil)
    cache.close(nil, status: 200)
    #expect(cache.quota(at: now) == Quota(sent: [.search: 2], answered: 0, first: now))
    for request in [requests[0], requests[2]] { cache.close(request, status: 200) }
    #expect(cache.quota(at: now).answered == 2)
  }

  static let ages: [(TimeInterval, Int)] = [
    (0, 1), (1, 1), (day - 1, 1), (day, 0), (day + 1, 0), (7 * day, 0), (-60, 1), (-30 * day, 0),
  ]

  @Test("only requests of the last 24 hours or the near future count", arguments: StoreLedgerTests.ages)
  func window(age: TimeInterval, count: Int) {
    cache.close(cache.open(.headlines, at: now - age), status: 200)
    let quota = cache.quota(at: now)
    #expect(quota.total == count)
    #expect(quota.answered == count)
    #expect(quota.first == (count == 0 ? nil : now - age))
  }

  @Test("the ledger does not grow without limit")
  func pruned() {
    for hour in 0..<200 { _ = cache.open(.search, at: now + Double(hour) * 3600) }
    #expect((cache.count("request") ?? .max) <= 49)
    #expect(cache.quota(at: now + 199 * 3600).total == 24)
  }
}
