import NewsDomain
import NewsPresentation

/// Lists of the archive.
extension ListPresenter {
  /// The most feeds reported one by one when they cannot be read.
  private static let maxFailures = 5

  /// Fetches lists at the same time, only to add their articles to the archive. Failures are reported, as the archive
  /// answers anyway.
  ///
  /// - Throws: `NewsError.cancelled`.
  func fetch(_ queries: [NewsQuery], in session: Session) async throws -> [Notice] {
    try await withThrowingTaskGroup(of: (Int, [Notice]).self) { group in
      for (index, query) in queries.enumerated() {
        group.addTask { [self] in (index, try await fetch(query, in: session)) }
      }
      var notices = [[Notice]](repeating: [], count: queries.count)
      for try await (index, found) in group { notices[index] = found }
      return notices.flatMap(\.self)
    }
  }

  /// - Throws: `NewsError.cancelled`.
  private func fetch(_ query: NewsQuery, in session: Session) async throws -> [Notice] {
    do {
      let page = try await news(query, .current, in: session.language.texts)
      // The sample edition only replaces news, and is not shown here.
      guard page.origin.provider != .sample else {
        return Self.told(Array(page.attempts.compactMap(\.error).suffix(1)), in: session.language)
      }
      let notices = page.notices.filter { $0 != .nothingFound && !$0.isSeen }.map { notice -> Notice in
        // The older list itself is not shown.
        switch notice {
        case .older(let error, _), .onlyArchived(let error): .notRefreshed(because: error)
        default: notice
        }
      }
      let isEmpty = page.articles.isEmpty && page.hidden.isEmpty
      return notices
        + Self.told(page.failures.feeds.map(\.error), in: session.language) {
          isEmpty ? .notRefreshed(because: $0) : .feedsNotRefreshed(because: $0)
        }
    } catch let error as NewsError where error != .cancelled {
      return Self.told([error], in: session.language)
    }
  }

  /// The reasons, each once: several feeds may be on one host.
  private static func told(
    _ errors: [NewsError], in language: InterfaceLanguage,
    as notice: (NewsError) -> Notice = Notice.notRefreshed(because:)
  ) -> [Notice] {
    var said: Set<String> = []
    return errors.filter { said.insert(language.texts.explain($0).message).inserted }.prefix(maxFailures).map(notice)
  }

  /// Goes to the articles added since the last visit to a scope, newest first, and records the visit.
  func showNew(
    in scope: ReadingScope, limit: Int, isWhole: Bool, fold: Bool?, isMarked: Bool, session: inout Session
  ) async throws -> Outcome {
    let before = await visits.last(to: scope)
    let request = NewsQuery.archive(
      FindRequest(.new(scope, since: before), filter: .init(isUnseen: true), paging: Paging(limit: limit)))
    let flat = try await news(request, .current, in: session.language.texts)
    let page = await folded(flat, request, fold: fold, languages: session.readerLanguages)
    let listing = NewsListing(request, page, fold: fold)
    let screen = HeadlinesScreen(listing, isWhole: isWhole, hasHint: session.takeHint())
    var outcome = Outcome.push(screen, notices: page.articles.isEmpty ? session.backHint : [])
    outcome.afterwards = seen(listing, isMarked: isMarked, in: &session)
    return outcome
  }

  /// The work to do once a list was shown: to record the rows of a brief and of `new` as shown, and the visit.
  ///
  /// - Parameter isMarked: whether that is recorded even if only a program or file takes the list.
  func seen(
    _ listing: NewsListing, isMarked: Bool = false, in session: inout Session
  ) -> (@Sendable (Int?) async throws -> Void)? {
    guard case .archive(let request) = listing.request, isMarked || isSeen(in: session) else { return nil }
    switch request.purpose {
    case .new(let scope, let since):
      let visit = visit(to: listing, request, scope, since: since, in: &session)
      return { [self] shown in
        try await markShown(listing, shown)
        try await visit?(shown)
      }
    case .brief:
      return { [self] shown in
        try await markShown(listing, shown)
        try await archive.keepVisit(to: .brief(address: nil), at: clock.now)
      }
    default: return nil
    }
  }

  /// Marks the articles of the rows that were shown.
  ///
  /// - Parameter shown: how many rows; `nil` for all.
  private func markShown(_ listing: NewsListing, _ shown: Int?) async throws {
    let page = listing.page
    let rows = page.rows(isFolded: listing.fold ?? true).prefix(shown ?? .max).map { page.articles[$0] }
    let ids = rows.flatMap { [$0.id] + (page.stories[$0.id]?.others.map(\.id) ?? []) }
    _ = try await archive.mark(ids, .shown, at: clock.now)
  }

  /// Records the visit to what is new once all of it was shown: the rest stays new. At the first visit everything
  /// in the archive is new, and if that is more than a list can have, nobody needs to see it all.
  private func visit(
    to listing: NewsListing, _ request: FindRequest, _ scope: ReadingScope, since: Visit?, in session: inout Session
  ) -> (@Sendable (Int?) async throws -> Void)? {
    let page = listing.page
    let isComplete = page.total ?? 0 <= page.allArticles.count + page.hidden.count
    guard isComplete || (since == nil && request.paging.limit == FindRequest.maxNew) else { return nil }
    let rows = listing.rowCount(isFolded: true)
    let keep = visit(to: scope, in: &session)
    return { shown in if shown ?? .max >= rows { try await keep() } }
  }

  /// Notes a visit in the session.
  ///
  /// - Returns: a closure that stores it for later sessions, to call once the list was shown.
  func visit(to scope: ReadingScope, in session: inout Session) -> @Sendable () async throws -> Void {
    visits.show(scope, in: &session.visits)
    return { [visits] in await visits.keep(scope) }
  }

  /// Goes to articles in the archive.
  ///
  /// - Parameter labels: the labels to list below the articles.
  func showArchived(
    _ request: FindRequest, labels: [LabelCount] = [], isWhole: Bool = false, in session: inout Session
  ) async throws -> Outcome {
    let page = try await news(.archive(request), .current, in: session.language.texts)
    let screen = HeadlinesScreen(
      NewsListing(.archive(request), page), isWhole: isWhole, hasHint: session.takeHint(), labels: labels)
    // The same as `show` does if nothing is found.
    let isKept = session.isAtPrompt && session.coordinator.current != nil && page.hidden.isEmpty
    return page.articles.isEmpty && isKept ? Outcome(screen) : .push(screen)
  }
}

extension Attempt {
  /// The error of a service that failed.
  fileprivate var error: NewsError? {
    if case .failed(let error) = outcome { error } else { nil }
  }
}
