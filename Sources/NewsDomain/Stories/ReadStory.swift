import FoundationEssentials
import Locking

/// Reads a story with all its articles.
package struct ReadStory: Sendable {
  /// The most articles of a story that are read. The reader is warned about larger stories.
  package static let maxArticles = 500

  private let stories: any StoryRepository & ArticleArchive
  private let known = KnownStories()
  private let countries: SourceCountries
  private let foldCopies = FoldCopies()

  package init(stories: any StoryRepository & ArticleArchive, countries: SourceCountries) {
    self.stories = stories
    self.countries = countries
  }

  /// - Returns: the story and the number of its articles; `nil` if the archive has none with this id.
  /// - Throws: ``NewsError``.
  package func callAsFunction(_ id: StoryID) async throws -> (story: Story, count: Int)? {
    try await callAsFunction([id]).first
  }

  /// - Returns: the stories and the numbers of their articles, without those that the archive does not have.
  /// - Throws: ``NewsError``.
  package func callAsFunction(_ ids: [StoryID]) async throws -> [(story: Story, count: Int)] {
    try await stories.stories(ids, most: Self.maxArticles).map { (story($0), $0.count) }
  }

  /// The story of an article if it was read before and nothing in the archive has changed since.
  package func knownStory(of id: ArticleID) -> Story? { known.story(of: id, at: stories.state)?.story }

  /// The story of an article.
  ///
  /// - Parameters:
  ///   - others: the articles that its list shows as the same story.
  ///   - facts: what the archive has of the article, with its story.
  /// - Returns: the archive's story, or one made of the list's articles alone.
  package func callAsFunction(of article: Article, and others: [Article], in facts: ArticleFacts) -> Story {
    guard let archived = facts.story else { return story(of: article, and: others) }
    let read = story(archived)
    known.take((story: read, count: archived.count), of: article.id, at: facts.state)
    return read
  }

  /// The story of an article.
  ///
  /// - Parameter others: the articles that its list shows as the same story.
  /// - Returns: the archive's story, or one made of the list's articles alone.
  package func callAsFunction(of article: Article, and others: [Article]) async throws -> (story: Story, count: Int) {
    if article.provider != .sample {
      let archive = stories.state
      if let known = known.story(of: article.id, at: archive) { return known }
      if let membership = await stories.memberships(of: [article.id])[article.id],
        let story = try await callAsFunction(membership.story)
      {
        known.take(story, of: article.id, at: archive)
        return story
      }
    }
    return (story(of: article, and: others), 1 + others.count)
  }

  private func story(_ archived: ArchivedStory) -> Story {
    let further = max(0, archived.count - archived.entries.count)
    return story(archived.id, formerIDs: archived.formerIDs, of: archived.entries, further: further)
  }

  /// The story that an article and others of its list are.
  private func story(of article: Article, and others: [Article]) -> Story {
    let entries = ([article] + others).map { article in
      ArchivedStory.Entry(article: article, countries: [article.country].compactMap(\.self))
    }
    return story(StoryID(article.id), formerIDs: [], of: entries)
  }

  private func story(
    _ id: StoryID, formerIDs: [StoryID], of entries: [ArchivedStory.Entry], further: Int = 0
  ) -> Story {
    let reach = StoryReach(entries.flatMap { StorySource.sources(of: $0.article) }, countries)
    let named = reach.others(than: Set(entries.compactMap { StoryReach.name(of: $0.article.source, $0.article.link) }))
    let coverage = entries.map { Coverage($0.article, country: reach.country(of: $0.article)) }
    let dated = coverage.map { (date: $0.article.listedAt ?? .distantFuture, coverage: $0) }
    let sorted = dated.indices.sorted { dated[$0].date == dated[$1].date ? $0 < $1 : dated[$0].date < dated[$1].date }
    return Story(
      id: id, formerIDs: formerIDs, coverage: foldCopies(sorted.map { coverage[$0] }), named: named,
      seenIn: Set(entries.flatMap(\.countries)), further: further)
  }
}

/// Stories that were read, until something in the archive changes: a script may open one article of a list after
/// another.
private final class KnownStories: Sendable {
  /// Beyond this number all are forgotten, so that memory stays bounded.
  private static let most = 1_000

  private struct State {
    var archive: ArchiveState?
    var stories: [ArticleID: (story: Story, count: Int)] = [:]
  }

  private let state = Guarded(State())

  func story(of id: ArticleID, at archive: ArchiveState?) -> (story: Story, count: Int)? {
    guard let archive else { return nil }
    return state.withLock { $0.archive == archive ? $0.stories[id] : nil }
  }

  /// - Parameter archive: its state before the story was read; `nil` remembers nothing.
  func take(_ story: (story: Story, count: Int), of id: ArticleID, at archive: ArchiveState?) {
    guard let archive else { return }
    state.withLock { state in
      if state.archive != archive || state.stories.count >= Self.most { state = State(archive: archive) }
      state.stories[id] = story
    }
  }
}
