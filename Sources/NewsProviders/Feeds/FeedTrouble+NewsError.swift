import NewsDomain

extension FeedTrouble {
  /// - Returns: `nil` if the error says nothing about the feed, because no request was sent or the cause lies
  ///   elsewhere.
  init?(_ error: NewsError) {
    switch error {
    case .network(.unreachable), .network(.broken): self = .network
    case .network(.timeout): self = .timeout
    case .network(.tls): self = .tls
    case .network(.tooLarge): self = .tooLarge
    case .network(.serverError): self = .serverError
    case .network(.refused(_, .pausing)): return nil
    case .service(.rateLimited), .network(.refused): self = .rateLimited
    case .network(.ended): self = .ended
    case .network(.loginNeeded): self = .forbidden
    case .network(.noSuchPage(_, let status)): self = [402, 403, 407, 451].contains(status) ? .forbidden : .gone
    case .feed(.unreadable(_, .shortage)): return nil
    case .feed(.unreadable(_, let problem)): self = FeedTrouble(problem) ?? .notAFeed
    case .network(.badResponse): self = .notAFeed
    default: return nil
    }
  }

  /// - Returns: `nil` if the feed itself is fine, as this machine lacks resources.
  init?(_ problem: FeedProblem) {
    switch problem {
    case .broken, .tooSlow, .crashed: self = .broken
    case .flawed: self = .flawed
    case .empty, .webPage, .notAFeed, .notJSONFeed: self = .notAFeed
    case .cut: self = .cut
    case .shortage: return nil
    }
  }
}
