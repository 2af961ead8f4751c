import NewsDomain
import NewsPresentation

/// Lists of the archive.
extension ReadingFeature {
  /// The most feeds that are reported one by one when they cannot be read.
  private static let mostFailures = 5

  /// Fetches a list only to have its articles in the archive. A failure is told, as the archive answers all the same.
  ///
  /// - Throws: `NewsError.cancelled`.
  func fetch(_ query: NewsQuery, in session: Session) async throws -> [Notice] {
    do {
      let page = try await news(query, .current, in: session.language.texts)
      // The sample edition only stands in for news, and is not shown here.
      guard page.provider != .sample else { return Self.told(Array(page.attempts.compactMap(\.error).suffix(1))) }
      return page.notices.filter { $0 != .nothingFound && !$0.isSeen } + Self.told(page.feedFailures.map(\.error))
    } catch let error as NewsError where error != .cancelled {
      return Self.told([error])
    }
  }

  private static func told(_ errors: [NewsError]) -> [Notice] {
    errors.prefix(mostFailures).map { .older(because: $0, receivedAt: nil) }
  }

  /// Goes to the articles that came after the last visit to a scope, newest first, and keeps the visit.
  func showNew(
    in scope: ReadingScope, limit: Int, isWhole: Bool, fold: Bool?, session: inout Session
  ) async throws -> Outcome {
    let before = await visits.reference(for: scope, in: &session.visits)
    let request = NewsQuery.archive(FindRequest(.new(scope, since: before), limit: limit))
    let flat = try await news(request, .current, in: session.language.texts)
    let page = await folded(flat, request, fold: fold, language: session.language)
    let listing = NewsListing(request, page, fold: fold)
    let screen = HeadlinesScreen(listing, isWhole: isWhole, hasHint: session.takeHint())
    var outcome = Outcome.push(screen, notices: page.articles.isEmpty ? session.wayBack : [])
    outcome.afterwards = visit(to: listing, in: &session)
    return outcome
  }

  /// Keeps the visit to what is new, once it was shown and all of it was listed: the rest must stay new. At the first
  /// visit everything in the archive is new, and need not be listed unless the reader wanted only a part.
  func visit(to listing: NewsListing, in session: inout Session) -> (@Sendable () async throws -> Void)? {
    guard case .archive(let request) = listing.request, case .new(let scope, let since) = request.purpose else {
      return nil
    }
    let count = listing.page.allArticles.count + listing.page.hidden.count
    let isFirst = since == nil && request.limit == NewsQuery.limits.upperBound
    guard isFirst || listing.page.total ?? 0 <= count else { return nil }
    return visit(to: scope, in: &session)
  }

  /// Notes a visit in the session.
  ///
  /// - Returns: keeps it for later sessions, once the list was shown.
  func visit(to scope: ReadingScope, in session: inout Session) -> @Sendable () async throws -> Void {
    visits.show(scope, in: &session.visits)
    return { [visits] in await visits.keep(scope) }
  }

  /// Goes to articles of the archive.
  ///
  /// - Parameter labels: the labels to be told below the list.
  func showArchived(
    _ request: FindRequest, labels: [LabelCount] = [], isWhole: Bool = false, in session: inout Session
  ) async throws -> Outcome {
    let page = try await news(.archive(request), .current, in: session.language.texts)
    let screen = HeadlinesScreen(
      NewsListing(.archive(request), page), isWhole: isWhole, hasHint: session.takeHint(), labels: labels)
    // As `show` does with what is not found.
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
