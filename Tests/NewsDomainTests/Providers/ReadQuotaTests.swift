import FoundationEssentials
import Synchronization
import Testing

@testable import NewsDomain

@Suite("The quota")
struct ReadQuotaTests {
  private final class FakeLedger: RequestLedger {
    let quota = Quota(sent: [.search: 3], answered: 2, first: .distantPast)
    private let asked = Mutex<[Date]>([])

    var dates: [Date] { asked.withLock(\.self) }

    func quota(at now: Date) -> Quota {
      asked.withLock { $0.append(now) }
      return quota
    }
  }

  @Test("it is what the ledger says of this moment")
  func quota() throws {
    let ledger = FakeLedger()
    let before = Date()
    let quota = ReadQuota(ledger: ledger)()
    let after = Date()
    #expect(quota == ledger.quota)
    let asked = try #require(ledger.dates.first)
    #expect(before <= asked && asked <= after)
    #expect(ledger.dates.count == 1)
  }
}
