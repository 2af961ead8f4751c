/// Fetches the headlines of a country, of one of the seven categories there, or of a source.
package struct FetchTopHeadlines: Sendable {
  private let repository: any NewsRepository

  package init(repository: any NewsRepository) {
    self.repository = repository
  }

  /// - Throws: ``NewsError``.
  package func callAsFunction(_ request: HeadlineRequest, _ freshness: Freshness = .current) async throws -> NewsPage {
    try await repository.headlines(request, freshness).tidied()
  }
}
