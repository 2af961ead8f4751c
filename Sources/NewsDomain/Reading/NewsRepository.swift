/// Gives articles, whatever they come from.
package protocol NewsRepository: Sendable {
  /// - Throws: ``NewsError``.
  func headlines(_ request: HeadlineRequest, _ freshness: Freshness) async throws -> NewsPage

  /// - Throws: ``NewsError``.
  func search(_ request: SearchRequest, _ freshness: Freshness) async throws -> NewsPage
}
