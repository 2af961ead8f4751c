import NewsDomain
import NewsPresentation

/// Stories in lists.
extension ReadingFeature {
  /// The page with the stories of its articles, in lists that show them.
  ///
  /// - Parameter fold: whether each story is one row; `false` leaves the articles in their order.
  func folded(
    _ page: NewsPage, _ request: NewsQuery, fold: Bool?, language: InterfaceLanguage
  ) async -> NewsPage {
    guard request.hasStories else { return page }
    return await foldStories(
      page, isFolding: fold != false, isFrontPage: request.isFrontPage, language: language.code)
  }

  /// The story of an article of a list; `nil` if nothing else tells it, or it was not looked for.
  func story(of article: Article, in list: ResultList) async throws -> Story? {
    guard let listed = list.news?.page.stories[article.id] else { return nil }
    let story = try await ReadStory(stories: archive, countries: countries)(of: article, and: listed.others).story
    return story.articles.count > 1 ? story : nil
  }

  /// Why an article belongs to its story; `nil` if nothing else tells that.
  func reason(for article: Article, in session: Session) async throws -> StoryReason? {
    let others = (try? session.list())?.news?.page.stories[article.id]?.others
    let read = ReadStory(stories: archive, countries: countries)
    return try await ExplainStory(read: read, terms: terms)(article, and: others ?? [])
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
