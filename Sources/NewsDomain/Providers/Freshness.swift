/// How old an answer may be.
package enum Freshness: Sendable, Equatable {
  /// Of the last few minutes; an older one only where the provider cannot be asked.
  case current
  /// Of the last day: it is there at once, and can be renewed afterwards.
  case kept
  /// Asked of the provider in any case.
  case renewed
}
