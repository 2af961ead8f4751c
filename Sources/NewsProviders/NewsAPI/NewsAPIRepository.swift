import NewsDomain

/// News and sources of NewsAPI.org.
package struct NewsAPIRepository: NewsRepository, SourceRepository {
  private let service: NewsAPIService

  /// - Parameter base: the address of NewsAPI, such as `https://newsapi.org/v2`.
  package init(fetcher: Fetcher, base: String, keys: any KeyRepository) {
    service = NewsAPIService(fetcher: fetcher, base: base) { keys.key }
  }

  package func headlines(_ request: HeadlineRequest, _ freshness: Freshness) async throws -> NewsPage {
    let slice = PageSlice(request.paging)
    var query = NewsAPIEndpoint.TopHeadlines(pageSize: slice.pageSize, page: slice.page)
    var asked: Country?
    switch request.scope {
    // NewsAPI does not have these countries, and gives some of their codes other meanings: `is` is Israel.
    case .local(let country) where !country.isMain, .category(_, let country) where !country.isMain:
      return NewsPage(
        articles: [], total: 0, provider: .newsapi, remark: .servesOnlyUnitedStates(asked: country))
    case .local(let country):
      query.country = country.code
      asked = country
    case .category(let category, let country):
      query.country = country.code
      query.category = category.code
      asked = country
    case .source(let source):
      query.sources = [source.id]
    case .topic: throw NewsError.feed(.noFeedKnown)
    }

    if slice.pageSize > ListSize.standard, slice.page == 1 { query = await whole(query, freshness) ?? query }
    var page = try await page(of: .topHeadlines(query), slice, freshness, in: ArchivedList(request))
    if page.articles.isEmpty, page.removed == 0, request.paging.isFirst, let asked, asked != .unitedStates {
      page.remark = .servesOnlyUnitedStates(asked: asked)
    }
    return page
  }

  /// The query for a page of the usual size, if a recent answer to that has the whole list.
  private func whole(
    _ query: NewsAPIEndpoint.TopHeadlines, _ freshness: Freshness
  ) async -> NewsAPIEndpoint.TopHeadlines? {
    var short = query
    short.pageSize = ListSize.standard
    let endpoint = NewsAPIEndpoint.topHeadlines(short)
    let now = service.fetcher.clock.now
    let list = await service.fetcher.lists.list(service.address(of: endpoint)) { head in
      endpoint.validity.reason(at: now.timeIntervalSince(head.receivedAt), freshness) != nil
    }
    return list.flatMap { $0.total ?? .max <= $0.items.count ? short : nil }
  }

  package func search(_ request: SearchRequest, _ freshness: Freshness) async throws -> NewsPage {
    let slice = PageSlice(request.paging)
    let language = request.edition.language
    var query = NewsAPIEndpoint.Everything(
      q: request.text.isEmpty ? nil : request.text, searchIn: request.fields.map(\.rawValue),
      sources: request.sources, domains: request.domains, dates: request.dates,
      language: language?.newsAPISearchCode, sortBy: request.order.newsAPICode)
    (query.pageSize, query.page) = (slice.pageSize, slice.page)
    return try await page(of: .everything(query), slice, freshness, language: language?.code)
  }

  private func page(
    of endpoint: NewsAPIEndpoint, _ slice: PageSlice, _ freshness: Freshness, in list: ArchivedList? = nil,
    language: String? = nil
  ) async throws -> NewsPage {
    let request = service.address(of: endpoint)
    let keeper = NewsAPIKeeper(
      lists: service.fetcher.lists,
      place: .archive(list, front: list != nil && slice.page == 1 ? .given : .none))
    let answer = try await service.answer(to: endpoint, freshness, in: keeper) { answer, response in
      guard let articles = answer.articles else { throw service.badResponse("no articles in the answer") }
      // Takes at most as many articles as requested, and no negative total, whatever the server sends.
      let parser = service.fetcher.parser
      let asked = articles.prefix(slice.pageSize)
      var plain = try await asked.filter { !$0.isRemoved }.plain(by: parser, of: service.host)[...]
      return await NewsAPIContents(
        asked.map { $0.isRemoved ? nil : plain.popFirst().map(Article.init(newsAPI:)) },
        total: answer.totalResults.map { min(max(0, $0), NewsPage.maxTotal) },
        Provenance(Origin(.newsapi), request: request, language: language, isLocal: response.isLocal),
        parser)
    }
    var items = answer.value.items
    for index in items.indices {
      let isLocal = items[index]?.provenance?.isLocal == true
      items[index]?.provenance = Provenance(
        Origin(.newsapi, receivedAt: answer.received, stored: answer.stored), request: request, language: language,
        isLocal: isLocal)
      items[index]?.dropDate(aheadOf: answer.received)
    }
    let given = items.dropFirst(slice.skipped).prefix(slice.limit)
    let there = given.compactMap(\.self)
    let page = NewsPage(
      articles: there, total: answer.value.total, provider: .newsapi, receivedAt: answer.received,
      stored: answer.stored,
      removed: given.count - there.count)
    return page
  }

  package func sources(_ request: SourceRequest) async throws -> SourceList {
    let query = NewsAPIEndpoint.Sources(
      category: request.category?.code, language: request.language?.newsAPICode,
      country: request.country?.newsAPICode)
    let keeper = SourceListKeeper(fetcher: service.fetcher)
    let answer = try await service.answer(to: .sources(query), .current, in: keeper) { answer, _ in
      guard let sources = answer.sources else { throw service.badResponse("no sources in the answer") }
      return try await sources.plain(by: service.fetcher.parser, of: service.host).compactMap(NewsSource.init(newsAPI:))
    }
    // Filtered here as well, because codes that NewsAPI spells in several ways are left out of the request.
    return SourceList(
      sources: answer.value.filter(request.admits), provider: .newsapi, receivedAt: answer.received,
      stored: answer.stored)
  }
}

/// The page to request from NewsAPI, and the part of it to return. A short page is cut from a page of the default size,
/// so that one answer serves both, also offline.
private struct PageSlice {
  let pageSize: Int
  let page: Int
  let skipped: Int
  let limit: Int

  init(_ paging: Paging) {
    limit = paging.limit
    let isPart = paging.reach <= ListSize.standard
    pageSize = isPart ? ListSize.standard : limit
    page = isPart ? 1 : paging.page
    skipped = isPart ? paging.skipped : 0
  }
}
