/// A word of a headline with its number in a ``PhraseTree``.
struct NumberedWord {
  /// Negative if the word is ignored.
  var number: Int32
  let isHan: Bool
  let isJoined: Bool
  /// Its range in the headline's UTF-8.
  let range: Range<Int32>

  init(_ word: PhraseWord, number: Int32) {
    self.number = number
    isHan = word.kind == .han
    isJoined = word.isJoined
    range = Int32(clamping: word.range.lowerBound)..<Int32(clamping: word.range.upperBound)
  }
}

/// Phrases as a tree of words: each node is the phrase of the words on the path to it.
struct PhraseTree {
  struct Node {
    let parent: Int32
    let word: Int32
    /// In how many headlines it occurs, counting each source once.
    fileprivate(set) var count: Int32 = 0
    /// The last source counted.
    fileprivate var source: Int32 = -1
  }

  private static let longest = 3
  private static let longestHan = 4
  private static let root: Int32 = -1

  private(set) var nodes: [Node] = []
  /// The nodes by their parents and last words.
  private var places: [UInt64: Int32] = [:]

  /// Adds all phrases of a headline. Headlines of the same source must be added one after another.
  mutating func count(_ words: ArraySlice<NumberedWord>, source: Int32) {
    for start in words.indices {
      var node = Self.root
      for index in start..<Self.end(of: words, from: start) {
        guard Self.continues(words, at: index, from: start) else { break }
        let place = Self.place(node, words[index].number)
        if let known = places[place] {
          node = known
        } else {
          nodes.append(Node(parent: node, word: words[index].number))
          node = Int32(clamping: nodes.count - 1)
          places[place] = node
        }
        if nodes[Int(node)].source != source {
          nodes[Int(node)].source = source
          nodes[Int(node)].count += 1
        }
      }
    }
  }

  /// Forgets phrases with fewer headlines: ``visit(_:_:)`` no longer finds them.
  mutating func forget(below least: Int) {
    let nodes = nodes
    places = places.filter { Int(nodes[Int($0.value)].count) >= least }
  }

  /// Calls `body` with each phrase of a headline that is in the tree, and with the indices of its words.
  func visit(_ words: ArraySlice<NumberedWord>, _ body: (_ node: Int, _ words: Range<Int>) -> Void) {
    for start in words.indices {
      var node = Self.root
      for index in start..<Self.end(of: words, from: start) {
        guard Self.continues(words, at: index, from: start),
          let next = places[Self.place(node, words[index].number)]
        else { break }
        node = next
        body(Int(node), start..<(index + 1))
      }
    }
  }

  /// The numbers of the words of a phrase.
  func words(of node: Int) -> [Int32] {
    var words: [Int32] = []
    var node = Int32(clamping: node)
    while node != Self.root {
      words.append(nodes[Int(node)].word)
      node = nodes[Int(node)].parent
    }
    return words.reversed()
  }

  private static func end(of words: ArraySlice<NumberedWord>, from start: Int) -> Int {
    min(words.endIndex, start + (words[start].isHan ? longestHan : longest))
  }

  private static func continues(_ words: ArraySlice<NumberedWord>, at index: Int, from start: Int) -> Bool {
    words[index].number >= 0 && (index == start || words[index].isJoined)
  }

  private static func place(_ parent: Int32, _ word: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: parent)) << 32 | UInt64(UInt32(bitPattern: word))
  }
}
