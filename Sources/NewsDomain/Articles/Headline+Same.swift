/// Compares headlines of the same source in different places, where one may be longer or punctuated differently.
package enum SameHeadline {
  /// Whether two headlines belong to one article: see ``ComparedHeadline/isSame(as:)``.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    ComparedHeadline(one).isSame(as: ComparedHeadline(other))
  }

  /// Whether two headlines have the same words, apart from the name of the source at the end of one of them.
  package static func isEqual(_ one: String, _ other: String) -> Bool {
    ComparedHeadline(one).isEqual(to: ComparedHeadline(other))
  }

  /// The separators between a headline and the name of its source.
  private static let marks = [" - ", " | ", " \u{2013} ", " \u{2014} ", " \u{B7} "]

  /// Whether a headline is these words followed by the name of the source. Fewer than three words may name a section,
  /// with the headline after it.
  fileprivate static func isNamed(_ headline: String, _ words: [String]) -> Bool {
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

/// A headline with its words, for comparing it with many others.
package struct ComparedHeadline: Sendable {
  package let text: String
  private let words: [String]
  private let different: Set<String>

  package init(_ text: String) {
    self.text = text
    words = SameHeadline.words(text)
    different = Set(words)
  }

  /// Whether two headlines belong to one article. Short ones must be equal, as different articles easily share few
  /// words.
  package func isSame(as other: ComparedHeadline) -> Bool { isEqual(to: other) || isAlike(other) }

  /// Whether two headlines have the same words, apart from the name of the source at the end of one of them.
  func isEqual(to other: ComparedHeadline) -> Bool {
    guard !words.isEmpty, !other.words.isEmpty else { return false }
    return words == other.words || SameHeadline.isNamed(text, other.words) || SameHeadline.isNamed(other.text, words)
  }

  /// Whether nearly all words are the same. Numbers must be: often only they distinguish the articles of a series.
  private func isAlike(_ other: ComparedHeadline) -> Bool {
    guard min(words.count, other.words.count) >= 4 else { return false }
    let (left, right) = (different, other.different)
    guard left.intersection(right).count * 5 >= max(left.count, right.count) * 4 else { return false }
    return left.symmetricDifference(right).allSatisfy { word in
      !word.contains { $0.isNumber && !$0.standsAlone }
    }
  }
}
