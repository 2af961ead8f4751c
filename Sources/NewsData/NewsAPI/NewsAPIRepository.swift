import NewsDomain

/// News and sources of NewsAPI.org.
public struct NewsAPIRepository: NewsRepository, SourceRepository {
  /// Many times what NewsAPI lists today.
  private static let mostSources = 2000

  private let service: NewsAPIService

  /// - Parameter base: where NewsAPI is, such as `https://newsapi.org/v2`.
  public init(http: HTTPClient, base: String, keys: any KeyRepository) {
    service = NewsAPIService(http: http, base: base, keys: keys)
  }

  public func headlines(_ request: HeadlineRequest) async throws -> NewsPage {
    var query = NewsAPIEndpoint.TopHeadlines(pageSize: request.limit, page: request.page)
    var asked: Country?
    switch request.scope {
    case .local(let country):
      query.country = country.code
      asked = country
    case .category(let category, let country):
      query.country = country.code
      query.category = category.code
      asked = country
    case .source(let source):
      query.sources = [source.id]
    }

    let answer = try await service.answer(to: .topHeadlines(query))
    guard let articles = answer.articles else {
      throw service.badResponse("no articles in the answer")
    }
    // No more than was asked for and no less than nothing, whatever a server sends.
    var page = NewsPage(
      articles: articles.prefix(request.limit).map(Article.init(newsAPI:)),
      total: answer.totalResults.map { max(0, $0) }, provider: .newsapi)
    if articles.isEmpty, request.page == 1, let asked, asked != .unitedStates {
      page.remark = .servesOnlyUnitedStates(asked: asked)
    }
    return page
  }

  public func sources(_ request: SourceRequest) async throws -> SourceList {
    let query = NewsAPIEndpoint.Sources(
      category: request.category?.code, language: request.language?.newsAPICode,
      country: request.country?.newsAPICode)
    let answer = try await service.answer(to: .sources(query))
    guard let wire = answer.sources else {
      throw service.badResponse("no sources in the answer")
    }
    // Filtered again: what NewsAPI cannot be asked for by its own spelling was not asked for.
    return SourceList(
      sources: wire.prefix(Self.mostSources).compactMap(NewsSource.init(newsAPI:)).filter(request.admits),
      provider: .newsapi)
  }
}
