/// Gives articles, whatever they come from.
package protocol NewsRepository: Sendable {
  /// - Throws: ``NewsError``.
  func headlines(_ request: HeadlineRequest, _ freshness: Freshness) async throws -> NewsPage

  /// - Throws: ``NewsError``.
  func search(_ request: SearchRequest, _ freshness: Freshness) async throws -> NewsPage
}

/// A repository that knows beforehand whether it would send a request.
package protocol ForeseeingNews: NewsRepository {
  /// Whether the server would be asked now: not if a stored answer is recent enough, offline, or while the server is
  /// left alone.
  func isAsked(for request: HeadlineRequest, _ freshness: Freshness) async -> Bool
}
