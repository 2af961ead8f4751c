import FoundationEssentials
import NewsDomain

extension Mute {
  /// How many days it still lasts; `nil` for ever.
  func days(from now: Date) -> Int? {
    until.map { max(1, Int(($0.timeIntervalSince(now) / 86_400).rounded())) }
  }
}
