/// Reads numbers in Chinese characters: `二〇二六`, `十一`, `二十五`.
enum HanNumber {
  private static let digits: [Unicode.Scalar: Int] = [
    "〇": 0, "零": 0, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
    "十": 10, "廿": 20, "卅": 30,
  ]

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { digits[scalar] != nil }

  /// - Returns: the value, and the number of digits that it would have in other scripts.
  static func number(_ scalars: ArraySlice<Unicode.Scalar>) -> (value: Int, digits: Int)? {
    let values = scalars.compactMap { digits[$0] }
    guard values.count <= 4, values.contains(where: { $0 >= 10 }) else {
      guard values.count <= 4 else { return nil }
      return (values.reduce(0) { $0 * 10 + $1 }, values.count)
    }
    var value = 0
    for (place, digit) in values.enumerated() {
      if digit == 10 {
        guard place <= 1 else { return nil }
        value = (place == 0 ? 1 : value) * 10
      } else {
        value += digit
      }
    }
    return value < 100 ? (value, 2) : nil
  }
}
