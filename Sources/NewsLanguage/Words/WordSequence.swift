/// Adjacent words in a text.
package struct WordSequence: Equatable {
  package let words: [String]
  /// Whether the last one is only a prefix.
  package let isPrefix: Bool
  /// Whether the last one is a single character of a script without spaces, whose words are pairs.
  package let endsInSingle: Bool

  /// - Returns: `nil` if the text has no words.
  package init?(_ text: String, isPrefix: Bool = false) {
    let words = TextWord.words(of: text, isQuery: true)
    guard let last = words.last else { return nil }
    self.words = words.map(\.text)
    // A single character of such a script is returned alone; two become a pair and a single one.
    endsInSingle =
      last.text.unicodeScalars.count == 1 && !last.text.utf8.allSatisfy { $0 < 0x80 }
      && TextWord.words(of: last.text + last.text).count == 2
    self.isPrefix = isPrefix || endsInSingle
  }

  /// Whether it occurs in a text at an index.
  package func stands(at index: Int, in text: [TextWord]) -> Bool {
    guard index + words.count <= text.count else { return false }
    for offset in words.indices.dropLast() where text[index + offset].text != words[offset] { return false }
    let (last, found) = (words[words.count - 1], text[index + words.count - 1].text)
    // By bytes, as the index compares them.
    return isPrefix ? found.utf8.starts(with: last.utf8) : found == last
  }

  package func stands(in text: [TextWord]) -> Bool {
    text.indices.contains { stands(at: $0, in: text) }
  }
}
