/// Explains why an article belongs to its story: what it shares with the most similar article of the story.
package struct ExplainStory: Sendable {
  /// The most articles it is compared with.
  private static let mostCompared = 50

  private let read: ReadStory
  private let terms: any TermReader

  package init(read: ReadStory, terms: any TermReader) {
    self.read = read
    self.terms = terms
  }

  /// - Parameter others: the articles that its list shows as the same story.
  /// - Returns: `nil` if no other article covers the story.
  /// - Throws: ``NewsError``.
  package func callAsFunction(_ article: Article, and others: [Article]) async throws -> StoryReason? {
    let (story, count) = try await read(of: article, and: others)
    let compared = story.coverage.filter { $0.article.id != article.id }.prefix(Self.mostCompared).map { other in
      (
        other: other.article,
        shared: terms.shared(
          article.title ?? "", language: article.language, other.article.title ?? "",
          otherLanguage: other.article.language)
      )
    }
    // Among equals the earliest.
    guard let first = compared.first else { return nil }
    let best = compared.dropFirst().reduce(first) { $1.shared.count > $0.shared.count ? $1 : $0 }
    return StoryReason(story: story, count: count, other: best.other, shared: best.shared)
  }
}

/// What an article shares with another one of its story.
package struct StoryReason: Sendable, Equatable {
  package let story: Story
  /// The number of its articles.
  package let count: Int
  /// The most similar article.
  package let other: Article
  /// The most significant first; empty if only a provider has grouped them.
  package let shared: [SharedTerm]

  package init(story: Story, count: Int, other: Article, shared: [SharedTerm]) {
    self.story = story
    self.count = count
    self.other = other
    self.shared = shared
  }
}
