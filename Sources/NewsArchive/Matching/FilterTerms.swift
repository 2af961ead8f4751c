import NewsDomain

/// The words by which articles are filtered. They have their own column in the index, so that a filter costs as little
/// as a word.
package struct FilterTerms: Sendable {
  package private(set) var words: [String]

  package init(_ text: String = "") {
    words = text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }

  package var text: String { words.joined(separator: " ") }

  /// The words as indexed. They all begin with the same rare letters, so that the prefix indexes have one short entry
  /// for them.
  package var indexed: String { words.map(Self.indexed).joined(separator: " ") }

  package static func indexed(_ word: String) -> String { "ꀀꀀ" + word }

  package mutating func insert(_ word: String) {
    if !words.contains(word) { words.append(word) }
  }

  package mutating func remove(_ word: String) {
    words.removeAll { $0 == word }
  }

  /// Removes the words of all labels.
  package mutating func removeLabels() { removeAll { $0.hasPrefix("g") } }

  mutating func removeAll(where isUnwanted: (String) -> Bool) {
    words.removeAll(where: isUnwanted)
  }

  package static let saved = "v1"
  static let unknownLanguage = "l0"

  static func country(_ code: String) -> String { "c" + code }
  static func language(_ code: String) -> String { "l" + code.lowercased().filter { $0.isASCII && $0.isLetter } }
  /// The country that the source's own feed states, which is not that of a list.
  static func home(_ code: String) -> String { "h" + code }
  static func category(_ category: Category) -> String { "k" + category.code }
  package static func label(_ label: String) -> String { "g" + hash(label) }
  static func source(_ name: String) -> String { "s" + hash(name) }

  /// The words of a source: its id, its name, and its name without the parts that people leave out.
  static func sources(_ source: Article.Source) -> [String] {
    var words: [String] = []
    for name in [source.id, source.name].compactMap(\.self) {
      let word = Self.source(name)
      if !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// A word of letters and digits for any text, ignoring case and accents.
  private static func hash(_ text: String) -> String {
    ArticleID(hashing: FoldedName(text).text).description
  }
}
