import FoundationEssentials

/// Numbers sources, and finds what one of them repeats within a day.
struct SourceNumbers {
  private struct Title: Hashable {
    let text: String
    let source: Int32
  }

  private var numbers: [String: Int32] = [:]
  private var seen: Set<Title> = []

  mutating func beginDay() { seen.removeAll(keepingCapacity: true) }

  /// The number of a headline's source; all sources without a name share one.
  ///
  /// - Returns: `nil` if the source has had the same headline that day.
  mutating func source(of headline: DatedHeadline) -> Int32? {
    let name = headline.source ?? ""
    let next = Int32(clamping: numbers.count)
    let number = numbers[name, default: next]
    if number == next { numbers[name] = next }
    return seen.insert(Title(text: headline.title, source: number)).inserted ? number : nil
  }
}

/// Counts the phrases of the last day on the days before it.
struct PhraseCounter {
  struct Phrase {
    let node: Int
    /// The numbers of its words.
    let words: [Int32]
    /// In how many headlines of each day it occurs, oldest day first; each source counts once a day.
    fileprivate(set) var counts: [Int]
    /// When the first such headline before the last day was published.
    fileprivate(set) var firstSeen: Date?
  }

  /// The most phrases counted: those in the most headlines of the last day.
  private static let most = 20_000

  let latest: LatestHeadlines
  let tree: PhraseTree
  private(set) var phrases: [Phrase]
  /// The number of all headlines of each day, oldest day first.
  private(set) var totals: [Int]
  /// The index of each node's phrase; negative if it has none.
  private var places: [Int32]
  /// The phrases, each with a source that has been counted that day.
  private var counted: Set<UInt64> = []

  /// - Parameter least: the fewest headlines of the last day that a phrase needs.
  init(_ latest: LatestHeadlines, days: Int, least: Int, weights: any WordWeights) {
    var latest = latest
    let (tree, nodes) = latest.phrases(least: least, weights: weights)
    let most = nodes.sorted { (tree.nodes[$1].count, $0) < (tree.nodes[$0].count, $1) }.prefix(Self.most)
    totals = [Int](repeating: 0, count: days - 1) + [latest.entries.count]
    places = [Int32](repeating: -1, count: tree.nodes.count)
    self.latest = latest
    self.tree = tree
    phrases = most.map { node in
      let counts = [Int](repeating: 0, count: days - 1) + [Int(tree.nodes[node].count)]
      return Phrase(node: node, words: tree.words(of: node), counts: counts)
    }
    for (place, phrase) in phrases.enumerated() { places[phrase.node] = Int32(clamping: place) }
  }

  mutating func beginDay() { counted.removeAll(keepingCapacity: true) }

  /// Counts a headline of one of the days before the last.
  mutating func count(_ headline: DatedHeadline, source: Int32, day: Int) {
    totals[day] += 1
    guard !phrases.isEmpty else { return }
    let words = latest.numbered(headline)
    var found: [Int] = []
    tree.visit(words[...]) { node, _ in
      if places[node] >= 0 { found.append(Int(places[node])) }
    }
    for place in found {
      let seen = phrases[place].firstSeen ?? headline.publishedAt
      phrases[place].firstSeen = min(seen, headline.publishedAt)
      let key = UInt64(place) << 32 | UInt64(UInt32(bitPattern: source))
      if counted.insert(key).inserted { phrases[place].counts[day] += 1 }
    }
  }
}
