import FoundationEssentials

/// The texts of the articles of the archive.
package protocol TextRepository: Sendable {
  /// The text that is kept of an article.
  func text(of id: ArticleID) async throws -> ArticleText?

  /// When the text of each article was fetched, of those that have one.
  func textTimes(of ids: [ArticleID]) async throws -> [ArticleID: Date]

  /// Keeps the text of an article of the archive. If other words were kept before, they become a revision. A text that
  /// is shorter because of its verdict replaces no better one. Articles that are not in the archive are left out.
  func keepText(_ text: ArticleText, of id: ArticleID, at now: Date) async throws

  /// Those blocks (see ``TextBlock/fingerprint``) that at least two other kept pages of a host have as well.
  func repeatedBlocks(_ blocks: [UInt64], of host: String, besides id: ArticleID?) async throws -> Set<UInt64>

  /// Notes the source's own address of an article. Its id stays; that of the new link becomes an alias.
  func learnLink(_ link: ResolvedLink, of id: ArticleID) async throws
}
