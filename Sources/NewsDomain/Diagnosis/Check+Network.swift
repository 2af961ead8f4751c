extension Check {
  /// Whether any server can be reached, and how.
  ///
  /// - Parameters:
  ///   - providers: the results of asking them.
  ///   - proxy: the proxy of the environment; `nil` for none.
  static func network(_ providers: [ProbedProvider], proxy: String?) -> Check {
    let way: CheckFact = proxy.map { CheckFact.proxy(address: $0) } ?? .direct
    // The fastest says most about the way to the internet.
    let answers = providers.compactMap { provider in provider.answer.map { (provider.host, $0.milliseconds) } }
    if let (host, milliseconds) = answers.min(by: { $0.1 < $1.1 }) {
      return Check(.network, .ok, [way, .answered(host: host, milliseconds: milliseconds)])
    }
    let errors = providers.compactMap(\.error)
    // A server that refuses has been reached.
    if let error = errors.first(where: { !$0.isWithoutAnswer }) ?? errors.first {
      guard error.isWithoutAnswer else { return Check(.network, .ok, [way]) }
      let wayOut: WayOut =
        switch error {
        case .network(.tls), .shortage: .ofError(error)
        default: proxy == nil ? .checkConnection : .checkProxy
        }
      return Check(.network, .failure, [way, .failed(error)], wayOut: wayOut)
    }
    return Check(.network, .unchecked, [way, .notAsked(providers.contains { $0.isOffline } ? .offline : .notChosen)])
  }

  /// Whether a provider answers, and with what.
  ///
  /// - Parameters:
  ///   - left: how many requests the key has left; `nil` if they are not limited.
  ///   - isReachable: whether anybody could be reached.
  static func provider(_ provider: ProbedProvider, requestsLeft left: Int?, isReachable: Bool) -> Check {
    let subject = provider.service.subject
    let cost: [CheckFact] = provider.service == .newsapi ? [.costsRequest(left: left)] : []
    switch provider.outcome {
    case .notAsked(.pausing(let seconds)):
      return Check(subject, .warning, [.notAsked(.pausing(seconds: seconds))])
    case .notAsked(let reason): return Check(subject, .unchecked, [.notAsked(reason)])
    case .answered(let answer):
      let facts: [CheckFact?] = [
        .headlines(answer.headlines), answer.newest.map(CheckFact.newest), answer.source.map(CheckFact.source),
      ]
      return Check(subject, answer.headlines > 0 ? .ok : .warning, facts.compactMap(\.self) + cost)
    case .failed(let error):
      // What is wrong with the way is said once, about the network.
      // The address of a source's feed is not the reader's to correct.
      let wayOut: WayOut? =
        error.isWithoutAnswer && !isReachable ? nil : provider.service == .sourceFeeds ? .otherFeeds : .ofError(error)
      return Check(subject, provider.service.verdict(for: error), [.failed(error)] + cost, wayOut: wayOut)
    }
  }
}

extension ProbedProvider {
  fileprivate var isOffline: Bool { if case .notAsked(.offline) = outcome { true } else { false } }
}

extension NewsService {
  fileprivate var subject: CheckSubject {
    switch self {
    case .newsapi: .newsapi
    case .googleNews: .googleNews
    // The sample edition is never asked.
    case .sourceFeeds, .sample: .sourceFeeds
    }
  }

  /// One feed of many may fail, and a limit passes.
  fileprivate func verdict(for error: NewsError) -> CheckVerdict {
    if self == .sourceFeeds { return .warning }
    switch error {
    case .service(.rateLimited), .service(.quotaExhausted), .network(.refused(_, .tooManyRequests)): return .warning
    default: return .failure
    }
  }
}

extension NewsError {
  /// Whether no server has answered, so that the way to it may be the reason.
  var isWithoutAnswer: Bool {
    switch self {
    case .network(.unreachable), .network(.broken), .network(.timeout), .network(.tls), .shortage: true
    default: false
    }
  }
}
