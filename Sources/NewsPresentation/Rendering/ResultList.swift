import NewsDomain

/// The last list shown. Its items are numbered from 1.
package struct ResultList: Sendable {
  package enum Items: Sendable {
    case articles([Article])
    case sources([NewsSource])
    case countries([Country])
    case languages([Language])
    case categories([NewsDomain.Category])
    case topics([Topic])
    case trends([Trend])
    case follows([Follow])
    /// The reader's own feeds, and after them the follows that are read like feeds.
    case feeds([NewsSource], queries: [Follow])
    /// The markers of a map, and the view that shows them.
    case markers([CountryCluster], in: Viewport)

    package var count: Int {
      switch self {
      case .articles(let items): items.count
      case .sources(let items): items.count
      case .countries(let items): items.count
      case .languages(let items): items.count
      case .categories(let items): items.count
      case .topics(let items): items.count
      case .trends(let items): items.count
      case .follows(let items): items.count
      case .feeds(let feeds, let queries): feeds.count + queries.count
      case .markers(let items, _): items.count
      }
    }
  }

  package var items: Items
  /// The listing that `more` and `list` continue.
  package var news: NewsListing?
  /// The listing that a new grouping rearranges.
  package var sources: SourceListing?
  /// The stories, if each of its articles stands for one.
  package let stories: StoryRows?

  /// The number of its own items, without articles that were only shown beside one of them.
  package let ownCount: Int

  package init(
    _ items: Items, news: NewsListing? = nil, sources: SourceListing? = nil, stories: StoryRows? = nil
  ) {
    self.init(items, news, sources, stories, ownCount: news?.page.articles.count ?? items.count)
  }

  private init(
    _ items: Items, _ news: NewsListing?, _ sources: SourceListing?, _ stories: StoryRows?, ownCount: Int
  ) {
    self.items = items
    self.news = news
    self.sources = sources
    self.stories = stories
    self.ownCount = ownCount
  }

  /// The number of rows or articles among which an item is, as the list's header counts them; `nil` if it was only shown
  /// beside an item of the list, or if there are more than were counted.
  ///
  /// - Parameter isFolded: whether each story is one row, unless the reader has chosen that.
  package func count(around number: Int, isFolded: Bool) -> Int? {
    guard number <= ownCount else { return nil }
    guard let news else { return stories?.total ?? ownCount }
    let rows = news.numberedRowCount(isFolded: isFolded)
    if number <= rows, rows < ownCount { return rows }
    return news.page.hits?.isMore == true ? nil : max(news.page.total ?? 0, ownCount)
  }

  /// The same list with other articles.
  func with(_ articles: [Article]) -> ResultList {
    ResultList(.articles(articles), news, sources, stories, ownCount: ownCount)
  }
}

/// The rows of a list of stories.
package struct StoryRows: Sendable {
  /// The other articles of each story, by the one that stands for it.
  package let others: [ArticleID: [Article]]
  /// The number of stories, of which only the first may be listed.
  package let total: Int
}

/// The request and the origin of a list of sources.
package struct SourceListing: Sendable, Equatable {
  package var request: SourceRequest
  package var origin: Origin

  package init(request: SourceRequest, origin: Origin) {
    self.request = request
    self.origin = origin
  }
}
