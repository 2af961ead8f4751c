import NewsDomain

// Screens that several commands lead to.

extension Session {
  /// Whether the next list says what can be done with it; the first few do.
  mutating func takeHint() -> Bool {
    guard hintsLeft > 0, format == .text else { return false }
    hintsLeft -= 1
    return true
  }

  /// Goes to a list in the place of its older self, or from an article back to it.
  mutating func showAgain(_ screen: HeadlinesScreen) {
    if coordinator.current?.position == nil {
      coordinator.replace(with: screen)
    } else {
      coordinator.push(screen)
    }
  }

  /// Fetches headlines and goes to them.
  ///
  /// - Parameter isWhole: whether a person has said how many are to be shown.
  mutating func showHeadlines(
    _ request: HeadlineRequest, isWhole: Bool = false, from newsroom: Newsroom
  ) async throws -> Outcome {
    try await showNews(.headlines(request), isWhole: isWhole, from: newsroom)
  }

  /// Fetches the front page of a country and goes to it.
  mutating func showHeadlines(of country: Country, from newsroom: Newsroom) async throws -> Outcome {
    try await showHeadlines(HeadlineRequest(scope: .local(country), language: edition.language), from: newsroom)
  }

  /// Fetches a list of articles and goes to it.
  ///
  /// - Parameter isWhole: whether a person has said how many are to be shown.
  mutating func showNews(
    _ request: NewsRequest, isWhole: Bool = false, from newsroom: Newsroom
  ) async throws -> Outcome {
    // A reader sees what is there at once; a script cannot wait for what comes later.
    var freshness = isInteractive ? Freshness.kept : .current
    // Of many pages some would be new and some old, and all be asked for again.
    switch request {
    case .world, .river: freshness = .current
    case .headlines, .search: break
    }
    let page = try await newsroom.page(request, freshness, in: language)
    let listing = NewsListing(request, page)
    let screen = HeadlinesScreen(listing, isWhole: isWhole, hasHint: takeHint())
    let notices = untold(page.notices) + (page.articles.isEmpty ? wayBack : [])
    coordinator.push(screen)
    return Outcome(screen, notices: notices, renewing: page.stored == .renewing ? listing : nil)
  }

  /// Where the list before is, for a person who gets an empty one in its place.
  private var wayBack: [Notice] { isInteractive && coordinator.current?.list != nil ? [.listBefore] : [] }

  /// Fetches sources and goes to them.
  mutating func showSources(_ request: SourceRequest, from newsroom: Newsroom) async throws -> Outcome {
    let list = try await newsroom.sources(request)
    if request == SourceRequest() { knownSources = list.sources }
    var outcome = showSources(list.sources, SourceListing(request: request, origin: list.origin), from: newsroom)
    outcome.notices += untold(list.notices)
    return outcome
  }

  /// The notices without what was told before: that a host cannot be reached is told once, and stands in `why`
  /// afterwards.
  mutating func untold(_ notices: [Notice]) -> [Notice] {
    notices.compactMap { notice in
      switch notice {
      case .older(let error, _): isNew(error) ? notice : nil
      case .instead(let errors, let substitute):
        switch errors.filter({ isNew($0) }) {
        case []: substitute == .sample ? .history : nil
        case let new: .instead(of: new, by: substitute)
        }
      default: notice
      }
    }
  }

  private mutating func isNew(_ error: NewsError) -> Bool {
    guard case .unreachable(let host, _) = error else { return true }
    return unreachableHosts.insert(host).inserted
  }

  /// Goes to sources that are at hand already.
  mutating func showSources(_ sources: [NewsSource], _ listing: SourceListing, from newsroom: Newsroom) -> Outcome {
    let screen = SourcesScreen(
      groups: newsroom.groupSources(sources, by: grouping, in: language), chosen: edition.source.id,
      listing: listing, hasHint: takeHint())
    let notices = sources.isEmpty ? [.nothingFound] + wayBack : []
    coordinator.push(screen)
    return Outcome(screen, notices: notices)
  }

  /// Goes to the detail of an article.
  ///
  /// - Parameter list: what the number belongs to, the current list by default.
  mutating func showArticle(
    _ number: Int, of list: ResultList? = nil, from newsroom: Newsroom
  ) async throws -> Outcome {
    let list = try list ?? self.list()
    guard case .articles(let articles) = list.items else { throw ShellError.wrongKind }
    let article = try newsroom.openArticle(number, of: articles)
    let picture = try await picture(of: article, from: newsroom)
    let screen = ArticleScreen(article, number: number, in: list, picture: picture, hasHint: takeHint())
    coordinator.push(screen)
    return Outcome(screen)
  }

  /// The width of a picture at most, in cells: as wide as text.
  private static let pictureColumns = 80

  /// Whether the picture of an article would be shown.
  func mayShowPictures(_ newsroom: Newsroom) -> Bool {
    format == .text && !display.isAccessible && newsroom.window().isTerminal
      && newsroom.picture.isPossible(as: display.pictures)
  }

  private func picture(of article: Article, from newsroom: Newsroom) async throws -> Picture? {
    guard mayShowPictures(newsroom) else { return nil }
    let window = newsroom.window()
    // The text is what it is about: most of the window stays for that.
    return try await newsroom.picture(
      article, columns: min(window.columns, Self.pictureColumns), rows: max(1, window.rows / 3),
      as: display.pictures)
  }

  /// Goes to the article before or after the one being read, in its place.
  mutating func showNeighbour(
    _ step: Int, orNowhere direction: ShellError.Direction, from newsroom: Newsroom
  ) async throws -> Outcome {
    let list = try list()
    guard case .articles(let articles) = list.items else { throw ShellError.wrongKind }
    guard let position = coordinator.current?.position else {
      return try await showArticle(step > 0 ? 1 : articles.count, from: newsroom)
    }
    // Other tellings of a story have numbers behind the list's own, and are no part of it.
    let own = list.news?.page.articles.count ?? articles.count
    let reach = position > own ? own..<articles.count : 0..<own
    guard reach.contains(position - 1 + step) else { throw ShellError.nowhere(direction) }
    let article = articles[position - 1 + step]
    let picture = try await picture(of: article, from: newsroom)
    let screen = ArticleScreen(article, number: position + step, in: list, picture: picture, hasHint: takeHint())
    coordinator.replace(with: screen)
    return Outcome(screen)
  }
}

extension NewsPage {
  /// What a reader is told beside the page.
  var notices: [Notice] {
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
      case .apiKeyMissing, .offline, .unknownSource, .noFeedKnown: return nil
      default: return providers.insert(attempt.service.provider).inserted ? error : nil
      }
    }
  }
}

extension SourceList {
  /// What a reader is told beside the list.
  var notices: [Notice] {
    attempts.errors.isEmpty ? origin.notices : [.instead(of: attempts.errors, by: .catalogue)]
  }
}

extension Origin {
  /// Why an older list is shown, where that was not wanted.
  var notices: [Notice] {
    guard case .failure(let error)? = stored else { return [] }
    return [.older(because: error, receivedAt: receivedAt)]
  }
}
