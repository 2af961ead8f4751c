/// Fetches the first headlines of every country, all countries in parallel. A country that fails does not affect the
/// others.
package struct FetchWorldHeadlines: Sendable {
  /// If this many countries fail before any gives news, no more requests are sent.
  private static let patience = 8

  private let repository: any NewsRepository
  private let activity: Activity

  /// - Parameter activity: receives how many countries are done.
  package init(repository: any NewsRepository, activity: Activity) {
    self.repository = repository
    self.activity = activity
  }

  /// - Parameter names: the names by which the countries are sorted.
  /// - Throws: ``NewsError`` if no country gives anything.
  package func callAsFunction(
    _ request: WorldRequest, _ freshness: Freshness = .current, in names: any EntityNames
  ) async throws -> NewsPage {
    let countries = request.countries.sorted(in: names)
    var results = try await fetch(request, freshness, countries)
    if results.values.contains(where: { $0.provider != nil && $0.provider != .sample }) {
      // The sample edition is not used for single countries if others have today's news.
      results = results.mapValues { result in
        guard result.provider == .sample else { return result }
        return .failure((try? result.get().attempts.firstError) ?? .network(.offline))
      }
    }
    return try Self.page(of: countries.map { ($0, results[$0.code] ?? .failure(.cancelled)) }, request)
  }

  private func fetch(
    _ request: WorldRequest, _ freshness: Freshness, _ countries: [Country]
  ) async throws -> [String: Result<NewsPage, NewsError>] {
    activity.report(.init(done: 0, total: countries.count))
    defer { activity.report(nil) }
    return try await withThrowingTaskGroup(of: (String, Result<NewsPage, NewsError>).self) { group in
      for country in countries {
        group.addTask { (country.code, await page(of: country, request, freshness)) }
      }
      var results: [String: Result<NewsPage, NewsError>] = [:]
      var refusal: NewsError?
      for try await (code, result) in group {
        results[code] = refusal.map(Result.failure) ?? result
        activity.report(.init(done: results.count, total: countries.count))
        guard refusal == nil, case .failure(let error) = result else { continue }
        // Ctrl-C cancels all countries.
        if error == .cancelled { throw error }
        let isHopeless = results.count >= Self.patience && results.values.allSatisfy { $0.provider == nil }
        if error.isRefusal || isHopeless {
          // The other countries would be refused as well, and each would cost a request for nothing.
          refusal = error
          group.cancelAll()
        }
      }
      return results
    }
  }

  private func page(
    of country: Country, _ request: WorldRequest, _ freshness: Freshness
  ) async -> Result<NewsPage, NewsError> {
    do {
      return .success(try await repository.headlines(request.headlines(of: country), freshness).tidied())
    } catch let error as NewsError {
      return .failure(error)
    } catch {
      return .failure(.cancelled)
    }
  }

  /// Joins the pages of the countries: the requested number of articles from each. The page is as old as the oldest of
  /// them.
  private static func page(
    of results: [(country: Country, result: Result<NewsPage, NewsError>)], _ request: WorldRequest
  ) throws -> NewsPage {
    var pages: [NewsPage] = []
    var silent: [Country] = []
    var failures: [CountryFailure] = []
    for (country, result) in results {
      switch result {
      case .success(var page):
        // After the country's own articles, the sample edition adds events of the world.
        page.articles.removeAll { $0.country != nil && $0.country != country }
        if page.articles.isEmpty { silent.append(country) }
        page.articles = page.articles.prefix(request.limit).map { article in
          var article = article
          article.country = country
          return article
        }
        pages.append(page)
      case .failure(let error): failures.append(CountryFailure(country, error))
      }
    }
    guard let first = pages.first else { throw failures.first?.error ?? NewsError.cancelled }
    let oldest = pages.min { ($0.origin.receivedAt ?? .distantFuture) < ($1.origin.receivedAt ?? .distantFuture) }
    var page = NewsPage(
      articles: pages.flatMap(\.articles).withCountriesTogether(), total: nil, provider: first.origin.provider,
      remark: silent.isEmpty ? nil : .nothingOf(silent), receivedAt: oldest?.origin.receivedAt,
      stored: oldest?.origin.stored,
      failures: failures)
    // An attempt that failed for many countries is listed once.
    for attempt in pages.flatMap(\.attempts) where !page.attempts.contains(attempt) { page.attempts.append(attempt) }
    page.failures.sources = pages.flatMap(\.failures.sources)
    return page
  }
}

extension [Article] {
  /// The articles with each web page once, at its first position, together with the other countries that have it.
  fileprivate func withCountriesTogether() -> [Article] {
    var places: [String: Int] = [:]
    var articles: [Article] = []
    for article in self {
      let page = article.canonicalLink.map { article.sharesPage ? "\($0)\n\(article.id)" : $0 }
      if let page, let place = places[page] {
        if let country = article.country { articles[place].alsoIn.append(country) }
      } else {
        if let page { places[page] = articles.count }
        articles.append(article)
      }
    }
    return articles
  }
}

extension [Attempt] {
  /// The error of the first service that failed, apart from a missing NewsAPI key.
  fileprivate var firstError: NewsError? {
    for case .failed(let error) in map(\.outcome) where error != .key(.missing) { return error }
    return nil
  }
}

extension NewsError {
  /// Whether the service refuses the key or further requests with it, whatever they are for.
  fileprivate var isRefusal: Bool {
    switch self {
    case .key(.missing), .key(.invalid), .key(.disabled), .service(.rateLimited), .service(.quotaExhausted): true
    case .withoutSample(let error): error.isRefusal
    default: false
    }
  }
}

extension Result<NewsPage, NewsError> {
  fileprivate var provider: Provider? { try? get().origin.provider }
}
