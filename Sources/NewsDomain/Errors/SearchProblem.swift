/// Why a search cannot be asked for.
package enum SearchProblem: Sendable, Equatable {
  /// Neither words nor sources nor domains.
  case nothing
  /// In characters.
  case tooLong(Int, limit: Int)
  case tooManySources(Int, limit: Int)
  case notADomain(String)
  /// It begins after now.
  case ahead
  /// It ends before it begins.
  case reversed
}
