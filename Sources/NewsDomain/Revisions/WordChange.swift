/// Adjacent words that two texts share, or that only one of them has.
package enum WordChange: Sendable, Equatable {
  case same(String)
  case removed(String)
  case added(String)

  var isSame: Bool {
    if case .same = self { true } else { false }
  }

  /// The changes from one text to another, in the order of reading. Texts without spaces, such as Chinese ones, are
  /// compared character by character.
  package static func changes(from before: String, to after: String) -> [WordChange] {
    var comparison = WordComparison()
    comparison.compare(WordComparison.pieces(of: before)[...], WordComparison.pieces(of: after)[...])
    return comparison.changes
  }
}

/// Compares the words of two texts. Long texts are compared sentence by sentence first, and only the sentences that differ
/// word by word.
private struct WordComparison {
  /// The most words, or sentences, compared one by one; with more, all count as changed.
  private static let most = 2_000
  /// The punctuation that ends a sentence, and the characters that may follow it.
  private static let ends: Set<Character> = [".", "!", "?", "\u{2026}", "\u{3002}", "\u{FF01}", "\u{FF1F}", "\u{61F}"]
  private static let closing: Set<Character> = [
    "\"", "'", ")", "]", "\u{BB}", "\u{2019}", "\u{201D}", "\u{300D}", "\u{FF09}",
  ]

  /// A word with the white space after it, which is ignored when words are compared.
  struct Piece: Equatable {
    let word: Substring
    let text: Substring

    static func == (one: Self, other: Self) -> Bool { one.word == other.word }

    var endsSentence: Bool {
      if text[word.endIndex...].contains(where: \.isNewline) { return true }
      return word.last { !closing.contains($0) }.map(ends.contains) ?? false
    }
  }

  private enum Step {
    case same(old: Int, new: Int)
    case removed(Int)
    case added(Int)
  }

  private(set) var changes: [WordChange] = []

  /// Words with the white space after them, and single characters of scripts without spaces between words.
  static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let first = rest.first {
      var end = rest.index(after: rest.startIndex)
      if !first.standsAlone, !first.isWhitespace {
        while end < rest.endIndex, !rest[end].isWhitespace, !rest[end].standsAlone { end = rest.index(after: end) }
      }
      let word = rest[..<end]
      while end < rest.endIndex, rest[end].isWhitespace { end = rest.index(after: end) }
      pieces.append(Piece(word: word, text: rest[..<end]))
      rest = rest[end...]
    }
    return pieces
  }

  /// Compares what is left between the texts' common beginning and end.
  ///
  /// - Parameter isWithinSentences: whether sentences have been compared already.
  mutating func compare(_ old: ArraySlice<Piece>, _ new: ArraySlice<Piece>, isWithinSentences: Bool = false) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    let (oldMiddle, newMiddle) = (oldRest.dropLast(end), newRest.dropLast(end))
    appendSame(old.prefix(start), new.prefix(start))
    if oldMiddle.count <= Self.most, newMiddle.count <= Self.most {
      compareWords(Array(oldMiddle), Array(newMiddle))
    } else if isWithinSentences {
      append(oldMiddle.map(\.text)) { .removed($0) }
      append(newMiddle.map(\.text)) { .added($0) }
    } else {
      compareSentences(oldMiddle, newMiddle)
    }
    appendSame(oldRest.suffix(end), newRest.suffix(end))
  }

  private mutating func compareSentences(_ old: ArraySlice<Piece>, _ new: ArraySlice<Piece>) {
    let (olds, news) = (Self.sentences(of: old), Self.sentences(of: new))
    var (oldStart, newStart) = (old.startIndex, new.startIndex)
    if olds.count <= Self.most, news.count <= Self.most {
      let (oldNumbers, newNumbers) = Self.numbered(olds.map(Self.words), news.map(Self.words))
      for case .same(let one, let other) in Self.steps(from: oldNumbers, to: newNumbers) {
        compare(
          old[oldStart..<olds[one].startIndex], new[newStart..<news[other].startIndex], isWithinSentences: true)
        appendSame(olds[one], news[other])
        (oldStart, newStart) = (olds[one].endIndex, news[other].endIndex)
      }
    }
    compare(old[oldStart...], new[newStart...], isWithinSentences: true)
  }

  private static func sentences(of pieces: ArraySlice<Piece>) -> [ArraySlice<Piece>] {
    var sentences: [ArraySlice<Piece>] = []
    var start = pieces.startIndex
    for index in pieces.indices where pieces[index].endsSentence {
      sentences.append(pieces[start...index])
      start = index + 1
    }
    if start < pieces.endIndex { sentences.append(pieces[start...]) }
    return sentences
  }

  private static func words(of sentence: ArraySlice<Piece>) -> String { sentence.map(\.word).joined(separator: " ") }

  private mutating func compareWords(_ old: [Piece], _ new: [Piece]) {
    let (oldNumbers, newNumbers) = Self.numbered(old.map(\.word), new.map(\.word))
    for step in Self.steps(from: oldNumbers, to: newNumbers) {
      switch step {
      case .same(let one, let other): appendSame([old[one]], [new[other]])
      case .removed(let index): append([old[index].text]) { .removed($0) }
      case .added(let index): append([new[index].text]) { .added($0) }
      }
    }
  }

  /// Numbers for the elements of two lists; equal ones have the same number.
  private static func numbered<Element: Hashable>(_ old: [Element], _ new: [Element]) -> (old: [Int], new: [Int]) {
    var numbers: [Element: Int] = [:]
    for element in old + new where numbers[element] == nil { numbers[element] = numbers.count }
    return (old.compactMap { numbers[$0] }, new.compactMap { numbers[$0] })
  }

  /// The steps from one list to another along the longest common sequence, by the table of lengths.
  private static func steps(from old: [Int], to new: [Int]) -> [Step] {
    let width = new.count + 1
    var lengths = [UInt16](repeating: 0, count: (old.count + 1) * width)
    for row in old.indices.reversed() {
      for column in new.indices.reversed() {
        lengths[row * width + column] =
          old[row] == new[column]
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var steps: [Step] = []
    var (row, column) = (0, 0)
    while row < old.count || column < new.count {
      if row < old.count, column < new.count, old[row] == new[column] {
        steps.append(.same(old: row, new: column))
        (row, column) = (row + 1, column + 1)
      } else if row < old.count,
        column == new.count || lengths[(row + 1) * width + column] >= lengths[row * width + column + 1]
      {
        steps.append(.removed(row))
        row += 1
      } else {
        steps.append(.added(column))
        column += 1
      }
    }
    return steps
  }

  /// Adds pieces that both texts have. At the end of one text there may be white space that the other lacks.
  private mutating func appendSame(_ old: some Sequence<Piece>, _ new: some Sequence<Piece>) {
    append(zip(old, new).map { $1.text.count > $1.word.count ? $1.text : $0.text }) { .same($0) }
  }

  /// Adds pieces, joining them to the last change if it is of the same kind.
  private mutating func append(_ pieces: [Substring], as make: (String) -> WordChange) {
    let text = pieces.joined()
    guard !text.isEmpty else { return }
    switch (changes.last, make(text)) {
    case (.same(let before)?, .same): changes[changes.count - 1] = .same(before + text)
    case (.removed(let before)?, .removed): changes[changes.count - 1] = .removed(before + text)
    case (.added(let before)?, .added): changes[changes.count - 1] = .added(before + text)
    case (_, let change): changes.append(change)
    }
  }
}
