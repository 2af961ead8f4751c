import NewsDomain
import NewsPresentation

/// Shows articles and their texts.
package final class ArticlePresenter: Feature {
  let archive: any ArticleArchive & ArticleFactsRepository
  let pictures: PicturePresenter
  let readText: ReadText
  let settings: LiveSettings
  private let readStory: ReadStory
  private let markOpened: MarkRead
  private let states: ArticleStates
  let clock: WallClock

  package init(_ ports: any Ports) {
    archive = ports.archive
    pictures = PicturePresenter(ports)
    readText = ReadText(ports)
    settings = ports.settings
    readStory = ReadStory(ports)
    markOpened = MarkRead(archive: ports.archive, clock: ports.clock)
    states = ArticleStates(ports)
    clock = ports.clock
  }

  /// Goes to an article in detail.
  ///
  /// - Parameters:
  ///   - list: the list that the number belongs to.
  ///   - isWhole: whether all other articles of its story are shown.
  func showArticle(
    _ number: Int, of list: ResultList, isWhole: Bool = false, in session: inout Session
  ) async throws -> Outcome {
    let (screen, notices) = try await screen(number, of: list, isWhole: isWhole, in: &session)
    return .push(screen, notices: notices)
  }

  /// Goes to the article before or after the one being read, replacing its screen.
  ///
  /// - Parameter isUnread: Whether those that are marked as read are left out.
  func showNeighbour(
    _ step: Int, isUnread: Bool = false, orNowhere direction: ScreenError.Direction, in session: inout Session
  ) async throws -> Outcome {
    let list = try session.list()
    guard case .articles(let articles) = list.items else { throw ShellError.screen(.wrongKind) }
    let isOpen = session.coordinator.current?.position != nil
    // A reader continues from the article that was open before the list was shown again.
    let before = session.isAtPrompt ? session.coordinator.positionBefore : nil
    let position = session.coordinator.current?.position ?? before
    let own = list.ownCount
    var rows = list.news.map { $0.page.rows(isFolded: session.isFolding($0)) } ?? Array(0..<own)
    if let narrowing = session.narrowing(of: list) {
      let numbers = Set(narrowing.numbers)
      rows = rows.filter { numbers.contains($0 + 1) }
    }
    if isUnread {
      let later = rows.drop { $0 < position ?? 0 }
      let known = await states.states(of: later.map { articles[$0] })
      guard let next = later.first(where: { known[articles[$0].id]?.isRead != true }) else {
        throw ShellError.screen(.nowhere(direction))
      }
      return try await show(next, of: list, articles, isOpen: isOpen, in: &session)
    }
    guard let position else {
      return try await showArticle(((step > 0 ? rows.first : rows.last) ?? 0) + 1, of: list, in: &session)
    }
    let place = position - 1
    // Other articles of the same story have numbers after the list's own articles and do not belong to the list.
    let others = Array(articles.indices)
    let isHidden = articles.indices.contains(place) && list.news?.page.hiddenSince[articles[place].id] != nil
    // An article shown in the row of another one has a number after the rows.
    let reach = isHidden || rows.contains(place) ? rows : position > own ? Array(others.dropFirst(own)) : others
    guard let next = step > 0 ? reach.first(where: { $0 > place }) : reach.last(where: { $0 < place }) else {
      throw ShellError.screen(.nowhere(direction))
    }
    return try await show(next, of: list, articles, isOpen: isOpen, in: &session)
  }

  /// Shows an article of a list by its index, instead of another one if that is open.
  private func show(
    _ next: Int, of list: ResultList, _ articles: [Article], isOpen: Bool, in session: inout Session
  ) async throws -> Outcome {
    // After a text comes the next text.
    if session.coordinator.current is TextScreen, articles[next].provider != .sample {
      return .replace(try await textScreen(next + 1, of: list, in: &session))
    }
    let (screen, notices) = try await screen(next + 1, of: list, in: &session)
    return isOpen ? .replace(screen, notices: notices) : .push(screen, notices: notices)
  }

  private func screen(
    _ number: Int, of list: ResultList, isWhole: Bool = false, in session: inout Session
  ) async throws -> (ArticleScreen, [Notice]) {
    var list = session.coordinator.extended(list)
    guard case .articles(let articles) = list.items else { throw ShellError.screen(.wrongKind) }
    let listed = try articles.numbered(number)
    let known = readStory.knownStory(of: listed.id)
    let facts = await facts(of: listed, number, in: list, hasStory: known == nil, session)
    let (reading, failure) = try await text(with: listed, number: number, facts)
    let article = reading?.article ?? listed
    let picture = try await pictures.picture(of: article, in: session)
    await markRead(article, of: list, in: session)
    // Only reading a text can have found the article's own address.
    if reading != nil { list = session.learn(article, in: list) }
    let story = story(of: article, in: list, session, known, facts)
    var screen = ArticleScreen(
      article, number: number, in: list, story: story, isWhole: isWhole, text: reading?.text, picture: picture,
      hasHint: session.takeHint())
    screen.add(
      similar: SimilarArticles.chosen(among: facts.similar, like: article, besides: story?.articles ?? []))
    return (screen, failure.map { [.withoutText(because: $0)] } ?? [])
  }

  /// What the archive has of an article of a list.
  ///
  /// - Parameter hasStory: whether its story is needed if it is shown.
  private func facts(
    of article: Article, _ number: Int, in list: ResultList, hasStory: Bool, _ session: Session
  ) async -> ArticleFacts {
    guard article.provider != .sample else { return ArticleFacts() }
    let hasStory = hasStory && showsStory(of: article, in: list, session)
    // Similar ones are for a person at the prompt: a script asks for them with `find --like`.
    let hasSimilar =
      session.isAtPrompt && article.title?.nonBlank != nil && number <= list.news?.page.articles.count ?? 0
    let now = clock.now
    return await archive.facts(
      of: article.id, hasStory: hasStory, similar: hasSimilar ? SimilarArticles.request(at: now) : nil, at: now)
  }

  /// Marks an article as read if a person sees it now; scripts use `mark`.
  func markRead(_ article: Article, of list: ResultList, in session: Session) async {
    guard session.isAtPrompt, article.provider != .sample else { return }
    await markOpened(article, of: list.folded(into: article, in: session))
  }

  /// Whether the story of an article of a list is looked up.
  private func showsStory(of article: Article, in list: ResultList, _ session: Session) -> Bool {
    // A row of TSV has no column for it.
    guard session.format.hasDetails else { return false }
    guard let listed = list.news?.page.stories[article.id] else {
      // When opening a story from a list of stories, a reader expects to see who else covers it.
      return list.news == nil && session.isAtPrompt
    }
    // A script may open thousands, most of which no other article covers.
    return session.isAtPrompt || listed.articles > 1
  }

  /// The story of an article of a list; `nil` if no other article covers it, or it was not looked up.
  private func story(
    of article: Article, in list: ResultList, _ session: Session, _ known: Story?, _ facts: ArticleFacts
  ) -> Story? {
    guard showsStory(of: article, in: list, session) else { return nil }
    let others = list.news?.page.stories[article.id]?.others ?? []
    let story = known ?? readStory(of: article, and: others, in: facts)
    return story.articles.count > 1 ? story : nil
  }
}
