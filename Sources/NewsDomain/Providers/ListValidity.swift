import FoundationEssentials

/// How long a list can be used instead of a new one, in seconds since it was received.
package struct ListValidity: Sendable, Equatable {
  /// How long it counts as new.
  package var lifetime: TimeInterval
  /// How long it may be shown while a new one is fetched.
  package var reach: TimeInterval
  /// How long no request is sent, not even to renew it.
  package var pause: TimeInterval

  package init(lifetime: TimeInterval, reach: TimeInterval, pause: TimeInterval) {
    self.lifetime = lifetime
    self.reach = reach
    self.pause = pause
  }

  /// Why a list of this age is shown without a request to its provider; `nil` if a request is needed.
  package func reason(at age: TimeInterval, _ freshness: Freshness) -> StoredReason? {
    // The age is negative if the clock has been set back; it is then ignored.
    guard age >= 0 else { return nil }
    if age < (freshness == .renewed ? pause : lifetime) { return .recent }
    return age < reach && freshness == .kept ? .renewing : nil
  }
}

/// How old a result may be.
package enum Freshness: Sendable, Equatable {
  /// At most a few minutes old; older only if the provider cannot be reached.
  case current
  /// At most a day old, shown at once and renewed afterwards.
  case kept
  /// Fetched from the provider in any case.
  case renewed
  /// As stored, however old, without asking anybody.
  case stored
}
