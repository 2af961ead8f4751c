/// Compares headlines of the same source in different places, where one may be longer or punctuated differently.
package enum SameHeadline {
  /// Whether two headlines are of one article. Short ones must be equal, as different articles easily share few words.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    let (first, second) = (words(one), words(other))
    if first.isEmpty || second.isEmpty { return false }
    if first == second { return true }
    guard min(first.count, second.count) >= 4 else { return false }
    let (left, right) = (Set(first), Set(second))
    let shared = left.intersection(right).count
    return shared * 5 >= max(left.count, right.count) * 4
  }

  /// The words without case, accents and marks; of scripts without blanks between words all pairs of characters.
  private static func words(_ headline: String) -> [String] {
    var words: [String] = []
    for part in FoldedName(headline).text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      guard part.contains(where: \.standsAlone) else {
        words.append(String(part))
        continue
      }
      let characters = Array(part)
      if characters.count == 1 { words.append(String(part)) }
      for index in characters.indices.dropLast() { words.append(String(characters[index...(index + 1)])) }
    }
    return words
  }
}
