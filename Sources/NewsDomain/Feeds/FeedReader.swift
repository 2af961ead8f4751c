/// Reads single feeds, at an address or in a file.
package protocol FeedReader: Sendable {
  /// A feed's articles, all of them.
  ///
  /// - Parameter place: an address, or the path of a file.
  /// - Throws: ``NewsError``.
  func check(_ place: String) async throws -> CheckedFeed

  /// The feed at an address, or the one that the page there names.
  ///
  /// - Throws: ``NewsError``.
  func discover(_ address: String) async throws -> FeedList.Entry

  /// The articles of a feed of the reader's own, all of them.
  ///
  /// - Throws: ``NewsError``.
  func read(_ feed: Subscription, _ freshness: Freshness) async throws -> NewsPage

  /// What came of reading these feeds last, by their ids; those that were never asked for are left out. Nobody is
  /// asked.
  func readings(of feeds: [Subscription]) -> [String: FeedReading]
}

/// A feed that was read without being kept.
package struct CheckedFeed: Sendable, Equatable {
  /// What it calls itself.
  package var title: String?
  package var page: NewsPage
  /// What was broken in it.
  package var problem: FeedProblem?

  package init(title: String?, page: NewsPage, problem: FeedProblem?) {
    self.title = title
    self.page = page
    self.problem = problem
  }
}
