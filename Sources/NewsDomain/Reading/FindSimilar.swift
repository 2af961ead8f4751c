import FoundationEssentials

/// Finds articles whose titles mean nearly the same as an article's, by vectors that are stored already: the model is not
/// needed.
package struct FindSimilar: Sendable {
  /// The most articles found.
  package static let most = 3
  /// How many are looked at: copies, and articles of the same story, are left out.
  private static let maxLookedAt = 40
  /// How old they may be, in seconds.
  private static let longest = 90 * 86_400.0

  private let archive: any ArticleArchive & VectorRepository
  private let hideMuted: HideMuted
  private let clock: WallClock

  package init(archive: any ArticleArchive & VectorRepository & MuteRepository, clock: WallClock) {
    self.archive = archive
    hideMuted = HideMuted(mutes: archive)
    self.clock = clock
  }

  /// - Parameter others: articles that are shown along with it.
  /// - Returns: the articles, the nearest first; none if the archive has no vector of the title, or cannot be used.
  package func callAsFunction(to article: Article, besides others: [Article]) async -> [Article] {
    guard let title = article.title?.nonBlank, let known = try? await archive.vector(of: article.id) else { return [] }
    let now = clock.now
    var request = FindRequest(
      dates: Dates(from: now.addingTimeInterval(-Self.longest)), paging: Paging(limit: Self.maxLookedAt))
    request.meaning = SemanticQuery(
      vector: known.vector, model: known.model, text: title, excepted: article.id)
    guard let page = try? await archive.find(request) else { return [] }
    let ids = Set(others.map(\.id))
    var titles = Set(([article] + others).map(\.headline))
    let found = await hideMuted(page, at: now).articles.filter {
      !ids.contains($0.id) && titles.insert($0.headline).inserted
    }
    return Array(found.prefix(Self.most))
  }
}
