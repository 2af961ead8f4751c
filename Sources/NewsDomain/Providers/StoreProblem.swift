/// What is wrong with the store of answers; news goes on without it.
package enum StoreProblem: Sendable, Equatable {
  /// It could not be understood, stands at `keptAs` now if it could be moved, and was begun anew.
  case damaged(file: String, keptAs: String?)
  /// Nothing is kept beyond this run.
  case unusable(file: String, detail: String)
}
