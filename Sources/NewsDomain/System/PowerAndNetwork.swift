/// Why the machine should not fetch news unasked.
package enum ReasonToSave: String, Sendable {
  /// It runs on its battery.
  case battery
  /// Its network counts what is transferred.
  case metered
}

/// Tells whether the machine should be spared.
package protocol PowerAndNetwork: Sendable {
  /// - Returns: `nil` if there is no reason.
  func reasonToSave() async -> ReasonToSave?
}
