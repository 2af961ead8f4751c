import NewsDomain
import NewsPresentation

/// Shows articles and their texts.
package final class ArticlePresenter: Feature {
  let archive: any ArticleArchive & MarkRepository & TextRepository
  private let findSimilar: FindSimilar
  let pictures: PicturePresenter
  let readText: ReadText
  let settings: LiveSettings
  private let readStory: ReadStory
  private let clock: WallClock

  package init(_ ports: any Ports) {
    archive = ports.archive
    findSimilar = FindSimilar(archive: ports.archive, clock: ports.clock)
    pictures = PicturePresenter(ports)
    readText = ReadText(ports)
    settings = ports.settings
    readStory = ReadStory(ports)
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
    let own = list.ownCount
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
    _ number: Int, of list: ResultList, isWhole: Bool = false, in session: inout Session
  ) async throws -> (ArticleScreen, [Notice]) {
    var list = session.coordinator.extended(list)
    guard case .articles(let articles) = list.items else { throw ShellError.screen(.wrongKind) }
    let (reading, failure) = try await text(with: try articles.numbered(number), number: number)
    let article = try reading?.article ?? articles.numbered(number)
    let picture = try await pictures.picture(of: article, in: session)
    await markRead(article, of: list, in: session)
    // Only reading a text can have found the article's own address.
    if reading != nil { list = session.learn(article, in: list) }
    let story = try await story(of: article, in: list, session)
    var screen = ArticleScreen(
      article, number: number, in: list, story: story, isWhole: isWhole, text: reading?.text, picture: picture,
      hasHint: session.takeHint())
    screen.add(similar: await similar(to: article, number, in: list, story, session))
    return (screen, failure.map { [.withoutText(because: $0)] } ?? [])
  }

  /// Articles like one of a list, for a person at the prompt: a script asks for them with `find --like`.
  private func similar(
    to article: Article, _ number: Int, in list: ResultList, _ story: Story?, _ session: Session
  ) async -> [Article] {
    guard session.isAtPrompt, article.provider != .sample, number <= list.news?.page.articles.count ?? 0 else {
      return []
    }
    return await findSimilar(to: article, besides: story?.articles ?? [])
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

  /// The story of an article of a list; `nil` if no other article covers it, or it was not looked up.
  func story(of article: Article, in list: ResultList, _ session: Session) async throws -> Story? {
    // A row of TSV has no column for it.
    guard session.format.hasDetails else { return nil }
    let listed = list.news?.page.stories[article.id]
    // When opening a story from a list of stories, a reader expects to see who else covers it.
    guard listed != nil || (list.news == nil && session.isAtPrompt) else { return nil }
    // A script may open thousands, most of which no other article covers.
    if !session.isAtPrompt, let listed, listed.articles < 2 { return nil }
    let story = try await readStory(of: article, and: listed?.others ?? []).story
    return story.articles.count > 1 ? story : nil
  }
}
