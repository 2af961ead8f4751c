import CWords

/// A word of a text, as used in searches.
package struct TextWord: Equatable {
  /// The word without case and accents.
  package let text: String
  /// Its range of bytes in the text.
  package let range: Range<Int>
}

extension TextWord {
  private final class Collector {
    var words: [TextWord] = []
  }

  /// The words of a text, in order. Characters of scripts without spaces come in overlapping pairs.
  ///
  /// - Parameter isQuery: whether the text is a query: then anything may follow its end.
  package static func words(of text: String, isQuery: Bool = false) -> [TextWord] {
    var text = text
    let collector = Collector()
    return text.withUTF8 { bytes in
      // The pointers are valid only during the call, and everything is copied.
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
