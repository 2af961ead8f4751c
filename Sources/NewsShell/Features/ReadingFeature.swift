import NewsDomain
import NewsPresentation
import TerminalKit

/// Lists of articles, and the articles in them.
package struct ReadingFeature: Feature {
  let news: FetchNews
  let openArticle = OpenArticle()
  let viewOnWeb: ViewOnWeb
  let texts: ReadText
  let textUse: TextUse
  let archive: any ArticleArchive & MarkRepository & StoryRepository & TextRepository
  let terms: any TermReader & WordWeights
  let countries: SourceCountries
  let foldStories: FoldStories
  let visits: VisitList
  private let filterByState: FilterByState
  private let showPicture: ShowPicture
  private let clock: WallClock
  let window: @Sendable () -> Window

  /// - Parameters:
  ///   - archive: the archive, with the reader's marks and visits.
  ///   - terms: reads what articles are grouped by.
  ///   - countries: the countries of sources.
  ///   - window: the present size of the window.
  package init(
    news: FetchNews, viewOnWeb: ViewOnWeb, texts: ReadText, textUse: TextUse, showPicture: ShowPicture,
    archive: any ArticleArchive & MarkRepository & StoryRepository & TextRepository,
    terms: any TermReader & WordWeights, countries: SourceCountries,
    clock: WallClock, window: @escaping @Sendable () -> Window
  ) {
    self.news = news
    self.viewOnWeb = viewOnWeb
    self.texts = texts
    self.textUse = textUse
    self.showPicture = showPicture
    self.archive = archive
    self.terms = terms
    self.countries = countries
    foldStories = FoldStories(archive: archive, terms: terms, countries: countries, clock: clock)
    visits = VisitList(archive: archive, clock: clock)
    filterByState = FilterByState(archive: archive)
    self.clock = clock
    self.window = window
  }

  package static func of(_ features: Features) -> Self { features.reading }

  /// Fetches headlines and goes to them.
  ///
  /// - Parameter isWhole: whether the reader has said how many articles to show.
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
  ///   - isWhole: whether the reader has said how many articles to show.
  ///   - isFlat: whether every article is a row of its own; as the reader has set it if `nil`.
  func show(
    _ request: NewsQuery, only choices: Set<FilterChoice> = [], isWhole: Bool = false, isFlat: Bool? = nil,
    in session: inout Session
  ) async throws -> Outcome {
    let request = Self.enriched(request, in: session)
    // A reader first sees the stored list; a script cannot wait for a newer one, so it gets the current list at once.
    var freshness = session.isInteractive ? Freshness.kept : .current
    // These lists have many pages: some would be new and some old, and all of them would be fetched again.
    switch request {
    case .world, .river: freshness = .current
    case .headlines, .search, .archive, .front: break
    }
    // A list that is fetched again later would come without the filters.
    if !choices.isEmpty { freshness = .current }
    let scope = request.visitedScope
    var before: Visit?
    if let scope { before = await visits.reference(for: scope, in: &session.visits) }
    let filters = choices.filters(since: before)
    let fetched = try await news(request, freshness, in: session.language.texts)
    let flat = await filterByState(fetched, filters)
    let new = await count(flat, in: scope, since: before, session: &session)
    let page = await folded(
      flat, request, isFlat: isFlat ?? !session.display.folds, language: session.language)
    let listing = NewsListing(request, page, filters: filters)
    let screen = HeadlinesScreen(listing, isWhole: isWhole, hasHint: session.takeHint(), new: new)
    let notices = session.untold(page.notices) + (page.articles.isEmpty ? session.wayBack : [])
    return .push(screen, notices: notices, renewing: page.stored == .renewing ? listing : nil)
  }

  /// The request with the feeds of sources asked beside a list of a country, if a person reads it now. A script says
  /// itself whether it wants them.
  private static func enriched(_ request: NewsQuery, in session: Session) -> NewsQuery {
    guard case .headlines(var headlines) = request, headlines.isOfCountry, headlines.enrichment == nil,
      session.isInteractive, session.format == .text, !session.isElsewhere
    else { return request }
    headlines.enrichment = .brief
    return .headlines(headlines)
  }

  /// Counts the new articles of a list, and keeps the visit.
  ///
  /// - Parameter scope: `nil` if visits to the list are not kept.
  /// - Returns: `nil` if there was no visit before.
  private func count(
    _ page: NewsPage, in scope: ReadingScope?, since before: Visit?, session: inout Session
  ) async -> NewCount? {
    guard let scope, page.provider != .sample else { return nil }
    let new = await visits.count(page.articles, since: before)
    await visits.keep(scope, in: &session.visits)
    return new
  }

  /// Fetches the next page of a list, with those of its articles that the list shows.
  ///
  /// - Returns: the page, and whether it had any articles at all.
  func page(
    after listing: NewsListing, _ request: NewsQuery, in session: Session
  ) async throws -> (page: NewsPage, isEmpty: Bool) {
    let page = try await news(request, .current, in: session.language.texts)
    let shown = await filterByState(page, listing.filters)
    return (
      await folded(shown, like: listing, language: session.language), page.articles.isEmpty && page.hidden.isEmpty
    )
  }

  /// The states of those articles that are in the archive, where the sample edition never is.
  func states(of articles: [Article]) async -> [ArticleID: ArticleState] {
    let ids = articles.lazy.filter { $0.provider != .sample }.map(\.id)
    return ids.isEmpty ? [:] : await archive.states(of: Array(ids))
  }

  /// The screen with the present marks of its articles. Their labels become known to the session.
  func marked(_ screen: any Screen, in session: inout Session) async -> any Screen {
    guard var marked = screen as? any MarkedScreen else { return screen }
    let states = await states(of: marked.markedArticles)
    guard !states.isEmpty else { return screen }
    session.learn(states.values.flatMap(\.labels))
    marked.take(states)
    return marked
  }

  /// Goes to an article in detail.
  ///
  /// - Parameter list: the list that the number belongs to.
  func showArticle(_ number: Int, of list: ResultList, in session: inout Session) async throws -> Outcome {
    let (screen, notices) = try await screen(number, of: list, in: &session)
    return .push(screen, notices: notices)
  }

  /// Goes to the article before or after the one being read, whose screen it replaces.
  func showNeighbour(
    _ step: Int, orNowhere direction: ScreenError.Direction, in session: inout Session
  ) async throws -> Outcome {
    let list = try session.list()
    guard case .articles(let articles) = list.items else { throw ShellError.screen(.wrongKind) }
    guard let position = session.coordinator.current?.position else {
      return try await showArticle(step > 0 ? 1 : articles.count, of: list, in: &session)
    }
    // Other articles of the same story have numbers after the list's own articles and do not belong to the list.
    let own = list.news?.page.articles.count ?? articles.count
    let reach = position > own ? own..<articles.count : 0..<own
    guard reach.contains(position - 1 + step) else { throw ShellError.screen(.nowhere(direction)) }
    // After a text comes the next text.
    if session.coordinator.current is TextScreen, articles[position - 1 + step].provider != .sample {
      return .replace(try await textScreen(position + step, of: list, in: &session))
    }
    let (screen, notices) = try await screen(position + step, of: list, in: &session)
    return .replace(screen, notices: notices)
  }

  private func screen(
    _ number: Int, of list: ResultList, in session: inout Session
  ) async throws -> (ArticleScreen, [Notice]) {
    guard case .articles(let articles) = list.items else { throw ShellError.screen(.wrongKind) }
    let (reading, failure) = try await text(with: try openArticle(number, of: articles), number: number)
    let article = try reading?.article ?? openArticle(number, of: articles)
    let picture = try await picture(of: article, in: session)
    await markRead(article, of: list, in: session)
    let list = session.learn(article, in: list)
    let screen = ArticleScreen(
      article, number: number, in: list, story: try await story(of: article, in: list), text: reading?.text,
      picture: picture, hasHint: session.takeHint())
    return (screen, failure.map { [.withoutText(because: $0)] } ?? [])
  }

  /// Marks an article and those of its row as read if a person sees it now; scripts use `mark`.
  func markRead(_ article: Article, of list: ResultList, in session: Session) async {
    guard session.isInteractive, session.format == .text, !session.isElsewhere, article.provider != .sample else {
      return
    }
    // The article is shown all the same if it is not in the archive, or the archive cannot be used.
    // Who has seen a story has seen what its row stands for.
    let ids = [article.id] + list.folded(into: article).map(\.id)
    _ = try? await archive.mark(ids, .read, at: clock.now)
  }

  /// The greatest width of a picture, in cells: as wide as text.
  private static let pictureColumns = 80

  /// Whether the picture of an article would be shown.
  func mayShowPictures(in session: Session) -> Bool {
    session.format == .text && !session.display.isAccessible && !session.isElsewhere && window().isTerminal
      && showPicture.isPossible(as: session.display.pictures)
  }

  func picture(of article: Article, in session: Session) async throws -> Picture? {
    guard mayShowPictures(in: session) else { return nil }
    let window = window()
    // The text matters most, so the picture takes at most a third of the window.
    return try await showPicture(
      article, columns: min(window.columns, Self.pictureColumns), rows: max(1, window.rows / 3),
      as: session.display.pictures)
  }
}
