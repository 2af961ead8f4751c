/// How old an answer may be.
package enum Freshness: Sendable, Equatable {
  /// At most a few minutes old; an older answer only if the provider cannot be asked.
  case current
  /// At most a day old, to be shown at once and renewed afterwards.
  case kept
  /// Fetched from the provider in any case.
  case renewed
}
