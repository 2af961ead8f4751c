/// Counts the requests that cost something, of all sessions.
public protocol RequestLedger: Sendable {
  func quota(at now: Date) -> Quota
}
