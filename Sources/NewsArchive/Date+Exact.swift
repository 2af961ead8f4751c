import FoundationEssentials
import NewsDomain

extension Date {
  /// The time in UTC with all decimals needed to restore it exactly: `2026-11-21T08:00:00.25Z`.
  var exactISO8601: String {
    let seconds = timeIntervalSince1970
    let fraction = seconds - seconds.rounded(.down)
    let billionths = min(Int((fraction * 1e9).rounded()), 999_999_999)
    guard billionths > 0 else { return iso8601 }
    var digits = String(billionths)
    digits = String(repeating: "0", count: 9 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(iso8601.dropLast()).\(digits)Z"
  }
}
