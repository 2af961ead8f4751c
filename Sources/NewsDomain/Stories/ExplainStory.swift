/// Explains why an article belongs to its story: what it shares with the most similar article of the story. And why two
/// articles are of one story or not.
package struct ExplainStory: Sendable {
  /// The most articles it is compared with.
  private static let maxCompared = 50

  private let read: ReadStory
  private let stories: any StoryRepository
  private let terms: any TermReader

  package init(read: ReadStory, stories: any StoryRepository, terms: any TermReader) {
    self.read = read
    self.stories = stories
    self.terms = terms
  }

  /// - Parameter others: the articles that its list shows as the same story.
  /// - Returns: `nil` if no other article covers the story.
  /// - Throws: ``NewsError``.
  package func callAsFunction(_ article: Article, and others: [Article]) async throws -> StoryReason? {
    let (story, count) = try await read(of: article, and: others)
    let compared = story.coverage.filter { $0.article.id != article.id }.prefix(Self.maxCompared).map { other in
      (other: other.article, shared: shared(article, other.article))
    }
    // Among equals the earliest.
    guard let first = compared.first else { return nil }
    let best = compared.dropFirst().reduce(first) { $1.shared.count > $0.shared.count ? $1 : $0 }
    return StoryReason(story: story, count: count, other: best.other, shared: best.shared)
  }

  /// - Parameter isListed: whether their list shows them as the same story, which counts if the archive has no story of
  ///   one of them.
  /// - Throws: ``NewsError``.
  package func callAsFunction(_ one: Article, with other: Article, isListed: Bool) async throws -> PairReason {
    let memberships = await stories.memberships(of: [one, other].filter { $0.provider != .sample }.map(\.id))
    let ids = [one, other].compactMap { memberships[$0.id]?.story }
    let likeness = try await stories.likeness(of: one, and: other)
    let parts = shared(one, other).map { PairReason.Part(term: $0, share: likeness.shares[$0.key] ?? 0) }
    var reason = PairReason(
      first: one.id, second: other.id, isOneStory: ids.count == 2 ? ids[0] == ids[1] : isListed, value: likeness.value,
      meaning: likeness.meaning, parts: parts.filter { $0.share > 0 }.sorted { $0.share > $1.share })
    if reason.isThroughOthers { reason.between = try await between(one, other) }
    return reason
  }

  /// The article of their story that has most in common with both; `nil` if none has enough to be of one story with
  /// each of them.
  private func between(_ one: Article, _ other: Article) async throws -> Article? {
    let coverage = try await read(of: one, and: []).story.coverage.prefix(Self.maxCompared)
    var best: (article: Article, strength: Double)?
    for article in coverage.map(\.article) where article.id != one.id && article.id != other.id {
      // As strong as the weaker of the two.
      let first = try await stories.likeness(of: one, and: article).strength
      guard first >= 1, first > best?.strength ?? 0 else { continue }
      let strength = min(first, try await stories.likeness(of: article, and: other).strength)
      if strength >= 1, strength > best?.strength ?? 0 { best = (article, strength) }
    }
    return best?.article
  }

  private func shared(_ one: Article, _ other: Article) -> [SharedTerm] {
    terms.shared(one.title ?? "", language: one.language, other.title ?? "", otherLanguage: other.language)
  }
}

/// Why two articles are of one story, or not.
package struct PairReason: Sendable, Equatable {
  /// A common term, and its share in the similarity, from 0 to 1.
  package struct Part: Sendable, Equatable {
    package let term: SharedTerm
    package let share: Double

    package init(term: SharedTerm, share: Double) {
      self.term = term
      self.share = share
    }
  }

  package let first, second: ArticleID
  package let isOneStory: Bool
  /// The similarity: see ``Likeness/value``. Articles of one story may have less, if others are between them.
  package let value: Double
  /// How similar the meanings of their titles are: see ``Likeness/meaning``.
  package let meaning: Double?
  /// The most significant first.
  package let parts: [Part]
  /// The article that connects the two, as it would be in one story with either; `nil` if they need none, or more than
  /// one.
  package var between: Article?

  /// Whether their words are too different, but their titles mean nearly the same.
  package var isByMeaning: Bool { isOneStory && value < 1 && (meaning ?? 0) >= StorySimilarity.minMeaning }
  /// Whether only other articles of the story connect them.
  package var isThroughOthers: Bool { isOneStory && value < 1 && !isByMeaning }

  package init(
    first: ArticleID, second: ArticleID, isOneStory: Bool, value: Double, meaning: Double? = nil, parts: [Part]
  ) {
    self.first = first
    self.second = second
    self.isOneStory = isOneStory
    self.value = value
    self.meaning = meaning
    self.parts = parts
  }
}

/// Why an article is in its story: the words that it shares with the most similar one.
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
