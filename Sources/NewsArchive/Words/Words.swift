import CWords

/// A word of a text, as texts are searched.
package struct TextWord: Equatable {
  /// The word without case and accents.
  package let text: String
  /// Its bytes in the text.
  let range: Range<Int>
}

extension TextWord {
  private final class Collector {
    var words: [TextWord] = []
  }

  /// The words of a text, in order. Characters of scripts without blanks come in overlapping pairs.
  ///
  /// - Parameter isQuery: whether the text is searched for: then what may follow its end is left open.
  package static func words(of text: String, isQuery: Bool = false) -> [TextWord] {
    var text = text
    let collector = Collector()
    return text.withUTF8 { bytes in
      // The pointers are valid during the call only, and everything is copied.
      bytes.withMemoryRebound(to: CChar.self) { characters in
        _ = supernews_words(
          characters.baseAddress, Int32(clamping: characters.count), isQuery ? 1 : 0,
          Unmanaged.passUnretained(collector).toOpaque()
        ) { context, word, length, start, end in
          guard let context, let word else { return 0 }
          let collector = Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue()
          let bytes = UnsafeRawBufferPointer(start: word, count: Int(length))
          collector.words.append(
            TextWord(text: String(decoding: bytes, as: UTF8.self), range: Int(start)..<Int(end)))
          return 0
        }
      }
      return collector.words
    }
  }
}

/// Words that stand beside each other in a text.
package struct WordSequence: Equatable {
  package let words: [String]
  /// Whether the last one is only the beginning of a word.
  package let isPrefix: Bool
  /// Whether the last one is a single character of a script without blanks, of which pairs are the words.
  let endsInSingle: Bool

  /// - Returns: `nil` if the text has no words.
  package init?(_ text: String, isPrefix: Bool = false) {
    let words = TextWord.words(of: text, isQuery: true)
    guard let last = words.last else { return nil }
    self.words = words.map(\.text)
    // A single character of such a script is given alone; twice, it is a pair and a single one.
    endsInSingle =
      last.text.unicodeScalars.count == 1 && !last.text.utf8.allSatisfy { $0 < 0x80 }
      && TextWord.words(of: last.text + last.text).count == 2
    self.isPrefix = isPrefix || endsInSingle
  }

  /// Whether it stands in a text at an index.
  func stands(at index: Int, in text: [TextWord]) -> Bool {
    guard index + words.count <= text.count else { return false }
    for offset in words.indices.dropLast() where text[index + offset].text != words[offset] { return false }
    let (last, found) = (words[words.count - 1], text[index + words.count - 1].text)
    // By bytes, as the index compares them.
    return isPrefix ? found.utf8.starts(with: last.utf8) : found == last
  }

  func stands(in text: [TextWord]) -> Bool {
    text.indices.contains { stands(at: $0, in: text) }
  }
}
