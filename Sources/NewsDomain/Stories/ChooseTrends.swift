import FoundationEssentials

/// Chooses the phrases that rise most, and one of those that mean the same.
struct ChooseTrends {
  /// A phrase that rises.
  private struct Rise {
    let phrase: PhraseCounter.Phrase
    let score: Double
    /// The indices of its headlines among those of the last day, in order.
    var entries: [Int] = []
    /// How often each spelling occurs.
    var spellings: [String: Int] = [:]

    /// Whether another phrase is part of this one, with its words in sequence.
    func contains(_ other: Rise) -> Bool {
      let (words, wanted) = (phrase.words, other.phrase.words)
      guard words.count > wanted.count else { return false }
      return (0...(words.count - wanted.count)).contains { words[$0...].starts(with: wanted) }
    }

    func hasWord(of other: Rise) -> Bool { phrase.words.contains { other.phrase.words.contains($0) } }
  }

  /// The most phrases that are compared with one another.
  private static let maxCompared = 500

  /// By how many standard deviations a phrase must be in more headlines than in the days just before.
  private static let minOfLatest = 1.0

  private let counter: PhraseCounter

  init(from counter: PhraseCounter) {
    self.counter = counter
  }

  /// - Returns: the trends with the highest scores, the highest first.
  func callAsFunction(most: Int, bursts: FindBursts) -> [Trend] {
    var rises: [Rise] = []
    for phrase in counter.phrases {
      guard let score = Self.score(phrase.counts, of: counter.totals, bursts) else { continue }
      rises.append(Rise(phrase: phrase, score: score))
    }
    rises = Self.sorted(rises, most: Self.maxCompared)
    readHeadlines(of: &rises)
    return Self.sorted(Self.distinct(rises), most: most).map(trend)
  }

  /// How much a phrase rises on the last day.
  ///
  /// - Returns: `nil` if it does not rise, or is usual for the days from which the significance of a term is taken: a
  ///   word that has been everywhere for so long is no trend any more, however long before that it was rare.
  private static func score(_ counts: [Int], of totals: [Int], _ bursts: FindBursts) -> Double? {
    guard let last = bursts(counts, of: totals).last, last.isBurst else { return nil }
    let recent = TermSignificance.days + 1
    guard totals.suffix(recent).dropLast().contains(where: { $0 > 0 }) else { return last.score }
    let latest = bursts(Array(counts.suffix(recent)), of: Array(totals.suffix(recent))).last
    return latest.map { $0.score > Self.minOfLatest } == true ? last.score : nil
  }

  private static func sorted(_ rises: [Rise], most: Int) -> [Rise] {
    let sorted = rises.sorted { one, other in
      if one.score != other.score { return one.score > other.score }
      if one.phrase.words.count != other.phrase.words.count {
        return one.phrase.words.count > other.phrase.words.count
      }
      return one.phrase.node < other.phrase.node
    }
    return Array(sorted.prefix(most))
  }

  /// Records the headlines of the last day that contain these phrases, and how they spell them.
  private func readHeadlines(of rises: inout [Rise]) {
    var places: [Int: Int] = [:]
    for (place, rise) in rises.enumerated() { places[rise.phrase.node] = place }
    let words = counter.latest.words
    for (index, entry) in counter.latest.entries.enumerated() {
      var found: [(place: Int, words: Range<Int>)] = []
      counter.tree.visit(words[entry.words]) { node, words in
        if let place = places[node] { found.append((place, words)) }
      }
      for (place, range) in found {
        if rises[place].entries.last != index { rises[place].entries.append(index) }
        guard let first = words[range].first, let last = words[range].last else { continue }
        let spelling = Self.part(of: entry.title, Int(first.range.lowerBound), Int(last.range.upperBound))
        rises[place].spellings[spelling, default: 0] += 1
      }
    }
  }

  /// The part of a text between two UTF-8 offsets, with single spaces between its words.
  private static func part(of text: String, _ start: Int, _ end: Int) -> String {
    let bytes = text.utf8
    let first = bytes.index(bytes.startIndex, offsetBy: start)
    let part = Substring(bytes[first..<bytes.index(first, offsetBy: end - start)])
    return part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Leaves out redundant phrases: those within a longer one that has nearly all their headlines, and those nearly all
  /// of whose headlines have a better phrase with the same word. A longer phrase is kept alongside a part of it with
  /// far more headlines if another part occurs in little else, as "Storm Boris" is alongside "Storm".
  private static func distinct(_ rises: [Rise]) -> [Rise] {
    var isWithin: Set<Int> = []
    var within: [Int: [Rise]] = [:]
    for (long, rise) in rises.enumerated() where rise.phrase.words.count > 1 {
      for (short, other) in rises.enumerated() where rise.contains(other) {
        guard isMost(common(rise.entries, other.entries), of: other) else { continue }
        isWithin.insert(short)
        within[long, default: []].append(other)
      }
    }
    var kept: [Rise] = []
    for (place, rise) in rises.enumerated() where !isWithin.contains(place) {
      let isTold = kept.contains { other in
        guard rise.hasWord(of: other) else { return false }
        let both = common(rise.entries, other.entries)
        guard isMost(both, of: rise), !isMost(both, of: other) else { return isMost(both, of: rise) }
        return !within[place, default: []].contains { !$0.hasWord(of: other) }
      }
      if !isTold { kept.append(rise) }
    }
    return kept
  }

  private static func isMost(_ count: Int, of rise: Rise) -> Bool { count * 5 >= rise.entries.count * 4 }

  /// How many numbers two ascending lists have in common.
  private static func common(_ one: [Int], _ other: [Int]) -> Int {
    var (first, second, count) = (0, 0, 0)
    while first < one.count, second < other.count {
      if one[first] == other[second] { count += 1 }
      let isLess = one[first] <= other[second]
      if one[first] >= other[second] { second += 1 }
      if isLess { first += 1 }
    }
    return count
  }

  private func trend(_ rise: Rise) -> Trend {
    let entries = rise.entries.map { counter.latest.entries[$0] }
      .sorted { ($1.publishedAt, $0.id) < ($0.publishedAt, $1.id) }
    // Among equally frequent spellings, the first by its characters.
    let spelling = rise.spellings.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
    let oldest = entries.last?.publishedAt ?? .distantFuture
    return Trend(
      phrase: spelling ?? "", counts: rise.phrase.counts, score: rise.score,
      firstSeen: min(rise.phrase.firstSeen ?? oldest, oldest), articles: entries.map(\.id),
      languages: Set(entries.map(\.language)))
  }
}
