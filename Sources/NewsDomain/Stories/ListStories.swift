import FoundationEssentials

/// Lists the stories in the archive.
package struct ListStories: Sendable {
  private let stories: any StoryRepository
  private let archive: any ArticleArchive
  private let read: ReadStory
  private let activity: Activity

  /// - Parameter activity: receives the progress of grouping many articles.
  package init(
    stories: any StoryRepository, archive: any ArticleArchive, read: ReadStory, activity: Activity
  ) {
    self.stories = stories
    self.archive = archive
    self.read = read
    self.activity = activity
  }

  /// Groups the articles of a span of time that belong to no story yet.
  ///
  /// - Throws: ``NewsError``.
  package func group(_ span: ClosedRange<Date>) async throws {
    defer { activity.report(nil) }
    try await stories.groupAll(in: span) { done, total in
      activity.report(total > 0 ? .init(done: done, total: total, unit: .articles) : nil)
    }
  }

  /// - Parameters:
  ///   - articles: only stories with these; `nil` for all.
  ///   - least: the fewest articles of a story.
  ///   - languages: only stories with an article that a reader of these may read; `nil` for all.
  ///   - limit: the most stories to read.
  /// - Returns: the stories with the most sources in that time first, and how many there are.
  /// - Throws: ``NewsError``.
  package func callAsFunction(
    in span: ClosedRange<Date>, of articles: SoughtArticles?, least: Int, languages: ReaderLanguages?, limit: Int
  ) async throws -> FoundStories {
    try await group(span)
    let counts = try await stories.stories(in: span, of: articles, least: least, languages: languages)
    let readable = counts.filter(\.isReadable)
    let found = try await read(readable.prefix(limit).map(\.story))
    return FoundStories(
      stories: found.map(\.story), total: readable.count, inOtherLanguages: counts.count - readable.count,
      largest: found.map(\.count).max() ?? 0)
  }

  /// The articles of a span of time with their stories.
  package func articles(
    in span: ClosedRange<Date>, matching search: FindRequest?, least: Int
  ) async throws -> [(article: Article, story: StoryID?)] {
    try await group(span)
    let wanted = try await sought(by: search, least: least)
    let counts = try await stories.stories(in: span, of: wanted, least: least, languages: nil)
    let large = Set(counts.map(\.story))
    return try await stories.articles(in: span).filter { entry in
      (wanted?.ids.contains(entry.article.id) ?? true) && (entry.story.map(large.contains) ?? (least <= 1))
    }
  }

  /// The articles that a search finds, and how many of them make a story one that it means: of a list one, while an
  /// article with the words may only mention them.
  ///
  /// - Returns: `nil` without a search.
  package func sought(by search: FindRequest?, least: Int) async throws -> SoughtArticles? {
    let isOfWords = search?.text.isEmpty == false
    return try await ids(matching: search).map { SoughtArticles($0, least: isOfWords ? least : 1) }
  }

  /// The ids of the articles that a search finds; `nil` without one.
  package func ids(matching search: FindRequest?) async throws -> Set<ArticleID>? {
    guard var request = search else { return nil }
    var ids: Set<ArticleID> = []
    request.paging = Paging(limit: ListSize.limits.upperBound)
    while ids.count < FindRequest.maxCounted {
      let page = try await archive.find(request)
      ids.formUnion(page.articles.map(\.id))
      if page.articles.count < request.paging.limit { break }
      request.paging.page += 1
    }
    return ids
  }
}

/// Some of the stories of a span of time.
package struct FoundStories: Sendable {
  package let stories: [Story]
  /// How many there are, of which only the first may have been read.
  package let total: Int
  /// How many more have only articles in languages that the reader does not read.
  package let inOtherLanguages: Int
  /// How many articles the largest of ``stories`` has.
  package let largest: Int
}
