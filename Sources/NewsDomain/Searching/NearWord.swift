/// Looks among known words for the one that was meant by another: the most frequent one that differs by a typing error
/// and begins with the same letter, as few people mistype the first one. All words are folded as an index folds them.
package struct NearWord: Sendable {
  /// Shorter words have too many neighbours. In letters.
  private static let shortest = 4
  /// From this length on, two errors are likely enough. In letters.
  private static let long = 8

  /// The letter that it begins with.
  package let first: Unicode.Scalar
  /// The lengths of words that are compared, in Unicode scalars.
  package let lengths: ClosedRange<Int>

  package let word: String
  private let maxErrors: Int
  private var best: (word: String, count: Int)?
  private var isKnown = false

  /// - Returns: `nil` for words that are too short, and for those with digits: another number is no typing error.
  package init?(_ word: String) {
    let letters = word.unicodeScalars
    guard let first = letters.first, letters.count >= Self.shortest, letters.allSatisfy(\.properties.isAlphabetic)
    else { return nil }
    self.word = word
    self.first = first
    maxErrors = letters.count < Self.long ? 1 : 2
    lengths = (letters.count - maxErrors)...(letters.count + maxErrors)
  }

  /// Compares it with a known word.
  ///
  /// - Parameter count: how many articles have that word.
  package mutating func compare(with other: String, count: Int) {
    if other == word { isKnown = true }
    guard count > best?.count ?? 0, other.unicodeScalars.first == first,
      EditDistance.between(word, other, atMost: maxErrors) != nil
    else { return }
    best = (other, count)
  }

  /// The word and all that differ from it by one error and begin with the same letter, for an index that can find words
  /// but not list them.
  package var neighbours: [String] {
    let letters = Array(word.unicodeScalars)
    let others = alphabet
    var words: Set = [word]
    func add(_ start: ArraySlice<Unicode.Scalar>, _ middle: [Unicode.Scalar], _ end: ArraySlice<Unicode.Scalar>) {
      var word = String.UnicodeScalarView()
      for part in [start, middle[...], end] { word.append(contentsOf: part) }
      words.insert(String(word))
    }
    for index in 1...letters.count {
      let (start, end) = (letters[..<index], letters[index...])
      for other in others { add(start, [other], end) }
      guard let letter = end.first else { continue }
      for other in others { add(start, [other], end.dropFirst()) }
      add(start, [], end.dropFirst())
      if let next = end.dropFirst().first { add(start, [next, letter], end.dropFirst(2)) }
    }
    return Array(words)
  }

  /// The beginning without errors, if there are two: they are rather in the other half. `nil` if one is all that may be.
  package var beginning: String? {
    maxErrors < 2
      ? nil : String(String.UnicodeScalarView(word.unicodeScalars.prefix((lengths.lowerBound + maxErrors) / 2)))
  }

  /// The small letters that stand beside those of the word in Unicode.
  private var alphabet: [Unicode.Scalar] {
    let width: UInt32 = 128
    return Set(word.unicodeScalars.map { $0.value / width }).flatMap { block in
      (block * width..<(block + 1) * width).compactMap { Unicode.Scalar($0) }
        .filter { $0.properties.isAlphabetic && $0.properties.lowercaseMapping == String($0) }
    }
  }

  /// The word that was meant; `nil` if there is none near enough, or if it is a known word itself.
  package var meant: String? { isKnown ? nil : best?.word }
}
