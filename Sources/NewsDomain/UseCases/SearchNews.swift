/// Articles in which words stand, of media, languages and days.
public struct SearchNews: Sendable {
  private let repository: any NewsRepository

  public init(repository: any NewsRepository) {
    self.repository = repository
  }

  /// - Throws: ``NewsError``; ``NewsError/search(_:)`` before anything is sent.
  public func callAsFunction(_ request: SearchRequest, _ freshness: Freshness = .current) async throws -> NewsPage {
    var request = request
    request.text = request.text.trimmed
    try request.check(now: Date())
    return try await repository.search(request, freshness).tidied()
  }
}
