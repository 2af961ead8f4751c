/// Stores the vectors of titles.
package protocol VectorRepository: Sendable {
  /// The newest titles that have no vector of a model.
  func titlesWithoutVector(of model: String, most: Int) async throws -> [UnencodedTitle]

  /// Whether some of the newest or of the oldest titles have no vector of a model. Titles get theirs newest first, so
  /// others are rarely the only ones.
  func lacksVectors(of model: String) async throws -> Bool

  /// Stores vectors of titles that have not changed meanwhile.
  ///
  /// - Parameter model: vectors of other models are deleted.
  func keep(_ vectors: [EncodedTitle], of model: String) async throws

  /// The vector of an article's title, and the model it was made with; `nil` if there is none.
  func vector(of id: ArticleID) async throws -> (vector: SentenceVector, model: String)?

  /// Corrects the stories of titles by what they mean: see ``GroupStories/correct(_:by:)``.
  ///
  /// - Parameter titles: the keys of titles that have vectors of a model.
  func correctStories(of titles: [Int64], by model: String) async throws
}

/// The title of an article without a vector.
package struct UnencodedTitle: Sendable, Equatable {
  /// Identifies the article in its repository.
  package let key: Int64
  package let title: String
  /// ISO 639-1, if known.
  package let language: String?

  package init(key: Int64, title: String, language: String?) {
    self.key = key
    self.title = title
    self.language = language
  }
}

/// A title with its vector.
package struct EncodedTitle: Sendable, Equatable {
  package let title: UnencodedTitle
  package let vector: SentenceVector

  package init(_ title: UnencodedTitle, _ vector: SentenceVector) {
    self.title = title
    self.vector = vector
  }
}
