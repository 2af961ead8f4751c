/// The feeds of sources, for lists whose provider gives little more than titles.
package protocol FeedsOfSources: Sendable {
  /// The feeds of sources in the order of the sources: first one of each, then further ones.
  ///
  /// - Parameters:
  ///   - hosts: the hosts of the sources' sites.
  ///   - most: how many feeds are needed.
  func feeds(ofHosts hosts: [String], most: Int) -> [FeedOfSource]

  /// The feeds that the catalogue has for a list of headlines.
  func feeds(for request: HeadlineRequest, most: Int) -> [FeedOfSource]

  /// The current items of a feed.
  ///
  /// - Throws: ``NewsError``.
  func items(of feed: FeedOfSource) async throws -> [Article]
}
