/// A search for titles with a certain meaning.
package struct SemanticQuery: Sendable, Equatable {
  /// How similar a title must be to another title, or to typed words, which are shorter. Fewer than one in a hundred
  /// unrelated titles are (measured on the headlines of `scripts/bench stories`).
  package static let minSimilarity: Float = 0.35
  private static let minOfQuestion: Float = 0.3

  package let vector: SentenceVector
  /// The model that the vector was made with.
  package let model: String
  /// The title or the typed words to which others are compared, as shown.
  package let text: String
  /// The article that others must be like, which is not among the results.
  package let excepted: ArticleID?

  package var least: Float { excepted == nil ? Self.minOfQuestion : Self.minSimilarity }

  package init(vector: SentenceVector, model: String, text: String, excepted: ArticleID? = nil) {
    self.vector = vector
    self.model = model
    self.text = text
    self.excepted = excepted
  }
}
