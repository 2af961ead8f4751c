/// Finds the source's own address of an article whose link leads through an aggregator.
package protocol LinkResolver: Sendable {
  /// - Returns: `nil` if the article's link is not an aggregator's, or the address cannot be found.
  /// - Throws: ``NewsError/cancelled``.
  func resolve(_ article: Article) async throws -> ResolvedLink?
}
