import NewsDomain

extension FeedTrouble {
  /// - Returns: `nil` if the error says nothing about the feed, because no request was sent or the cause lies
  ///   elsewhere.
  init?(_ error: NewsError) {
    switch error {
    case .unreachable, .network: self = .network
    case .timeout: self = .timeout
    case .tls: self = .tls
    case .tooLarge: self = .tooLarge
    case .serverError: self = .serverError
    case .refused(_, .pausing): return nil
    case .rateLimited, .refused: self = .rateLimited
    case .noSuchPage(_, let status): self = [401, 402, 403, 407, 451].contains(status) ? .forbidden : .gone
    case .badFeed(_, .shortage): return nil
    case .badFeed(_, let problem): self = FeedTrouble(problem) ?? .notAFeed
    case .badResponse: self = .notAFeed
    default: return nil
    }
  }

  /// - Returns: `nil` if the feed itself is fine: it has more items than are read, or this machine has no room.
  init?(_ problem: FeedProblem) {
    switch problem {
    case .broken: self = .broken
    case .empty, .webPage, .notAFeed, .notJSONFeed: self = .notAFeed
    case .cut, .shortage: return nil
    }
  }
}
