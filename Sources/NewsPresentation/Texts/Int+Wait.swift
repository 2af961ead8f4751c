extension Int {
  /// A number of seconds to wait, in a unit that fits, rounded up. The units are the same in all languages.
  var asWait: String {
    switch self {
    case ..<120: "\(Swift.max(self, 1)) s"
    case ..<7_200: "\((self + 59) / 60) min"
    default: "\(self / 3_600 + (self % 3_600 > 0 ? 1 : 0)) h"
    }
  }
}
