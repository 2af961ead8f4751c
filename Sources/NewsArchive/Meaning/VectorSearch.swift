import NewsDomain

/// Finds the vectors that are nearest to one. Their signs are compared first, and the rest only of those whose signs differ
/// least.
struct VectorSearch {
  /// How many vectors are compared in full: those whose signs differ least.
  private let maxCompared: Int
  private let signs: [UInt64]
  private let numbers: [Float]
  /// How many vectors had each number of different signs.
  private var counts = [Int](repeating: 0, count: SentenceVector.dimensions + 1)
  /// The most different signs of vectors that are still compared in full, and how many had at most so many.
  private var limit = SentenceVector.dimensions
  private var within = 0
  private var found: [(row: Int64, similarity: Float)] = []

  /// - Parameter vector: the one that others are compared with.
  init(near vector: SentenceVector, maxCompared: Int = 4_000) {
    self.maxCompared = maxCompared
    signs = Array(vector.words.prefix(SentenceVector.wordsOfPlane))
    numbers = vector.numbers
  }

  /// - Parameter isWanted: whether a row may be found.
  mutating func search(_ block: VectorBlock.View, where isWanted: (Int64) -> Bool) {
    for place in 0..<block.count {
      var different = 0
      for word in 0..<SentenceVector.wordsOfPlane {
        different += (block.signs(at: place, word: word) ^ signs[word]).nonzeroBitCount
      }
      let row = block.row(at: place)
      guard different <= limit, isWanted(row) else { continue }
      found.append((row, block.similarity(at: place, to: numbers)))
      counts[different] += 1
      within += 1
      while within - counts[limit] >= maxCompared {
        within -= counts[limit]
        limit -= 1
      }
    }
  }

  /// The rows of the vectors that are similar enough, the nearest first; among equals the newest.
  func rows(least: Float) -> [Int64] {
    found.filter { $0.similarity >= least }
      .sorted { $0.similarity == $1.similarity ? $0.row > $1.row : $0.similarity > $1.similarity }
      .map(\.row)
  }
}
