import NewsDomain
import NewsPresentation

/// Stories in lists.
extension ReadingFeature {
  /// The time before and after the articles of a page in which others may cover their stories, in seconds.
  private static let margin = 86_400.0

  /// The page with the stories of its articles, in lists that show them.
  ///
  /// - Parameter fold: whether each story is one row; `false` leaves the articles in order.
  func folded(
    _ page: NewsPage, _ request: NewsQuery, fold: Bool?, language: InterfaceLanguage
  ) async -> NewsPage {
    guard request.hasStories else { return page }
    if case .world = request { await groupNews(of: page) }
    return await foldStories(
      page, isFolding: fold != false, isFrontPage: request.isFrontPage, language: language.code)
  }

  /// Groups everything that came with a page of the world, which shows only the first articles of each country: `open`
  /// later counts the others as well.
  private func groupNews(of page: NewsPage) async {
    let dates = page.articles.compactMap(\.publishedAt)
    guard let first = dates.min(), let last = dates.max() else { return }
    // A list is shown even if this fails or is cancelled.
    try? await archive.groupAll(in: first.addingTimeInterval(-Self.margin)...last.addingTimeInterval(Self.margin)) {
      _, _ in
    }
  }

  /// The story of an article of a list; `nil` if no other article covers it, or it was not looked up.
  func story(of article: Article, in list: ResultList, _ session: Session) async throws -> Story? {
    // A row of TSV has no column for it.
    guard session.format != .tsv else { return nil }
    let listed = list.news?.page.stories[article.id]
    // When opening a story from a list of stories, a reader expects to see who else covers it.
    guard listed != nil || (list.news == nil && session.isAtPrompt) else { return nil }
    // A script may open thousands, most of which no other article covers.
    if !session.isAtPrompt, let listed, listed.articles < 2 { return nil }
    let story = try await readStory(of: article, and: listed?.others ?? []).story
    return story.articles.count > 1 ? story : nil
  }

  /// Why an article belongs to its story; `nil` if no other article covers that.
  func reason(for article: Article, in session: Session) async throws -> StoryReason? {
    let others = (try? session.list())?.news?.page.stories[article.id]?.others
    return try await ExplainStory(read: readStory, terms: terms)(article, and: others ?? [])
  }
}

extension NewsQuery {
  /// Whether its list shows stories: not if a reader has composed it, or if it answers a search of the archive.
  fileprivate var hasStories: Bool {
    switch self {
    case .headlines, .search, .world: return true
    case .river, .front: return false
    case .archive(let request):
      if case .new = request.purpose { return true }
      return false
    }
  }

  /// Whether it is ordered by importance.
  fileprivate var isFrontPage: Bool {
    if case .headlines(let request) = self { request.isOfCountry && request.page == 1 } else { false }
  }
}
