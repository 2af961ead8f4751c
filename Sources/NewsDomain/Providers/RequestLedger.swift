/// Counts the requests of all sessions that count against the quota.
package protocol RequestLedger: Sendable {
  func quota(at now: Date) -> Quota
}
