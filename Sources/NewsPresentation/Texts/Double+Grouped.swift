extension Double {
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
