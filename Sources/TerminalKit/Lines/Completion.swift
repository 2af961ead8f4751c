/// What Tab does to a line.
package struct Completion: Sendable, Equatable {
  /// How many characters before the cursor are replaced.
  package let replaced: Int
  /// What is put in their place; `nil` where nothing can be added yet.
  package let insertion: String?
  /// What could follow, to be shown where there is more than one.
  package let candidates: [Candidate]

  package init(replaced: Int, insertion: String?, candidates: [Candidate]) {
    self.replaced = replaced
    self.insertion = insertion
    self.candidates = candidates
  }

  package static let none = Completion(replaced: 0, insertion: nil, candidates: [])
}
