/// Searches for articles by words, sources, languages and dates.
package struct SearchNews: Sendable {
  private let repository: any NewsRepository

  private let clock: WallClock

  package init(repository: any NewsRepository, clock: WallClock = .system) {
    self.repository = repository
    self.clock = clock
  }

  /// - Throws: ``NewsError``; ``NewsError/search(_:)`` before a request is sent.
  package func callAsFunction(_ request: SearchRequest, _ freshness: Freshness = .current) async throws -> NewsPage {
    var request = request
    request.text = request.text.trimmed
    try request.check(now: clock.now)
    return try await repository.search(request, freshness).tidied()
  }
}
