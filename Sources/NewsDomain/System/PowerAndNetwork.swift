/// Why the machine should not fetch news unasked.
package enum SavingReason: String, Sendable {
  /// It runs on battery.
  case battery
  /// Its network is metered.
  case metered
}

/// Reports whether the machine should save power or data.
package protocol PowerAndNetwork: Sendable {
  /// - Returns: `nil` if there is no reason.
  func savingReason() async -> SavingReason?
}
