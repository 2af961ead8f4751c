/// Stores the vectors of titles.
package protocol VectorRepository: Sendable {
  /// The newest titles that have no vector of a model.
  func titlesWithoutVector(of model: String, most: Int) async throws -> [UnencodedTitle]

  /// Stores vectors of titles that have not changed meanwhile.
  ///
  /// - Parameter model: vectors of other models are deleted.
  func keep(_ vectors: [EncodedTitle], of model: String) async throws
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
