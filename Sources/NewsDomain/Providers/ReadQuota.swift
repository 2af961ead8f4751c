/// Returns how many requests were made with the key, and how many are left.
package struct ReadQuota: Sendable {
  private let ledger: any RequestLedger

  private let clock: WallClock

  package init(ledger: any RequestLedger, clock: WallClock = .system) {
    self.ledger = ledger
    self.clock = clock
  }

  package func callAsFunction() -> Quota { ledger.quota(at: clock.now) }
}
