import NewsDomain
import NewsPresentation

/// Texts of articles.
extension ArticlePresenter {
  /// Goes to the text of an article of a list.
  ///
  /// - Throws: `ShellError.screen(.wrongKind)` if the list has no articles.
  func showText(
    _ number: Int, of list: ResultList, isAgain: Bool, in session: inout Session
  ) async throws -> Outcome {
    if case .articles(let articles) = list.items, let article = try? articles.numbered(number),
      article.link == nil, let file = session.file(of: article)
    {
      return try await showText(at: .file(file.path), isAgain: isAgain, in: &session)
    }
    return .push(try await textScreen(number, of: list, isAgain: isAgain, in: &session))
  }

  /// The text of an article of a list, to be shown.
  ///
  /// - Throws: `ShellError.screen(.wrongKind)` if the list has no articles.
  func textScreen(
    _ number: Int, of list: ResultList, isAgain: Bool = false, in session: inout Session
  ) async throws -> TextScreen {
    let list = session.coordinator.extended(list)
    guard case .articles(let articles) = list.items else { throw ShellError.screen(.wrongKind) }
    let reading = try await readText(try articles.numbered(number), number: number, isAgain: isAgain)
    return try await screen(reading, number, of: list, in: &session)
  }

  /// Goes to the text of a page or a file. A page that belongs to an article in the archive is shown as that article.
  func showText(at place: PagePlace, isAgain: Bool, in session: inout Session) async throws -> Outcome {
    if case .address(let address, _) = place, let known = await archived(address) {
      let reading = try await readText(known, number: 1, isAgain: isAgain)
      return .push(try await screen(reading, 1, of: ResultList(.articles([known])), in: &session))
    }
    let text: ArticleText
    do {
      text = try await readText(place)
    } catch let error as NewsError {
      // Addresses are shown without their scheme, and may be typed that way.
      guard case .file = error, case .file(let name) = place, let address = ReadTarget.address(of: name) else {
        throw error
      }
      return try await showText(at: .address(address, mayBeLocal: true), isAgain: isAgain, in: &session)
    }
    var article = Article(
      title: text.title ?? place.fileName, source: Article.Source(name: text.site), link: WebLink(text.url)?.address,
      publishedAt: text.publishedAt, provider: .feeds)
    (article.author, article.imageLink) = (text.author, text.imageLink)
    let reading = ReadText.Reading(article: article, text: text)
    return .push(try await screen(reading, 1, of: ResultList(.articles([article])), in: &session))
  }

  /// The article in the archive that a page belongs to.
  private func archived(_ address: String) async -> Article? {
    let id = Article(link: address, provider: .feeds).idOfLink
    guard let prefix = ArticleIDPrefix(id.description) else { return nil }
    return try? await archive.article(prefix)
  }

  private func screen(
    _ reading: ReadText.Reading, _ number: Int, of list: ResultList, in session: inout Session
  ) async throws -> TextScreen {
    var pictured = reading.article
    pictured.imageLink = pictured.imageLink ?? reading.text.imageLink
    let picture = try await pictures.picture(of: pictured, in: session)
    // If there was nothing to read, the article is not marked as read.
    if !reading.text.blocks.isEmpty { await markRead(reading.article, of: list, in: session) }
    let list = session.learn(reading.article, in: list)
    return TextScreen(
      reading.article, reading.text, number: number, in: list, picture: picture, hasHint: session.takeHint())
  }

  /// The text to show with an article: the stored one, or that of its page if the reader wants it with every article.
  ///
  /// - Returns: the text, and why it could not be fetched.
  func text(
    with article: Article, number: Int, _ facts: ArticleFacts
  ) async throws -> (reading: ReadText.Reading?, failure: NewsError?) {
    guard article.provider != .sample else { return (nil, nil) }
    if !settings[ReaderSetting.self] { return (readText.kept(article, in: facts), nil) }
    do {
      return (try await readText(article, number: number, in: facts), nil)
    } catch let error as NewsError where error != .cancelled {
      return (nil, error)
    }
  }

  /// The link of a text by its number: of the text on the screen, else of the stored one.
  ///
  /// - Throws: `TextError.noSuchLink`, `TextError.notKept`.
  func link(_ link: Int, ofText item: Int, in session: Session) async throws -> WebLink {
    let (_, article) = try await session.articles([.number(item)], orOf: archive)[0]
    let shown = (session.coordinator.current as? TextScreen).flatMap { $0.position == item ? $0.text : nil }
    var text = shown
    if text == nil { text = await readText.kept(article) }
    guard let text else { throw NewsError.text(.notKept(item: item)) }
    let links = text.links
    guard links.indices.contains(link - 1), let found = WebLink(links[link - 1]) else {
      throw NewsError.text(.noSuchLink(link, item: item, count: links.count))
    }
    return found
  }
}
