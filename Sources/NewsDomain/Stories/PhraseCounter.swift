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

  /// The number of a headline's source; all those without a name count as one.
  ///
  /// - Returns: `nil` if the source has told the same this day already.
  mutating func source(of headline: DatedHeadline) -> Int32? {
    let name = headline.source ?? ""
    let next = Int32(clamping: numbers.count)
    let number = numbers[name, default: next]
    if number == next { numbers[name] = next }
    return seen.insert(Title(text: headline.title, source: number)).inserted ? number : nil
  }
}

/// Counts the phrases of the last day in the days before it.
struct PhraseCounter {
  struct Phrase {
    let node: Int
    /// The numbers of its words.
    let words: [Int32]
    /// How many headlines of each day have it, oldest day first; each source counts once a day.
    fileprivate(set) var counts: [Int]
    /// When the first of those before the last day was published.
    fileprivate(set) var firstSeen: Date?
  }

  /// The most phrases that are counted: those that most headlines of the last day have.
  private static let most = 20_000

  let latest: LatestHeadlines
  let tree: PhraseTree
  private(set) var phrases: [Phrase]
  /// All headlines of each day, oldest day first.
  private(set) var totals: [Int]
  /// The place of the phrase of each node; negative without one.
  private var places: [Int32]
  /// The phrases with the sources that have been counted this day.
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
