/// A question that a list of articles answers: the one type that commands ask with, lists remember and `more` goes on
/// with, whatever it is about.
package enum NewsQuery: Sendable, Equatable {
  case headlines(HeadlineRequest)
  case search(SearchRequest)
  case world(WorldRequest)
  case river(RiverRequest)

  /// Articles a page: NewsAPI's own bounds; 20 is its default.
  package static let limits = 1...100
  package static let standardLimit = 20

  /// How many articles lie before the end of the page that is asked for.
  package var reach: Int {
    switch self {
    case .headlines(let request): request.page * request.limit
    case .search(let request): request.page * request.limit
    case .world: 0
    case .river(let request): request.page * request.limit
    }
  }

  /// Articles a page.
  package var limit: Int {
    switch self {
    case .headlines(let request): request.limit
    case .search(let request): request.limit
    case .world(let request): request.limit
    case .river(let request): request.limit
    }
  }

  /// The question for the page after this one, of who gave it; `nil` where there are no pages.
  package func next(of service: NewsService?) -> NewsQuery? {
    switch self {
    case .headlines(var request):
      request.page += 1
      request.service = service
      return .headlines(request)
    case .search(var request):
      request.page += 1
      request.service = service
      return .search(request)
    case .river(var request):
      request.page += 1
      return .river(request)
    case .world:
      return nil
    }
  }
}
