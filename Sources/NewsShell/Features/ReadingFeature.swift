import NewsDomain
import NewsPresentation
import TerminalKit

/// Lists of articles, and the articles in them.
package struct ReadingFeature: Feature {
  let news: FetchNews
  let openArticle = OpenArticle()
  let viewOnWeb: ViewOnWeb
  private let showPicture: ShowPicture
  private let window: @Sendable () -> Window

  /// - Parameter window: the present size of the window.
  package init(
    news: FetchNews, viewOnWeb: ViewOnWeb, showPicture: ShowPicture, window: @escaping @Sendable () -> Window
  ) {
    self.news = news
    self.viewOnWeb = viewOnWeb
    self.showPicture = showPicture
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
  /// - Parameter isWhole: whether the reader has said how many articles to show.
  func show(_ request: NewsQuery, isWhole: Bool = false, in session: inout Session) async throws -> Outcome {
    // A reader first sees the stored list; a script cannot wait for a newer one, so it gets the current list at once.
    var freshness = session.isInteractive ? Freshness.kept : .current
    // These lists have many pages: some would be new and some old, and all of them would be fetched again.
    switch request {
    case .world, .river: freshness = .current
    case .headlines, .search, .archive, .front: break
    }
    let page = try await news(request, freshness, in: session.language.texts)
    let listing = NewsListing(request, page)
    let screen = HeadlinesScreen(listing, isWhole: isWhole, hasHint: session.takeHint())
    let notices = session.untold(page.notices) + (page.articles.isEmpty ? session.wayBack : [])
    return .push(screen, notices: notices, renewing: page.stored == .renewing ? listing : nil)
  }

  /// Goes to an article in detail.
  ///
  /// - Parameter list: the list that the number belongs to.
  func showArticle(_ number: Int, of list: ResultList, in session: inout Session) async throws -> Outcome {
    .push(try await screen(number, of: list, in: &session))
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
    return .replace(try await screen(position + step, of: list, in: &session))
  }

  private func screen(_ number: Int, of list: ResultList, in session: inout Session) async throws -> ArticleScreen {
    guard case .articles(let articles) = list.items else { throw ShellError.screen(.wrongKind) }
    let article = try openArticle(number, of: articles)
    let picture = try await picture(of: article, in: session)
    return ArticleScreen(article, number: number, in: list, picture: picture, hasHint: session.takeHint())
  }

  /// The greatest width of a picture, in cells: as wide as text.
  private static let pictureColumns = 80

  /// Whether the picture of an article would be shown.
  func mayShowPictures(in session: Session) -> Bool {
    session.format == .text && !session.display.isAccessible && !session.isElsewhere && window().isTerminal
      && showPicture.isPossible(as: session.display.pictures)
  }

  private func picture(of article: Article, in session: Session) async throws -> Picture? {
    guard mayShowPictures(in: session) else { return nil }
    let window = window()
    // The text matters most, so the picture takes at most a third of the window.
    return try await showPicture(
      article, columns: min(window.columns, Self.pictureColumns), rows: max(1, window.rows / 3),
      as: session.display.pictures)
  }
}
