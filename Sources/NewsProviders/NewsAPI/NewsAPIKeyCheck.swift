import NewsDomain

/// Checks a key before it is stored, by the smallest request that NewsAPI answers with news.
package struct NewsAPIKeyCheck: KeyCheck {
  private let fetcher: Fetcher
  private let base: String

  /// - Parameter base: the address of NewsAPI, such as `https://newsapi.org/v2`.
  package init(fetcher: Fetcher, base: String) {
    self.fetcher = fetcher
    self.base = base
  }

  package func check(_ key: String) async throws {
    // A stored answer, or one to another key, proves nothing about this one.
    guard !fetcher.isOffline else { throw NewsError.network(.offline) }
    let service = NewsAPIService(fetcher: fetcher, base: base) { key }
    let smallest = NewsAPIEndpoint.TopHeadlines(country: Country.unitedStates.code, pageSize: 1)
    try await service.ask(.topHeadlines(smallest))
  }
}
