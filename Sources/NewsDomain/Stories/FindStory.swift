/// Finds the story that a text is about: of those that several of the best matching articles cover, the one with the
/// most sources.
package struct FindStory: Sendable {
  /// The number of best matches that count.
  private static let maxMatches = 50

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
      FindRequest(text: text, order: .relevancy, paging: Paging(limit: Self.maxMatches)))
    let memberships = await stories.memberships(of: page.articles.map(\.id))
    // In the order of the matches, so that the story of the better match wins among equals.
    var found: [(membership: StoryMembership, matches: Int)] = []
    for membership in page.articles.compactMap({ memberships[$0.id] }) {
      if let place = found.firstIndex(where: { $0.membership.story == membership.story }) {
        found[place].matches += 1
      } else {
        found.append((membership, 1))
      }
    }
    // A large story with one article that only mentions the words is not what they are about.
    let several = found.filter { $0.matches > 1 }
    var best: (story: StoryID, rank: (Int, Int))?
    for entry in several.isEmpty ? found : several {
      let rank = (entry.membership.sourceCount, entry.matches)
      if let best, best.rank >= rank { continue }
      best = (entry.membership.story, rank)
    }
    return best?.story
  }
}

extension StoryMembership {
  /// How many sources cover the story.
  fileprivate var sourceCount: Int { Set(sources.compactMap { StoryReach.name(of: $0.source, $0.link) }).count }
}
