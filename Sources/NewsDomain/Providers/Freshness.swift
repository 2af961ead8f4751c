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
