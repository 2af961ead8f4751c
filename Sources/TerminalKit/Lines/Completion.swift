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

/// The effect of Tab on a line.
package struct Completion: Sendable, Equatable {
  /// The number of characters before the cursor that are replaced.
  package let replaced: Int
  /// The text that replaces them; `nil` if nothing can be added yet.
  package let insertion: String?
  /// The words that could follow, listed if there is more than one.
  package let candidates: [Candidate]

  package init(replaced: Int, insertion: String?, candidates: [Candidate]) {
    self.replaced = replaced
    self.insertion = insertion
    self.candidates = candidates
  }

  package static let none = Completion(replaced: 0, insertion: nil, candidates: [])
}
