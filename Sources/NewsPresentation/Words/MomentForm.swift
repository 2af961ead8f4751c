/// How exactly a moment is told.
package enum MomentForm: Sendable, CaseIterable {
  case clock
  case dayAndTime
  case day
}
