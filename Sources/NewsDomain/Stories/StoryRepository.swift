import FoundationEssentials

/// The stories of the articles in the archive.
package protocol StoryRepository: Sendable {
  /// The unread articles of stories from which the reader has read an article, and read ones that have changed since,
  /// newest first.
  ///
  /// - Parameter span: when the articles were published, both the read and the unread ones.
  func newsOfReadStories(in span: ClosedRange<Date>, of scope: ReadingScope, limit: Int) async throws -> [Article]

  /// The stories of articles, which are grouped first if they have none yet.
  ///
  /// Empty if the archive cannot be used: lists are then folded by themselves.
  func memberships(of ids: [ArticleID]) async -> [ArticleID: StoryMembership]

  /// Groups all articles of a span of time that have no story yet.
  ///
  /// - Parameter report: receives how many are done, and how many there are.
  func groupAll(in span: ClosedRange<Date>, _ report: @Sendable (Int, Int) -> Void) async throws

  /// The stories with articles in a span of time: those with the most sources first, then those with the most articles,
  /// the latest first among equals.
  ///
  /// - Parameters:
  ///   - articles: only stories with these; `nil` for all.
  ///   - least: the fewest articles of a story. If several, they are of more than one source.
  ///   - languages: the reader's; `nil` counts every story as readable.
  func stories(
    in span: ClosedRange<Date>, of articles: SoughtArticles?, least: Int, languages: ReaderLanguages?
  ) async throws -> [StoryCount]

  /// Stories by their current or former ids, in the same order; unknown ones are left out.
  ///
  /// - Parameter most: the most articles to read of each, earliest first.
  func stories(_ ids: [StoryID], most: Int) async throws -> [ArchivedStory]

  /// How similar two articles are, whether they are in the archive or not.
  func likeness(of one: Article, and other: Article) async throws -> Likeness

  /// The articles of a span of time with their stories, by time of publication.
  func articles(in span: ClosedRange<Date>) async throws -> [(article: Article, story: StoryID?)]
}

/// The story of an article, and how widely it is covered.
package struct StoryMembership: Sendable, Equatable {
  package let story: StoryID
  /// The number of its articles.
  package var count: Int
  /// The sources of its articles, at most ``ReadStory/maxArticles`` of them, the earliest ones.
  package var sources: [StorySource]

  package init(story: StoryID, count: Int, sources: [StorySource]) {
    self.story = story
    self.count = count
    self.sources = sources
  }
}

/// The articles by which stories are found.
package struct SoughtArticles: Sendable {
  package let ids: Set<ArticleID>
  /// The fewest of them that a story must have.
  package let least: Int

  package init(_ ids: Set<ArticleID>, least: Int = 1) {
    self.ids = ids
    self.least = least
  }
}

/// How many articles a story has in a span of time.
package struct StoryCount: Sendable, Equatable {
  package let story: StoryID
  package let count: Int
  /// Whether the reader may read one of its articles, of any time.
  package let isReadable: Bool

  package init(story: StoryID, count: Int, isReadable: Bool = true) {
    self.story = story
    self.count = count
    self.isReadable = isReadable
  }
}
