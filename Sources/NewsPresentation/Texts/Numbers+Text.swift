extension Int {
  /// A number of bytes in the largest unit of which it has at least one, with one decimal below 100.
  ///
  /// - Parameter units: the names of bytes, kibibytes and so on.
  func size(in units: [String], decimalMark: String) -> String {
    var size = Double(self)
    var unit = 0
    while size >= 1024, unit < units.count - 1 {
      size /= 1024
      unit += 1
    }
    let name = units.indices.contains(unit) ? units[unit] : ""
    guard unit > 0, size < 100 else { return "\(Int(size.rounded()))\u{A0}\(name)" }
    return "\(size.withDecimal(decimalMark))\u{A0}\(name)"
  }

  /// A number of seconds to wait, in a unit that fits, rounded up. The units are the same in all languages.
  var asWait: String {
    switch self {
    case ..<120: "\(Swift.max(self, 1)) s"
    case ..<7_200: "\((self + 59) / 60) min"
    default: "\(self / 3_600 + (self % 3_600 > 0 ? 1 : 0)) h"
    }
  }
}

extension Double {
  /// The number with one decimal.
  func withDecimal(_ mark: String) -> String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10)\(mark)\(tenths % 10)"
  }

  /// A whole number with a separator between its thousands.
  func grouped(by separator: String) -> String {
    let digits = String(Int64(rounded()))
    var groups: [Substring] = []
    var rest = digits[...]
    while !rest.isEmpty {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return groups.joined(separator: separator)
  }
}
