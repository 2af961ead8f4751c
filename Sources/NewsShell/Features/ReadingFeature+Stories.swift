import NewsDomain
import NewsPresentation

/// Stories in lists.
extension ReadingFeature {
  /// The time before and after the articles of a page in which others may tell their stories, in seconds.
  private static let margin = 86_400.0

  /// The page with the stories of its articles, in lists that show them.
  ///
  /// - Parameter fold: whether each story is one row; `false` leaves the articles in their order.
  func folded(
    _ page: NewsPage, _ request: NewsQuery, fold: Bool?, language: InterfaceLanguage
  ) async -> NewsPage {
    guard request.hasStories else { return page }
    if case .world = request { await groupNews(of: page) }
    return await foldStories(
      page, isFolding: fold != false, isFrontPage: request.isFrontPage, language: language.code)
  }

  /// Groups all that came with a page of the world, of which it shows the first of each country: what `open` tells of an
  /// article later counts the others as well.
  private func groupNews(of page: NewsPage) async {
    let dates = page.articles.compactMap(\.publishedAt)
    guard let first = dates.min(), let last = dates.max() else { return }
    // A list is shown also if this fails or is cancelled.
    try? await archive.groupAll(in: first.addingTimeInterval(-Self.margin)...last.addingTimeInterval(Self.margin)) {
      _, _ in
    }
  }

  /// The story of an article of a list; `nil` if nothing else tells it, or it was not looked for.
  func story(of article: Article, in list: ResultList, _ session: Session) async throws -> Story? {
    // A row of TSV has no place for it.
    guard session.format != .tsv else { return nil }
    let listed = list.news?.page.stories[article.id]
    // From a list of stories a reader expects to see who else covers one.
    guard listed != nil || (list.news == nil && session.isAtPrompt) else { return nil }
    // A script may open thousands, most of which nothing else tells.
    if !session.isAtPrompt, let listed, listed.articles < 2 { return nil }
    let story = try await readStory(of: article, and: listed?.others ?? []).story
    return story.articles.count > 1 ? story : nil
  }

  /// Why an article belongs to its story; `nil` if nothing else tells that.
  func reason(for article: Article, in session: Session) async throws -> StoryReason? {
    let others = (try? session.list())?.news?.page.stories[article.id]?.others
    return try await ExplainStory(read: readStory, terms: terms)(article, and: others ?? [])
  }
}

extension NewsQuery {
  /// Whether its list shows stories: not those that a reader has put together, or that answer a search of the archive.
  fileprivate var hasStories: Bool {
    switch self {
    case .headlines, .search, .world: return true
    case .river, .front: return false
    case .archive(let request):
      if case .new = request.purpose { return true }
      return false
    }
  }

  /// Whether its order is that of importance.
  fileprivate var isFrontPage: Bool {
    if case .headlines(let request) = self { request.isOfCountry && request.page == 1 } else { false }
  }
}
