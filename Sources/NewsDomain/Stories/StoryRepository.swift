import FoundationEssentials

/// The stories of the articles of the archive.
package protocol StoryRepository: Sendable {
  /// The unread articles of stories of which the reader has read an article, and those that have changed since they
  /// were read, newest first.
  ///
  /// - Parameter span: when the articles were published, those that are read and the others.
  func newsOfReadStories(in span: ClosedRange<Date>, of scope: ReadingScope, limit: Int) async throws -> [Article]

  /// The stories of articles, which are grouped first if they belong to none yet.
  ///
  /// Empty if the archive cannot be used: lists are then folded by themselves.
  func memberships(of ids: [ArticleID]) async -> [ArticleID: StoryMembership]

  /// Groups all articles of a span of time that belong to no story yet.
  ///
  /// - Parameter report: receives how many are done, and how many there are.
  func groupAll(in span: ClosedRange<Date>, _ report: @Sendable (Int, Int) -> Void) async throws

  /// The stories with articles of a span of time: those with most of them first, of equal ones the latest.
  ///
  /// - Parameters:
  ///   - articles: only articles with these ids count; `nil` counts all.
  ///   - least: the fewest articles of a story.
  func stories(
    in span: ClosedRange<Date>, of articles: Set<ArticleID>?, least: Int
  ) async throws -> [StoryCount]

  /// Stories by their ids, or by those that they had before, in their order; those that are not there are left out.
  ///
  /// - Parameter most: the most articles of each that are read: the earliest ones.
  func stories(_ ids: [StoryID], most: Int) async throws -> [ArchivedStory]

  /// The articles of a span of time with their stories, in the order of their publication.
  func articles(in span: ClosedRange<Date>) async throws -> [(article: Article, story: StoryID?)]
}

/// The story of an article, and how widely it is told.
package struct StoryMembership: Sendable, Equatable {
  package let story: StoryID
  /// The number of its articles.
  package var count: Int
  /// The sources of its articles, at most ``ReadStory/mostArticles`` of them, the earliest ones.
  package var voices: [StoryVoice]

  package init(story: StoryID, count: Int, voices: [StoryVoice]) {
    self.story = story
    self.count = count
    self.voices = voices
  }
}

/// How many articles of a span of time a story has.
package struct StoryCount: Sendable, Equatable {
  package let story: StoryID
  package let count: Int

  package init(story: StoryID, count: Int) {
    self.story = story
    self.count = count
  }
}

/// A story as the archive has it.
package struct ArchivedStory: Sendable, Equatable {
  package struct Entry: Sendable, Equatable {
    package let article: Article
    /// The countries of the lists that it stood in, and its own.
    package let countries: [Country]

    package init(article: Article, countries: [Country]) {
      self.article = article
      self.countries = countries
    }
  }

  package let id: StoryID
  package let formerIDs: [StoryID]
  /// Earliest first.
  package let entries: [Entry]
  /// The number of its articles, of which ``entries`` may be the first ones.
  package let count: Int

  package init(id: StoryID, formerIDs: [StoryID], entries: [Entry], count: Int) {
    self.id = id
    self.formerIDs = formerIDs
    self.entries = entries
    self.count = count
  }
}
