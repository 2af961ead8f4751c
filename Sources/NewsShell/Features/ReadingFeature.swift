import NewsDomain
import NewsPresentation
import TerminalKit

/// Lists of articles, and the articles in them.
package final class ReadingFeature: Feature {
  let news: FetchNews
  let openArticle = OpenArticle()
  let viewOnWeb: ViewOnWeb
  let texts: ReadText
  let settings: LiveSettings
  let archive: any ArticleArchive & MarkRepository & StoryRepository & TextRepository
  let terms: any TermReader & WordWeights
  let countries: SourceCountries
  let foldStories: FoldStories
  /// Reads stories with all their articles.
  let readStory: ReadStory
  let visits: VisitList
  private let filterByState: FilterByState
  private let showPicture: ShowPicture
  let clock: WallClock
  let window: @Sendable () -> Window

  /// - Parameters:
  ///   - archive: the archive, with the reader's marks and visits.
  ///   - terms: reads the terms by which articles are grouped.
  ///   - countries: the countries of sources.
  ///   - window: the current size of the window.
  package init(
    news: FetchNews, viewOnWeb: ViewOnWeb, texts: ReadText, settings: LiveSettings, showPicture: ShowPicture,
    archive: any ArticleArchive & MarkRepository & StoryRepository & TextRepository,
    terms: any TermReader & WordWeights, countries: SourceCountries,
    clock: WallClock, window: @escaping @Sendable () -> Window
  ) {
    self.news = news
    self.viewOnWeb = viewOnWeb
    self.texts = texts
    self.settings = settings
    self.showPicture = showPicture
    self.archive = archive
    self.terms = terms
    self.countries = countries
    foldStories = FoldStories(archive: archive, terms: terms, countries: countries, clock: clock)
    readStory = ReadStory(stories: archive, countries: countries)
    visits = VisitList(archive: archive, clock: clock)
    filterByState = FilterByState(archive: archive)
    self.clock = clock
    self.window = window
  }

  package static func of(_ features: Features) -> ReadingFeature { features.reading }

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
    if !isWhole, session.isInteractive { request = request.longest }
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
    var new: NewCount?
    var afterwards: (@Sendable (Int?) async throws -> Void)?
    if let scope, flat.provider != .sample {
      new = await visits.count(flat.articles, since: before)
      let keep = visit(to: scope, in: &session)
      afterwards = { _ in try await keep() }
    }
    let fold = fold ?? (session.settings[FoldSetting.self] ? nil : false)
    let page = await folded(flat, request, fold: fold, language: session.language)
    let listing = NewsListing(request, page, filters: filters, fold: fold)
    let screen = HeadlinesScreen(listing, isWhole: isWhole, hasHint: session.takeHint(), new: new)
    // If nothing is found in the archive, a person keeps the previous list and its numbers. In a script the next
    // commands must not change another list.
    if session.isAtPrompt, session.coordinator.current != nil, request.isOfArchive, page.articles.isEmpty,
      page.hidden.isEmpty
    {
      return Outcome(screen, notices: session.untold(page.notices))
    }
    let notices = session.untold(page.notices) + (page.articles.isEmpty ? session.wayBack : [])
    var outcome = Outcome.push(screen, notices: notices, renewing: page.stored == .renewing ? listing : nil)
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
    let page = try await news(request, .current, in: session.language.texts)
    let shown = await filterByState(page, listing.filters)
    return (
      await folded(shown, request, fold: listing.fold, language: session.language),
      page.articles.isEmpty && page.hidden.isEmpty
    )
  }

  /// The states of the articles that are in the archive, where the sample edition never is.
  func states(of articles: [Article]) async -> [ArticleID: ArticleState] {
    let ids = articles.lazy.filter { $0.provider != .sample }.map(\.id)
    return ids.isEmpty ? [:] : await archive.states(of: Array(ids))
  }

  /// The screen with the current marks of its articles. Their labels become known to the session.
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

  /// Goes to the article before or after the one being read, replacing its screen.
  func showNeighbour(
    _ step: Int, orNowhere direction: ScreenError.Direction, in session: inout Session
  ) async throws -> Outcome {
    let list = try session.list()
    guard case .articles(let articles) = list.items else { throw ShellError.screen(.wrongKind) }
    let isOpen = session.coordinator.current?.position != nil
    // A reader continues from the article that was open before the list was shown again.
    let before = session.isAtPrompt ? session.coordinator.positionBefore : nil
    guard let position = session.coordinator.current?.position ?? before else {
      let rows = list.news.map { $0.rowCount(isFolded: session.isFolding($0)) } ?? articles.count
      return try await showArticle(step > 0 ? 1 : rows, of: list, in: &session)
    }
    // Other articles of the same story have numbers after the list's own articles and do not belong to the list.
    let own = list.news?.page.articles.count ?? articles.count
    let rows = list.news.map { $0.page.rows(isFolded: session.isFolding($0)) } ?? Array(0..<own)
    let others = Array(articles.indices)
    // An article shown in the row of another one has a number after the rows.
    let reach = rows.contains(position - 1) ? rows : position > own ? Array(others.dropFirst(own)) : others
    guard let place = reach.firstIndex(of: position - 1), reach.indices.contains(place + step) else {
      throw ShellError.screen(.nowhere(direction))
    }
    let next = reach[place + step]
    // After a text comes the next text.
    if session.coordinator.current is TextScreen, articles[next].provider != .sample {
      return .replace(try await textScreen(next + 1, of: list, in: &session))
    }
    let (screen, notices) = try await screen(next + 1, of: list, in: &session)
    return isOpen ? .replace(screen, notices: notices) : .push(screen, notices: notices)
  }

  private func screen(
    _ number: Int, of list: ResultList, in session: inout Session
  ) async throws -> (ArticleScreen, [Notice]) {
    guard case .articles(let articles) = list.items else { throw ShellError.screen(.wrongKind) }
    let (reading, failure) = try await text(with: try openArticle(number, of: articles), number: number)
    let article = try reading?.article ?? openArticle(number, of: articles)
    let picture = try await picture(of: article, in: session)
    await markRead(article, of: list, in: session)
    // Only reading a text can have found the article's own address.
    let list = reading == nil ? list : session.learn(article, in: list)
    let screen = ArticleScreen(
      article, number: number, in: list, story: try await story(of: article, in: list, session), text: reading?.text,
      picture: picture, hasHint: session.takeHint())
    return (screen, failure.map { [.withoutText(because: $0)] } ?? [])
  }

  /// Marks an article as read if a person sees it now, and the others of its row as shown; scripts use `mark`.
  func markRead(_ article: Article, of list: ResultList, in session: Session) async {
    guard session.isAtPrompt, article.provider != .sample else { return }
    // The article is shown even if it is not in the archive, or the archive cannot be used.
    _ = try? await archive.mark([article.id], .read, at: clock.now)
    // The others of its row were not opened, but need not be shown again.
    let others = list.folded(into: article, in: session).map(\.id)
    if !others.isEmpty { _ = try? await archive.mark(others, .shown, at: clock.now) }
  }

  /// The greatest width of a picture, in cells: as wide as text.
  private static let pictureColumns = 80

  /// Whether the picture of an article would be shown.
  func mayShowPictures(in session: Session) -> Bool {
    session.format == .text && !session.isAccessible && !session.isElsewhere && window().isTerminal
      && showPicture.isPossible(as: session.settings[PicturesSetting.self])
  }

  func picture(of article: Article, in session: Session) async throws -> Picture? {
    guard mayShowPictures(in: session) else { return nil }
    let window = window()
    // The text matters most, so the picture takes at most a third of the window.
    return try await showPicture(
      article, columns: min(window.columns, Self.pictureColumns), rows: max(1, window.rows / 3),
      as: session.settings[PicturesSetting.self])
  }
}
