/// Gives feeds the addresses to which their servers have moved them for good, so that each round asks once, and goes on
/// when the old server ends.
package struct MoveFeeds: Sendable {
  private let reader: any FeedReader
  private let repository: any OwnFeedRepository

  package init(reader: any FeedReader, repository: any OwnFeedRepository) {
    self.reader = reader
    self.repository = repository
  }

  /// Makes no request. If the list cannot be written, nothing moves.
  ///
  /// - Returns: the feeds that have moved, each only once.
  package func callAsFunction() async -> [FeedMove] {
    let feeds = repository.load().feeds
    let targets = await reader.moves(of: feeds)
    guard !targets.isEmpty else { return [] }
    var moves: [FeedMove] = []
    let before = Dictionary(feeds.map { ($0.id, $0.feed) }, uniquingKeysWith: { first, _ in first })
    do {
      _ = try repository.change { feeds in
        moves = []
        for index in feeds.indices {
          let feed = feeds[index]
          guard let target = targets[feed.id].flatMap(WebLink.init), feed.mayMove(to: target),
            before[feed.id] == feed.feed,
            !feeds.contains(where: { $0.id != feed.id && $0.address == target.canonical })
          else { continue }
          feeds[index].feed = target.address
          moves.append(FeedMove(feed: feeds[index], from: feed.shownFeed))
        }
      }
    } catch {
      return []
    }
    return moves
  }
}

/// A feed with its new address, and the one before.
package struct FeedMove: Sendable, Equatable {
  package let feed: OwnFeed
  /// The former address without a name and password.
  package let from: String

  package init(feed: OwnFeed, from: String) {
    self.feed = feed
    self.from = from
  }
}

extension OwnFeed {
  /// Not if the reader has chosen the address, and never to an insecure connection.
  fileprivate func mayMove(to target: WebLink) -> Bool {
    !keepsAddress && target.address != feed
      && (target.reference.scheme == "https" || WebLink(feed)?.reference.scheme != "https")
  }
}
