import FoundationEssentials

/// The headlines of the last day, whose phrases are looked up on the days before.
struct LatestHeadlines {
  struct Entry {
    let id: ArticleID
    let publishedAt: Date
    let title: String
    /// The range of its words among all words.
    let words: Range<Int>
    let language: String?
    fileprivate let source: Int32
  }

  /// The most headlines, and different words, that are read; the rest is ignored.
  private static let most = 200_000
  private static let maxWords = 1_000_000

  private(set) var entries: [Entry] = []
  private(set) var words: [NumberedWord] = []
  private var numbers: [String: Int32] = [:]
  private var facts: [WordFacts] = []

  mutating func add(_ headline: DatedHeadline, source: Int32) {
    guard entries.count < Self.most else { return }
    let start = words.count
    for word in HeadlinePhrases.words(of: headline.title, language: headline.language, source: headline.source) {
      let number = self.number(of: word)
      words.append(NumberedWord(word, number: number))
      guard number >= 0, let isName = word.isName else { continue }
      if isName { facts[Int(number)].names += 1 } else { facts[Int(number)].others += 1 }
    }
    entries.append(
      Entry(
        id: headline.id, publishedAt: headline.publishedAt, title: headline.title, words: start..<words.count,
        language: headline.language, source: source))
  }

  private mutating func number(of word: PhraseWord) -> Int32 {
    if let known = numbers[word.key] { return known }
    guard facts.count < Self.maxWords else { return -1 }
    let number = Int32(clamping: facts.count)
    numbers[word.key] = number
    facts.append(WordFacts(key: word.key, kind: word.kind))
    return number
  }

  /// The words of a headline of another day, numbered if phrases of this day have them.
  func numbered(_ headline: DatedHeadline) -> [NumberedWord] {
    HeadlinePhrases.words(of: headline.title, language: headline.language, source: headline.source)
      .map { NumberedWord($0, number: numbers[$0.key] ?? -1) }
  }

  /// Finds the significant phrases that enough sources have. Afterwards only their words have numbers.
  ///
  /// - Returns: the phrases, and which nodes they are.
  mutating func phrases(least: Int, weights: any WordWeights) -> (tree: PhraseTree, nodes: [Int]) {
    // Source by source, so that each is counted once without a set of those seen.
    let order = entries.indices.sorted { (entries[$0].source, $0) < (entries[$1].source, $1) }
    countWords(in: order)
    let isFrequent = facts.map { Int($0.count) >= least }
    for index in words.indices where words[index].number >= 0 && !isFrequent[Int(words[index].number)] {
      words[index].number = -1
    }
    numbers = numbers.filter { isFrequent[Int($0.value)] }
    weigh(weights)
    var tree = PhraseTree()
    for index in order { tree.count(words[entries[index].words], source: entries[index].source) }
    tree.forget(below: least)
    let nodes = tree.nodes.indices.filter { node in
      Int(tree.nodes[node].count) >= least && PhraseRules.isPhrase(tree.words(of: node).map { facts[Int($0)] })
    }
    return (tree, nodes)
  }

  private mutating func countWords(in order: [Int]) {
    for index in order {
      let source = entries[index].source
      for word in words[entries[index].words] where word.number >= 0 {
        let number = Int(word.number)
        guard facts[number].source != source else { continue }
        facts[number].source = source
        facts[number].count += 1
      }
    }
  }

  /// Determines the weights of the remaining words, each in the languages of its headlines.
  private mutating func weigh(_ weights: any WordWeights) {
    var known: [String?: [Int32: Double]] = [:]
    for entry in entries {
      for word in words[entry.words] where word.number >= 0 && !word.isHan {
        let number = Int(word.number)
        let weight =
          known[entry.language]?[word.number]
          ?? weights.weight(of: facts[number].key, language: entry.language)
        known[entry.language, default: [:]][word.number] = weight
        facts[number].weights += weight
        facts[number].places += 1
      }
    }
  }
}
