/// Finds the story that a text is about: the one that most of the best matching articles cover.
package struct FindStory: Sendable {
  /// The number of best matches that count.
  private static let mostMatches = 50

  private let archive: any ArticleArchive
  private let stories: any StoryRepository

  package init(archive: any ArticleArchive, stories: any StoryRepository) {
    self.archive = archive
    self.stories = stories
  }

  /// - Returns: `nil` if no article in the archive has the words.
  /// - Throws: ``NewsError``.
  package func callAsFunction(_ text: String) async throws -> StoryID? {
    let page = try await archive.find(
      FindRequest(text: text, order: .relevancy, paging: Paging(limit: Self.mostMatches)))
    let memberships = await stories.memberships(of: page.articles.map(\.id))
    var counts: [StoryID: Int] = [:]
    for article in page.articles {
      if let story = memberships[article.id]?.story { counts[story, default: 0] += 1 }
    }
    // Among equals the story of the better match.
    var best: (story: StoryID, count: Int)?
    for article in page.articles {
      guard let story = memberships[article.id]?.story, let count = counts[story], count > best?.count ?? 0 else {
        continue
      }
      best = (story, count)
    }
    return best?.story
  }
}
