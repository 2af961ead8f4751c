import FoundationEssentials

/// A length of time in its largest unit.
package enum Age: Sendable, Equatable {
  case minutes(Int)
  case hours(Int)
  case days(Int)
  case years(Int)

  init(seconds: TimeInterval) {
    let years = Int(seconds / (365.2425 * 86_400))
    switch seconds {
    case ..<3600: self = .minutes(Int(seconds / 60))
    case ..<86_400: self = .hours(Int(seconds / 3600))
    case _ where years < 1: self = .days(Int(seconds / 86_400))
    default: self = .years(years)
    }
  }
}
