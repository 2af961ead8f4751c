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
