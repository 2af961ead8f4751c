/// The number of typing errors between two words: a letter added, missing or wrong, or two swapped (optimal string
/// alignment distance).
enum EditDistance {
  /// - Returns: the distance, or `nil` if it is above `limit`.
  static func between(_ one: String, _ other: String, atMost limit: Int) -> Int? {
    let a = Array(one.unicodeScalars.prefix(64))
    let b = Array(other.unicodeScalars.prefix(64))
    guard abs(a.count - b.count) <= limit else { return nil }
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }

    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var current = [i]
      for j in 1...b.count {
        var cost = min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          cost = min(cost, beforePrevious[j - 2] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[b.count] <= limit ? previous[b.count] : nil
  }
}
