import FoundationEssentials

/// Counts the limited requests of all sessions.
package protocol RequestLedger: Sendable {
  func quota(at now: Date) -> Quota
}
