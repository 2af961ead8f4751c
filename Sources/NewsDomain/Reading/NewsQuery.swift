/// A query for a list of articles, of any kind. Commands create it, lists keep it, and `more` continues it.
package enum NewsQuery: Sendable, Equatable {
  case headlines(HeadlineRequest)
  case search(SearchRequest)
  case world(WorldRequest)
  case feeds(FeedsRequest)
  /// Articles of the archive.
  case archive(FindRequest)
  /// A list of the archive, as seen on a day.
  case front(FrontRequest)

  /// The number of articles up to the end of the requested page.
  package var reach: Int {
    switch self {
    case .headlines(let request): request.paging.reach
    case .search(let request): request.paging.reach
    case .world: 0
    case .feeds(let request): request.paging.reach
    case .archive(let request): request.paging.reach
    case .front: 0
    }
  }

  /// How many articles are on the pages before the requested one.
  package var skipped: Int { max(0, reach - limit) }

  /// Whether it asks for articles of the archive.
  package var isOfArchive: Bool {
    switch self {
    case .archive, .front: true
    case .headlines, .search, .world, .feeds: false
    }
  }

  /// Articles per page.
  package var limit: Int {
    switch self {
    case .headlines(let request): request.paging.limit
    case .search(let request): request.paging.limit
    case .world(let request): request.limit
    case .feeds(let request): request.paging.limit
    case .archive(let request): request.paging.limit
    case .front(let request): request.limit
    }
  }

  /// The part of a list that is asked for, where lists are ranked and filtered as a whole; otherwise `nil`.
  package var paging: Paging? {
    switch self {
    case .headlines(let request): request.paging
    case .search(let request): request.paging
    case .feeds(let request): request.paging
    case .world, .archive, .front: nil
    }
  }

  /// The query with the most articles a page can have, if these include the part that is asked for.
  package var longest: NewsQuery {
    guard let paging, paging.reach <= ListSize.limits.upperBound else { return self }
    let whole = Paging(limit: ListSize.limits.upperBound)
    switch self {
    case .headlines(var request):
      request.paging = whole
      return .headlines(request)
    case .search(var request):
      request.paging = whole
      return .search(request)
    case .feeds(var request):
      request.paging = whole
      return .feeds(request)
    case .world, .archive, .front: return self
    }
  }

  /// The query where articles of the previous pages no longer belong to the list.
  ///
  /// - Parameter count: see ``Paging/gone``.
  package func without(_ count: Int) -> NewsQuery {
    switch self {
    case .headlines(var request):
      request.paging.gone = count
      return .headlines(request)
    case .search(var request):
      request.paging.gone = count
      return .search(request)
    case .feeds(var request):
      request.paging.gone = count
      return .feeds(request)
    case .archive(var request):
      request.paging.gone = count
      return .archive(request)
    case .world, .front: return self
    }
  }

  /// The query for the next page, from the service that gave this one; `nil` if there are no pages.
  package func next(of service: NewsService?) -> NewsQuery? {
    switch self {
    case .headlines(var request):
      request.paging.page += 1
      request.service = service
      return .headlines(request)
    case .search(var request):
      request.paging.page += 1
      request.service = service
      return .search(request)
    case .feeds(var request):
      request.paging.page += 1
      return .feeds(request)
    case .archive(var request):
      request.paging.page += 1
      return .archive(request)
    case .world, .front:
      return nil
    }
  }
}
