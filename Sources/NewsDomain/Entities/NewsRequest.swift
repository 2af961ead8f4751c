/// A question that a list of articles answers.
public enum NewsRequest: Sendable, Equatable {
  case headlines(HeadlineRequest)
  case search(SearchRequest)
  case world(WorldRequest)
  case river(RiverRequest)

  /// Articles a page: NewsAPI's own bounds; 20 is its default.
  public static let limits = 1...100
  public static let standardLimit = 20

  /// How many articles lie before the end of the page that is asked for.
  public var reach: Int {
    switch self {
    case .headlines(let request): request.page * request.limit
    case .search(let request): request.page * request.limit
    case .world: 0
    case .river(let request): request.page * request.limit
    }
  }

  /// Articles a page.
  public var limit: Int {
    switch self {
    case .headlines(let request): request.limit
    case .search(let request): request.limit
    case .world(let request): request.limit
    case .river(let request): request.limit
    }
  }

  /// The question for the page after this one, of who gave it; `nil` where there are no pages.
  public func next(of service: NewsService?) -> NewsRequest? {
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

/// How old an answer may be.
public enum Freshness: Sendable, Equatable {
  /// Of the last few minutes; an older one only where the provider cannot be asked.
  case current
  /// Of the last day: it is there at once, and can be renewed afterwards.
  case kept
  /// Asked of the provider in any case.
  case renewed
}
