import FoundationEssentials

/// Counts the requests that cost something, of all sessions.
package protocol RequestLedger: Sendable {
  func quota(at now: Date) -> Quota
}
