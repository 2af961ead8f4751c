/// How precisely a moment is shown.
package enum MomentForm: Sendable, CaseIterable {
  case clock
  case dayAndTime
  case day
}
