import NewsDomain

extension NewsPage {
  /// What a reader is told beside the page.
  package var notices: [Notice] {
    var notices = origin.notices
    switch remark {
    case .servesOnlyUnitedStates(let country)?: notices.append(.servesOnlyUnitedStates(asked: country))
    case .nothingOf(let countries)?: notices.append(.nothingOf(countries))
    case .searched(let country)?: notices.append(.searched(country))
    case .ofKept(let pages)?: if articles.isEmpty { notices.append(.nothingKept(pages: pages)) }
    case nil: if articles.isEmpty { notices.append(.nothingFound) }
    }
    if !failures.isEmpty { notices.append(.failed(failures)) }
    var errors = attempts.errors
    // That history stands in is told whatever the reason.
    if errors.isEmpty, provider == .sample, let last = attempts.lastError { errors = [last] }
    if !feedFailures.isEmpty { notices.append(.feedsFailed(feedFailures)) }
    // Why an older page is shown is said already.
    if !errors.isEmpty, origin.notices.isEmpty {
      notices.append(.instead(of: errors, by: substitute))
    }
    return notices
  }

  private var substitute: Notice.Substitute {
    if articles.isEmpty { return .nobody }
    if provider == .sample { return .sample }
    return attempts.contains { $0.service == .googleNews } ? .publishers : .feeds
  }
}

extension [Attempt] {
  fileprivate var lastError: NewsError? {
    for case .failed(let error) in reversed().map(\.outcome) { return error }
    return nil
  }

  /// What is worth telling, once for each provider: not that there is no key, or that the network is not
  /// wanted.
  fileprivate var errors: [NewsError] {
    var providers: Set<Provider> = []
    return compactMap { attempt in
      guard case .failed(let error) = attempt.outcome else { return nil }
      switch error {
      case .key(.missing), .network(.offline), .name(.unknownSource), .feed(.noFeedKnown): return nil
      default: return providers.insert(attempt.service.provider).inserted ? error : nil
      }
    }
  }
}

extension SourceList {
  /// What a reader is told beside the list.
  package var notices: [Notice] {
    attempts.errors.isEmpty ? origin.notices : [.instead(of: attempts.errors, by: .catalogue)]
  }
}

extension Origin {
  /// Why an older list is shown, where that was not wanted.
  package var notices: [Notice] {
    guard case .failure(let error)? = stored else { return [] }
    return [.older(because: error, receivedAt: receivedAt)]
  }
}
