/// A word that could be typed, and its description.
package struct Candidate: Sendable, Equatable {
  /// The whole word, unquoted.
  package let text: String
  package let description: String
  /// The part of the word that is listed, if the line already holds its beginning.
  package let shown: String
  /// Whether the word is in another language than the interface's. Such words are offered only if none of its own fits.
  package let isForeign: Bool

  package init(_ text: String, _ description: String = "", shown: String? = nil) {
    self.init(text, description, shown: shown, isForeign: false)
  }

  package init(_ text: String, _ description: String, shown: String? = nil, isForeign: Bool) {
    self.text = text
    self.description = description
    self.shown = shown ?? text
    self.isForeign = isForeign
  }
}
