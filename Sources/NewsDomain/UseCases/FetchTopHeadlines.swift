/// Headlines of a country, of one of the seven categories there, or of a source.
public struct FetchTopHeadlines: Sendable {
  private let repository: any NewsRepository

  public init(repository: any NewsRepository) {
    self.repository = repository
  }

  /// - Throws: ``NewsError``.
  public func callAsFunction(_ request: HeadlineRequest, _ freshness: Freshness = .current) async throws -> NewsPage {
    try await repository.headlines(request, freshness).tidied()
  }
}
