/// Articles of several of the reader's own feeds as one list, newest first.
package struct RiverRequest: Sendable, Equatable {
  /// What the feeds are called together: a folder, or a single feed; `nil` where they are all.
  package let name: String?
  package let feeds: [Subscription]
  /// Counted from 1.
  package var page: Int
  /// Articles a page, within ``NewsQuery/limits``.
  package var limit: Int

  /// - Parameters:
  ///   - text: a folder or a feed, by its name or the beginning of one; `nil` is all of them.
  ///   - feeds: all of the reader's own.
  /// - Throws: ``NewsError/noOwnFeeds``, ``NewsError/ambiguous(_:candidates:)``,
  ///   ``NewsError/unknownFeed(_:nearest:)``.
  package init(
    _ text: String?, of feeds: [Subscription], page: Int = 1, limit: Int = NewsQuery.standardLimit
  ) throws {
    guard !feeds.isEmpty else { throw NewsError.noOwnFeeds }
    self.page = page
    self.limit = limit
    guard let text else {
      (name, self.feeds) = (nil, feeds)
      return
    }
    let index = NameIndex(feeds.folders.map { ($0, [$0.path, $0.names.last ?? $0.path]) })
    switch index.match(text) {
    case .found(let folder): (name, self.feeds) = (folder.path, feeds.filter { folder.holds($0.folder) })
    case .ambiguous(let candidates): throw NewsError.ambiguous(text, candidates: candidates)
    case .unknown(let nearest):
      do {
        let feed = feeds[try feeds.position(of: text)]
        (name, self.feeds) = (feed.name, [feed])
      } catch NewsError.unknownFeed(_, let nearestFeed) {
        throw NewsError.unknownFeed(text, nearest: nearest ?? nearestFeed)
      }
    }
  }

  /// One feed alone.
  package init(_ feed: Subscription, page: Int = 1, limit: Int = NewsQuery.standardLimit) {
    (name, feeds) = (feed.name, [feed])
    self.page = page
    self.limit = limit
  }
}
