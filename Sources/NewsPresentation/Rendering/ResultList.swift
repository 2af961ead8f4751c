import NewsDomain

/// What was listed last; numbers count its items from 1.
package struct ResultList: Sendable {
  package enum Items: Sendable {
    case articles([Article])
    case sources([NewsSource])
    case countries([Country])
    case languages([Language])
    case categories([NewsDomain.Category])
    /// Those of a map, and the view in which they are.
    case markers([CountryCluster], in: Viewport)

    package var count: Int {
      switch self {
      case .articles(let items): items.count
      case .sources(let items): items.count
      case .countries(let items): items.count
      case .languages(let items): items.count
      case .categories(let items): items.count
      case .markers(let items, _): items.count
      }
    }
  }

  package var items: Items
  /// What `more` and `list` go on with.
  package var news: NewsListing?
  /// What a new grouping divides again.
  package var sources: SourceListing?

  package init(_ items: Items, news: NewsListing? = nil, sources: SourceListing? = nil) {
    self.items = items
    self.news = news
    self.sources = sources
  }

  /// The same list with other articles to count.
  func with(_ articles: [Article]) -> ResultList { ResultList(.articles(articles), news: news, sources: sources) }
}

/// The question that a list of sources answers.
package struct SourceListing: Sendable, Equatable {
  package var request: SourceRequest
  package var origin: Origin

  package init(request: SourceRequest, origin: Origin) {
    self.request = request
    self.origin = origin
  }
}
