/// Gives headlines, wherever they come from.
public protocol NewsRepository: Sendable {
  /// - Throws: ``NewsError``.
  func headlines(_ request: HeadlineRequest) async throws -> NewsPage
}
