import NewsDomain
import NewsPresentation
import TerminalKit

/// Shows lists of articles: fetched, searched, or of the archive.
package final class ListPresenter: Feature {
  let news: FetchNews
  let archive: any ArticleArchive & MarkRepository & StoryRepository
  let visits: VisitList
  let clock: WallClock
  let window: @Sendable () -> Window
  private let foldStories: FoldStories
  private let filterByState: FilterByState
  private let countGone: CountGone

  package init(_ ports: any Ports) {
    archive = ports.archive
    clock = ports.clock
    window = ports.window
    news = FetchNews(
      repository: ports.news, reader: ports.feedReader, archive: ports.archive, activity: ports.activity,
      clock: ports.clock, trace: ports.trace)
    visits = VisitList(archive: ports.archive, clock: ports.clock)
    foldStories = FoldStories(ports)
    filterByState = FilterByState(archive: ports.archive)
    countGone = CountGone(archive: ports.archive)
  }

  /// Fetches headlines and goes to them.
  ///
  /// - Parameter isWhole: whether the reader has chosen how many articles to show.
  func showHeadlines(
    _ request: HeadlineRequest, isWhole: Bool = false, in session: inout Session
  ) async throws -> Outcome {
    try await show(.headlines(request), isWhole: isWhole, in: &session)
  }

  /// Fetches the front page of a country and goes to it.
  func showHeadlines(of country: Country, in session: inout Session) async throws -> Outcome {
    try await showHeadlines(
      HeadlineRequest(scope: .local(country), language: session.edition.language), in: &session)
  }

  /// Fetches a list of articles and goes to it.
  ///
  /// - Parameters:
  ///   - choices: which of its articles are shown; all of them if empty.
  ///   - isWhole: whether the reader has chosen how many articles to show.
  ///   - fold: whether each story is one row; if `nil`, only where a person reads.
  func show(
    _ request: NewsQuery, only choices: Set<FilterChoice> = [], isWhole: Bool = false, fold: Bool? = nil,
    in session: inout Session
  ) async throws -> Outcome {
    var request = Self.enriched(request, in: session)
    // If a person pages through it, a list is folded as a whole: then the number of its stories is known.
    if !isWhole, session.isInteractive, request.paging == Paging() { request = request.longest }
    // A reader first sees the stored list; a script cannot wait for a newer one, so it gets the current list at once.
    var freshness = session.isInteractive ? Freshness.kept : .current
    // A list that is fetched again later would come without the filters.
    if !choices.isEmpty { freshness = .current }
    let scope = request.visitedScope
    var before: Visit?
    if let scope { before = await visits.reference(for: scope, in: &session.visits) }
    let filters = choices.filters(since: before)
    let fold = fold ?? (session.settings[FoldSetting.self] ? nil : false)
    let (page, _) = try await page(
      request, freshness, filters, fold: fold, isFolding: fold ?? session.isFolding, in: session)
    var new: NewCount?
    var afterwards: (@Sendable (Int?) async throws -> Void)?
    if let scope, page.origin.provider != .sample {
      new = await visits.count(page.articles, since: before)
      // A list that only a file or a program took was not visited.
      if isSeen(in: session) {
        let keep = visit(to: scope, in: &session)
        afterwards = { _ in try await keep() }
      }
    }
    let listing = NewsListing(request, page, filters: filters, fold: fold)
    let screen = HeadlinesScreen(listing, isWhole: isWhole, hasHint: session.takeHint(), new: new)
    // If nothing is found in the archive, a person keeps the previous list and its numbers. In a script the next
    // commands must not change another list.
    if session.isAtPrompt, session.coordinator.current != nil, request.isOfArchive, page.articles.isEmpty,
      page.hidden.isEmpty
    {
      return Outcome(screen, notices: session.notSaidYet(page.notices))
    }
    let notices = session.notSaidYet(page.notices) + (page.articles.isEmpty ? session.backHint : [])
    var outcome = Outcome.push(screen, notices: notices, renewing: page.origin.stored == .renewing ? listing : nil)
    outcome.afterwards = afterwards
    return outcome
  }

  /// The request with the feeds of sources fetched along with a list of a country, if a person reads it now. A script
  /// chooses that itself.
  private static func enriched(_ request: NewsQuery, in session: Session) -> NewsQuery {
    guard case .headlines(var headlines) = request, headlines.isOfCountry, headlines.enrichment == nil,
      session.isAtPrompt
    else { return request }
    headlines.enrichment = .brief
    return .headlines(headlines)
  }

  /// Fetches the next page of a list, with only those of its articles that the list shows.
  ///
  /// - Returns: the page, and whether it had any articles at all.
  func page(
    after listing: NewsListing, _ request: NewsQuery, in session: Session
  ) async throws -> (page: NewsPage, isEmpty: Bool) {
    let isFolding = session.isFolding(listing)
    let gone = await countGone(from: listing, isFolded: isFolding)
    var (page, isEmpty) = try await page(
      request.without(gone), .current, listing.filters, fold: listing.fold, isFolding: isFolding, in: session)
    page.total = page.total.map { $0 + gone }
    return (page, isEmpty)
  }

  /// Fetches a list once more. Only a person's lists are renewed.
  func renewed(_ listing: NewsListing, in session: Session) async throws -> NewsListing {
    // Of many requests, those whose answers are new enough are not sent again.
    let freshness =
      switch listing.request {
      case .world, .feeds: Freshness.current
      case .headlines, .search, .archive, .front: Freshness.renewed
      }
    let (page, _) = try await page(
      listing.request, freshness, listing.filters, fold: listing.fold, isFolding: listing.fold != false, in: session)
    return NewsListing(listing.request, page, filters: listing.filters, fold: listing.fold)
  }

  /// Fetches the part of a list that is asked for. Filters and ranks see the whole list, so that what a part has does not
  /// depend on its length.
  ///
  /// - Parameters:
  ///   - fold: whether each story is one row; if `nil`, only where a person reads.
  ///   - isFolding: whether each story is one row here.
  /// - Returns: the part, and whether there were any articles at all.
  private func page(
    _ request: NewsQuery, _ freshness: Freshness, _ filters: [ArticleFilter], fold: Bool?, isFolding: Bool,
    in session: Session
  ) async throws -> (page: NewsPage, isEmpty: Bool) {
    let isWhole = !filters.isEmpty || (request.hasStories && fold != false)
    let whole = isWhole ? request.longest : request
    let fetched = try await news(whole, freshness, in: session.language.texts)
    let flat = filters.isEmpty ? fetched : await filterByState(fetched, filters)
    var page = await folded(flat, whole, fold: fold, languages: session.readerLanguages)
    var isEmpty = fetched.articles.isEmpty && fetched.hidden.isEmpty
    if let paging = request.paging, whole != request || !filters.isEmpty {
      page = page.part(paging, isFolded: isFolding, isFiltered: !filters.isEmpty)
      isEmpty = isEmpty || (page.articles.isEmpty && page.hidden.isEmpty)
    }
    return (page, isEmpty)
  }
}

extension ListPresenter {
  /// Whether a person sees the output of a session, rather than a program or file.
  func isSeen(in session: Session) -> Bool { !session.isElsewhere && window().isTerminal }
}

// MARK: - Stories

extension ListPresenter {
  /// The time before and after the articles of a page in which others may cover their stories, in seconds.
  private static let margin = 86_400.0

  /// The page with the stories of its articles, in lists that show them.
  ///
  /// - Parameter fold: whether each story is one row; `false` leaves the articles in order.
  func folded(
    _ page: NewsPage, _ request: NewsQuery, fold: Bool?, languages: ReaderLanguages
  ) async -> NewsPage {
    guard request.hasStories else { return page }
    if case .world = request { await groupNews(of: page) }
    return await foldStories(
      page, isFolding: fold != false, isFrontPage: request.isFrontPage, isByDate: request.isByDate,
      languages: languages)
  }

  /// A list with the articles that mutes hide, in the rows of their stories.
  func unhidden(_ listing: NewsListing, in session: Session) async -> NewsListing {
    let whole = listing.unhidden
    guard whole.request.hasStories else { return whole }
    // The rows are in their order already.
    let page = await foldStories(
      whole.page, isFolding: whole.fold != false, isFrontPage: false, languages: session.readerLanguages)
    return whole.with(page)
  }

  /// Groups everything that came with a page of the world, which shows only the first articles of each country: `open`
  /// later counts the others as well.
  private func groupNews(of page: NewsPage) async {
    let dates = page.articles.compactMap(\.publishedAt)
    guard let first = dates.min(), let last = dates.max() else { return }
    // A list is shown even if this fails or is cancelled.
    try? await archive.groupAll(in: first.addingTimeInterval(-Self.margin)...last.addingTimeInterval(Self.margin)) {
      _, _ in
    }
  }
}

extension NewsQuery {
  /// Whether its list shows stories: not if a reader has composed it, or if it answers a search of the archive.
  fileprivate var hasStories: Bool {
    switch self {
    case .headlines, .search, .world: return true
    case .feeds, .front: return false
    case .archive(let request):
      if case .new = request.purpose { return true }
      return false
    }
  }

  /// Whether it is ordered by importance.
  fileprivate var isFrontPage: Bool {
    if case .headlines(let request) = self { request.isOfCountry && request.paging.isFirst } else { false }
  }

  /// Whether its list has the newest articles first.
  fileprivate var isByDate: Bool {
    switch self {
    case .search(let request): request.order == .published
    case .archive(let request): request.order == .published
    case .headlines, .world, .feeds, .front: false
    }
  }
}
