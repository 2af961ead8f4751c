import FoundationEssentials

/// The texts of the articles in the archive.
package protocol TextRepository: Sendable {
  /// The stored text of an article.
  func text(of id: ArticleID) async throws -> ArticleText?

  /// When the text of each article was fetched, for those that have one.
  func textTimes(of ids: [ArticleID]) async throws -> [ArticleID: Date]

  /// Stores the text of an article in the archive. If its wording differs from the stored one, that becomes a revision.
  /// A text that is shorter because of its verdict replaces no better one. Articles that are not in the archive are
  /// left out.
  func keepText(_ text: ArticleText, of id: ArticleID, at now: Date) async throws

  /// The blocks (see ``TextBlock/fingerprint``) that at least two other stored pages of a host have as well.
  func repeatedBlocks(_ blocks: [UInt64], of host: String, besides id: ArticleID?) async throws -> Set<UInt64>

  /// Records the source's own address of an article. Its id stays; that of the new link becomes an alias.
  func learnLink(_ link: ResolvedLink, of id: ArticleID) async throws
}
