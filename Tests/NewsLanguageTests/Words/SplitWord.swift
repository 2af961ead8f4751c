import CWords

/// A word of a split text, equal only to one with the same code points.
struct SplitWord: Equatable, ExpressibleByStringLiteral, CustomStringConvertible {
  let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  init(stringLiteral text: String) {
    self.init(text)
  }

  var description: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether it can be a word: of valid UTF-8, neither empty nor too long.
  var isWhole: Bool {
    !bytes.isEmpty && bytes.count <= Int(SUPERNEWS_WORD_LIMIT) && Array(description.utf8) == bytes
  }
}

/// The words of a text, each with its bytes in the text.
struct SplitText {
  private(set) var words: [SplitWord] = []
  private(set) var ranges: [(start: Int, end: Int)] = []
  /// What the splitting returned.
  private(set) var result: Int32 = 0

  /// - Parameter limit: after how many words the splitting is ended.
  init(_ bytes: [UInt8], isQuery: Bool = false, limit: Int = .max) {
    var taken = Taken(limit: limit)
    result = bytes.withUnsafeBytes { bytes in
      withUnsafeMutablePointer(to: &taken) { taken in
        supernews_words(
          bytes.assumingMemoryBound(to: CChar.self).baseAddress, Int32(bytes.count), isQuery ? 1 : 0, taken
        ) { context, word, length, start, end in
          guard let taken = context?.assumingMemoryBound(to: Taken.self), let word else { return -1 }
          if taken.pointee.words.count == taken.pointee.limit { return 7 }
          let bytes = UnsafeRawBufferPointer(start: word, count: Int(length))
          taken.pointee.words.append(SplitWord(bytes: Array(bytes)))
          taken.pointee.ranges.append((Int(start), Int(end)))
          return 0
        }
      }
    }
    words = taken.words
    ranges = taken.ranges
  }

  init(_ text: String, isQuery: Bool = false) {
    self.init(Array(text.utf8), isQuery: isQuery)
  }

  private struct Taken {
    let limit: Int
    var words: [SplitWord] = []
    var ranges: [(start: Int, end: Int)] = []
  }
}
