import FoundationEssentials
import Synchronization
import TestSupport
import Testing

@testable import NewsDomain

@Suite("The quota")
struct ReadQuotaTests {
  @Test("it is the count of the ledger at the present time")
  func itIsWhatTheLedgerSaysOfThisMoment() throws {
    let expected = Quota(sent: [.search: 3], answered: 2, first: .distantPast)
    let ledger = FakeStore(expected)
    let before = Date()
    let quota = ReadQuota(ledger: ledger)()
    let after = Date()
    #expect(quota == expected)
    let asked = try #require(ledger.dates.first)
    #expect(before <= asked && asked <= after)
    #expect(ledger.dates.count == 1)
  }
}
