/// Compares headlines of the same source in different places, where one may be longer or punctuated differently.
package enum SameHeadline {
  /// Whether two headlines belong to one article. Short ones must be equal, as different articles easily share few
  /// words.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    let (first, second) = (words(one), words(other))
    return isEqual(first, second, in: one, other) || isAlike(first, second)
  }

  /// Whether two headlines have the same words, apart from the name of the source at the end of one of them.
  package static func isEqual(_ one: String, _ other: String) -> Bool {
    isEqual(words(one), words(other), in: one, other)
  }

  private static func isEqual(_ first: [String], _ second: [String], in one: String, _ other: String) -> Bool {
    guard !first.isEmpty, !second.isEmpty else { return false }
    return first == second || isNamed(one, second) || isNamed(other, first)
  }

  /// Whether nearly all words are the same. Numbers must be: often only they distinguish the articles of a series.
  private static func isAlike(_ first: [String], _ second: [String]) -> Bool {
    guard min(first.count, second.count) >= 4 else { return false }
    let (left, right) = (Set(first), Set(second))
    guard left.intersection(right).count * 5 >= max(left.count, right.count) * 4 else { return false }
    return left.symmetricDifference(right).allSatisfy { word in
      !word.contains { $0.isNumber && !$0.standsAlone }
    }
  }

  /// The separators between a headline and the name of its source.
  private static let marks = [" - ", " | ", " \u{2013} ", " \u{2014} ", " \u{B7} "]

  /// Whether a headline is these words followed by the name of the source. Fewer than three words may name a section,
  /// with the headline after it.
  private static func isNamed(_ headline: String, _ words: [String]) -> Bool {
    guard words.count >= 3 else { return false }
    return marks.contains { mark in
      guard let end = headline.ranges(of: mark).last?.lowerBound else { return false }
      return Self.words(String(headline[..<end])) == words
    }
  }

  /// The words without case, accents and marks; in scripts without spaces between words, all pairs of characters.
  static func words(_ headline: String) -> [String] {
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
