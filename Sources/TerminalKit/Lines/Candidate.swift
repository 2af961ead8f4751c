/// Something that could be typed, and what it is.
package struct Candidate: Sendable, Equatable {
  /// The whole word, unquoted.
  package let text: String
  package let description: String
  /// The part of the word that is chosen, where it goes on with what stands there.
  package let shown: String
  /// Whether it is a name in another language than the interface's: offered only where none of its own fits.
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
