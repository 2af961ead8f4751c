import CWords
import NewsLanguage

/// Splits any bytes into words, whether they are UTF-8 or not.
enum WordsTarget {
  /// The words of the bytes that are being split.
  private final class Collector {
    var count = 0
    /// After how many words the splitting is ended.
    var most = Int.max
    var length = 0
    var last = 0
  }

  static func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    for isQuery: Int32 in [0, 1] {
      let collector = Collector()
      precondition(split(bytes, isQuery, collector) == 0)
      guard collector.count > 0 else { continue }
      collector.most = collector.count / 2 + 1
      (collector.count, collector.last) = (0, 0)
      precondition(split(bytes, isQuery, collector) == 7 && collector.count == collector.most)
    }
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars { fold(scalar) }
    _ = WordSequence(String(decoding: bytes, as: UTF8.self)).map { $0.stands(in: TextWord.words(of: "a b")) }
    return 0
  }

  private static func split(_ bytes: UnsafeBufferPointer<UInt8>, _ isQuery: Int32, _ collector: Collector) -> Int32 {
    collector.length = bytes.count
    return bytes.withMemoryRebound(to: CChar.self) { characters in
      supernews_words(
        characters.baseAddress, Int32(characters.count), isQuery, Unmanaged.passUnretained(collector).toOpaque()
      ) { context, word, length, start, end in
        guard let context, let word else { return 1 }
        let collector = Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue()
        precondition(length > 0 && length <= SUPERNEWS_WORD_LIMIT)
        precondition(start >= 0 && start < end && Int(end) <= collector.length)
        // The second of two pairs begins within the first.
        precondition(Int(start) >= collector.last)
        collector.last = Int(start)
        let text = UnsafeRawBufferPointer(start: word, count: Int(length))
        precondition(String(validating: text, as: UTF8.self) != nil)
        collector.count += 1
        return collector.count == collector.most ? 7 : 0
      }
    }
  }

  private static func fold(_ scalar: Unicode.Scalar) {
    for room: Int32 in [0, 1, 3, 20] {
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Int(room) + 1) { letters in
        letters[Int(room)] = .max
        let count = supernews_fold(scalar.value, letters.baseAddress, room)
        precondition((-1...room).contains(count) && letters[Int(room)] == .max)
        for letter in letters.prefix(max(0, Int(count))) { precondition(Unicode.Scalar(letter) != nil) }
      }
    }
  }
}
