import NewsDomain
import NewsPresentation

extension Session {
  /// Replaces an article with its version that has the source's own address, on all screens that show its list. The
  /// numbers stay.
  ///
  /// - Returns: the changed list; the same list if the address was known there.
  mutating func learn(_ article: Article, in list: ResultList) -> ResultList {
    let id = article.id
    guard case .articles(let articles) = list.items, let before = articles.first(where: { $0.id == id }),
      before.link != article.link
    else { return list }
    learn(article, besides: list.news)
    guard let shown = list.news, let listing = shown.replacing(article) else { return list }
    coordinator.complete(shown, as: listing)
    var list = list
    list.news = listing
    list.items = .articles(articles.map { $0.id == id ? article : $0 })
    return list
  }

  /// Gives an article the source's own address in the other lists of the session.
  private mutating func learn(_ article: Article, besides shown: NewsListing?) {
    guard let link = article.link, let way = article.linkWay else { return }
    let id = article.id
    var seen: Set<ObjectIdentifier> = []
    if let shown { seen.insert(ObjectIdentifier(shown)) }
    for news in coordinator.lists.compactMap(\.news) where seen.insert(ObjectIdentifier(news)).inserted {
      guard var known = news.page.articles.first(where: { $0.id == id }), known.linkWay == nil else { continue }
      known.take(ResolvedLink(link, by: way))
      if let listing = news.replacing(known) { coordinator.complete(news, as: listing) }
    }
  }

  /// Checks that words are not the number of an item of the list, which a reader at a prompt would mean by it.
  ///
  /// - Throws: `ShellError.usage`.
  func checkWords(_ words: String, of command: CommandName) throws {
    guard isAtPrompt, let number = Int(words), let list = coordinator.list, number > 0,
      number <= list.items.count
    else { return }
    throw ShellError.usage(.numberForWords(number, of: command))
  }

  /// The file behind an article, if its text is on the screen, and the number of links in the text.
  func file(of article: Article) -> (path: String, links: Int)? {
    guard let screen = coordinator.current as? TextScreen, screen.article.id == article.id, let path = screen.file
    else { return nil }
    return (path, screen.text.links.count)
  }
}
