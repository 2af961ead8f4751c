/// How many requests were made with the key, and how many are left.
public struct ReadQuota: Sendable {
  private let ledger: any RequestLedger

  public init(ledger: any RequestLedger) {
    self.ledger = ledger
  }

  public func callAsFunction() -> Quota { ledger.quota(at: Date()) }
}
