/// A word that could be typed, and its description.
package struct Candidate: Sendable, Equatable {
  /// The whole word, unquoted.
  package let text: String
  package let description: String
  /// The part of the word that is listed, if the line already holds its beginning.
  package let shown: String

  package init(_ text: String, _ description: String = "", shown: String? = nil) {
    self.text = text
    self.description = description
    self.shown = shown ?? text
  }
}
