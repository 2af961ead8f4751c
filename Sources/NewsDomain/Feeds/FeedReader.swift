/// Reads single feeds, at an address or in a file.
package protocol FeedReader: Sendable {
  /// Reads a feed and returns all its articles.
  ///
  /// - Parameter place: an address, or the path of a file.
  /// - Throws: ``NewsError``.
  func check(_ place: String) async throws -> CheckedFeed

  /// Finds the feed at an address: the feed itself, or the likeliest of those that the page there names.
  ///
  /// - Parameter choice: the number of the feed among those that the page names; `nil` for the first that can be read.
  /// - Throws: ``NewsError``.
  func discover(_ address: String, choice: Int?) async throws -> FoundFeed

  /// Returns all articles of one of the reader's own feeds.
  ///
  /// - Throws: ``NewsError``.
  func read(_ feed: OwnFeed, _ freshness: Freshness) async throws -> NewsPage

  /// The results of the last fetch of these feeds, by id, without feeds that have never been fetched. Makes no request.
  func readings(of feeds: [OwnFeed]) async -> [String: FeedReading]

  /// The addresses to which servers have moved feeds for good, by the ids of the feeds. Makes no request.
  func moves(of feeds: [OwnFeed]) async -> [String: String]

  /// The feeds' own titles as they were last read, by the ids of the feeds. Makes no request.
  func titles(of feeds: [OwnFeed]) async -> [String: String]
}

/// A feed that was read without being added to the reader's own.
package struct CheckedFeed: Sendable, Equatable {
  /// The feed's own title.
  package var title: String?
  package var page: NewsPage
  /// How the feed was damaged, if it was.
  package var problem: FeedProblem?
  /// Whether the feed was read from a file. Its articles are not added to the archive then.
  package var isFile: Bool

  package init(title: String?, page: NewsPage, problem: FeedProblem?, isFile: Bool = false) {
    self.title = title
    self.page = page
    self.problem = problem
    self.isFile = isFile
  }
}
