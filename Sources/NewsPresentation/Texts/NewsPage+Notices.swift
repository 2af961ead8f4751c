import NewsDomain

extension NewsPage {
  /// The notices shown with the page.
  package var notices: [Notice] {
    var notices = origin.notices.map { notice -> Notice in
      guard case .older(let error, _) = notice else { return notice }
      if articles.isEmpty, hidden.isEmpty { return .notRefreshed(because: error) }
      return hits == nil ? notice : .onlyArchived(because: error)
    }
    switch remark {
    case .servesOnlyUnitedStates(let country)?: notices.append(.servesOnlyUnitedStates(asked: country))
    case .nothingOf(let countries)?: notices.append(.nothingOf(countries))
    case .searched(let country)?: notices.append(.searched(country))
    // Articles that mutes hide have been found nonetheless.
    case nil: if articles.isEmpty, hidden.isEmpty { notices.append(nothing) }
    }
    if !failures.countries.isEmpty { notices.append(.failed(failures.countries)) }
    var errors = attempts.errors
    // If the sample edition is shown, the reason is always given, even one that is otherwise left out.
    if errors.isEmpty, origin.provider == .sample, let last = attempts.lastError { errors = [last] }
    if !failures.feeds.isEmpty { notices.append(.feedsFailed(failures.feeds)) }
    // If an older page is shown, the reason has already been given.
    if !errors.isEmpty, origin.notices.isEmpty {
      notices.append(.instead(of: errors, by: substitute))
    }
    return notices
  }

  private var nothing: Notice {
    hits != nil && origin.stored == .offline ? .nothingArchived(isOffline: true) : .nothingFound
  }

  private var substitute: Notice.Substitute {
    if articles.isEmpty { return .nobody }
    if origin.provider == .sample { return .sample }
    return attempts.contains { $0.service == .googleNews } ? .sourceFeeds : .feeds
  }
}

extension [Attempt] {
  fileprivate var lastError: NewsError? {
    for case .failed(let error) in reversed().map(\.outcome) { return error }
    return nil
  }

  /// The errors that the reader should know about, one for each provider. Errors that follow from the reader's settings
  /// or request are left out, such as a missing key.
  fileprivate var errors: [NewsError] {
    var providers: Set<Provider> = []
    return compactMap { attempt in
      guard case .failed(let error) = attempt.outcome, !error.isExpected else { return nil }
      return providers.insert(attempt.service.provider).inserted ? error : nil
    }
  }
}

extension NewsError {
  /// Whether it follows from the reader's settings or request.
  var isExpected: Bool {
    switch self {
    case .key(.missing), .network(.offline), .name(.unknownSource), .feed(.noFeedKnown): true
    default: false
    }
  }
}

extension SourceList {
  /// The notices shown with the list.
  package var notices: [Notice] {
    attempts.errors.isEmpty ? origin.notices : [.instead(of: attempts.errors, by: .catalogue)]
  }
}

extension Origin {
  /// The reason why an older list is shown, unless that was wanted.
  package var notices: [Notice] {
    guard case .failure(let error)? = stored else { return [] }
    return [.older(because: error, receivedAt: receivedAt)]
  }
}
