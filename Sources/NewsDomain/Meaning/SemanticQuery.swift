/// A search for titles with a certain meaning.
package struct SemanticQuery: Sendable, Equatable {
  /// The least similarity of a title that is found: to a title, and to words that were typed, which are shorter. Of titles
  /// that have nothing to do with them, fewer than one in a hundred have more (measured on the headlines of
  /// `scripts/bench stories`).
  package static let leastSimilarity: Float = 0.35
  private static let leastOfQuestion: Float = 0.3

  package let vector: SentenceVector
  /// The model that the vector was made with.
  package let model: String
  /// What it is like, as shown: a title, or the words that were typed.
  package let text: String
  /// An article that is not found: the one that others must be like.
  package let excepted: ArticleID?

  package var least: Float { excepted == nil ? Self.leastOfQuestion : Self.leastSimilarity }

  package init(vector: SentenceVector, model: String, text: String, excepted: ArticleID? = nil) {
    self.vector = vector
    self.model = model
    self.text = text
    self.excepted = excepted
  }
}
