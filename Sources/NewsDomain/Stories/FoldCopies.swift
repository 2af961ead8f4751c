/// Folds articles with the same text, such as an agency's, into one article with its copies.
///
/// Two texts are the same if they share at least 60 % of the pairs of adjacent words that either has; short ones must
/// have the same words. Titles, summaries and beginnings of texts count.
package struct FoldCopies: Sendable {
  /// The share of the pairs of words of two texts that both have.
  private static let minShared = 0.6
  /// The fewest words of a text whose pairs are compared.
  private static let minWords = 12
  /// The number of words of a text that count.
  private static let maxWords = 200
  /// Pairs in more texts than this are ignored.
  private static let maxTexts = 50

  package init() {}

  /// - Parameter coverage: Earliest first.
  /// - Returns: the earliest of the same texts, in order, with the others as their copies.
  package func callAsFunction(_ coverage: [Coverage]) -> [Coverage] {
    // Most stories of a list have a single article, and a script may open many of them.
    guard coverage.count > 1 else { return coverage }
    var folded: [Coverage] = []
    var texts: [Set<Int>] = []
    var byPair: [Int: [Int]] = [:]
    var byWords: [[String]: Int] = [:]
    for item in coverage {
      let words = Self.words(of: item.article)
      let pairs = words.count < Self.minWords ? [] : Self.pairs(of: words)
      if let same = byWords[words] ?? Self.same(pairs, texts, byPair), !words.isEmpty {
        folded[same].copies.append(Coverage(item.article, country: item.country))
        continue
      }
      let number = folded.count
      folded.append(item)
      texts.append(pairs)
      byWords[words] = number
      for pair in pairs where byPair[pair]?.count ?? 0 < Self.maxTexts { byPair[pair, default: []].append(number) }
    }
    return folded
  }

  /// The text that is the same as another; `nil` if there is none.
  private static func same(_ pairs: Set<Int>, _ texts: [Set<Int>], _ byPair: [Int: [Int]]) -> Int? {
    guard !pairs.isEmpty else { return nil }
    var shared: [Int: Int] = [:]
    for pair in pairs { for number in byPair[pair] ?? [] { shared[number, default: 0] += 1 } }
    return shared.filter { number, count in
      Double(count) >= minShared * Double(pairs.count + texts[number].count - count)
    }.keys.min()
  }

  private static func words(of article: Article) -> [String] {
    let text = [article.title, article.summary, article.content].compactMap(\.self).joined(separator: " ")
    return Array(SameHeadline.words(text).prefix(maxWords))
  }

  private static func pairs(of words: [String]) -> Set<Int> {
    Set(zip(words, words.dropFirst()).map { [$0, $1].hashValue })
  }
}
