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
}

extension Double {
  /// The number with one decimal.
  func withDecimal(_ mark: String) -> String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10)\(mark)\(tenths % 10)"
  }
}
