import NewsDomain

// Screens that several commands lead to.

extension Session {
  /// Whether the next list says what can be done with it; the first few do.
  mutating func takeHint() -> Bool {
    guard hintsLeft > 0, format == .text else { return false }
    hintsLeft -= 1
    return true
  }

  /// Fetches headlines and goes to them.
  mutating func showHeadlines(_ request: HeadlineRequest, from newsroom: Newsroom) async throws -> Outcome {
    let page = try await newsroom.topHeadlines(request)
    let screen = HeadlinesScreen(
      articles: page.articles, request: request, provider: page.provider, total: page.total,
      hasHint: takeHint())
    coordinator.push(screen)
    return Outcome(screen, notices: page.notices)
  }

  /// Fetches sources and goes to them.
  mutating func showSources(_ request: SourceRequest, from newsroom: Newsroom) async throws -> Outcome {
    let list = try await newsroom.sources(request)
    if request == SourceRequest() { knownSources = list.sources }
    return showSources(list.sources, request, provider: list.provider, from: newsroom)
  }

  /// Goes to sources that are at hand already.
  mutating func showSources(
    _ sources: [NewsSource], _ request: SourceRequest, provider: Provider, from newsroom: Newsroom
  ) -> Outcome {
    let screen = SourcesScreen(
      groups: newsroom.groupSources(sources, by: grouping, in: language), chosen: edition.source.id,
      request: request, provider: provider, hasHint: takeHint())
    coordinator.push(screen)
    return Outcome(screen, notices: sources.isEmpty ? [.nothingFound] : [])
  }

  /// Goes to the detail of an article of the current list.
  mutating func showArticle(_ number: Int, from newsroom: Newsroom) throws -> Outcome {
    let list = try list()
    guard case .articles(let articles) = list.items else { throw ShellError.wrongKind }
    let article = try newsroom.openArticle(number, of: articles)
    let screen = ArticleScreen(article, number: number, in: list, hasHint: takeHint())
    coordinator.push(screen)
    return Outcome(screen)
  }

  /// Goes to the article before or after the one being read, in its place.
  mutating func showNeighbour(
    _ step: Int, orNowhere direction: ShellError.Direction, from newsroom: Newsroom
  ) throws -> Outcome {
    let list = try list()
    guard case .articles(let articles) = list.items else { throw ShellError.wrongKind }
    guard let position = coordinator.current?.position else {
      return try showArticle(step > 0 ? 1 : articles.count, from: newsroom)
    }
    guard articles.indices.contains(position - 1 + step) else { throw ShellError.nowhere(direction) }
    let screen = ArticleScreen(
      articles[position - 1 + step], number: position + step, in: list, hasHint: takeHint())
    coordinator.replace(with: screen)
    return Outcome(screen)
  }
}

extension NewsPage {
  /// What a reader is told beside the page.
  var notices: [Notice] {
    switch remark {
    case .servesOnlyUnitedStates(let country)?: [.servesOnlyUnitedStates(asked: country)]
    case nil: articles.isEmpty ? [.nothingFound] : []
    }
  }
}
