/// Delivers articles from anywhere.
package protocol NewsRepository: Sendable {
  /// - Throws: ``NewsError``.
  func headlines(_ request: HeadlineRequest, _ freshness: Freshness) async throws -> NewsPage

  /// - Throws: ``NewsError``.
  func search(_ request: SearchRequest, _ freshness: Freshness) async throws -> NewsPage
}

/// A repository that knows in advance whether it would send a request.
package protocol ForeseeingNews: NewsRepository {
  /// Whether the server would be asked now: not if a stored response is recent enough, offline, or while the server is
  /// left alone.
  func isAsked(for request: HeadlineRequest, _ freshness: Freshness) async -> Bool
}
