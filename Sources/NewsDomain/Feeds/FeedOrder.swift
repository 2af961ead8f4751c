import FoundationEssentials

/// The order in which the reader's own feeds are listed.
package enum FeedOrder: String, CaseIterable, Sendable {
  /// The order in which they were added and moved.
  case folder
  case name
  /// Most unread articles first.
  case unread
  /// Last fetched first.
  case updated
}

extension [ListedFeed] {
  /// The feeds in an order, numbered anew. Folders stay together, each with its own feeds before the folders inside;
  /// they are in the same order as the feeds.
  ///
  /// - Parameter unread: the unread articles of folders; `nil` if they were not counted.
  package func ordered(by order: FeedOrder, _ unread: UnreadFeeds?) -> [ListedFeed] {
    let counted = map {
      ListedFeed(number: $0.number, feed: $0.feed, reading: $0.reading, unread: unread?.byFeed[$0.feed.id])
    }
    guard order != .folder else { return counted }
    return Self.ordered(counted, at: 0, by: order, unread?.byFolder ?? [:]).enumerated().map { index, entry in
      ListedFeed(number: index + 1, feed: entry.feed, reading: entry.reading, unread: entry.unread)
    }
  }

  /// - Parameter depth: how many folders around all of them are the same.
  private static func ordered(
    _ feeds: [ListedFeed], at depth: Int, by order: FeedOrder, _ unread: [FeedFolder: Int]
  ) -> [ListedFeed] {
    var own: [ListedFeed] = []
    var inside: [FeedFolder: [ListedFeed]] = [:]
    for feed in feeds {
      if let folder = feed.feed.folder, folder.names.count > depth,
        let next = FeedFolder([String](folder.names[...depth]))
      {
        inside[next, default: []].append(feed)
      } else {
        own.append(feed)
      }
    }
    let folders = inside.map { folder, feeds in
      (
        feeds: feeds,
        place: FeedPlace(
          name: folder.path, unread: unread[folder] ?? 0, readAt: feeds.compactMap(\.reading?.readAt).max(),
          number: feeds.map(\.number).min() ?? 0)
      )
    }.sorted { $0.place.precedes($1.place, by: order) }
    return own.sorted { FeedPlace($0).precedes(FeedPlace($1), by: order) }
      + folders.flatMap { ordered($0.feeds, at: depth + 1, by: order, unread) }
  }
}

/// What decides the place of a feed or folder.
private struct FeedPlace {
  let name: String
  let unread: Int
  let readAt: Date?
  /// The place in the usual order, among those that are otherwise equal.
  let number: Int

  init(name: String, unread: Int, readAt: Date?, number: Int) {
    self.name = FoldedName(name).text
    self.unread = unread
    self.readAt = readAt
    self.number = number
  }

  init(_ entry: ListedFeed) {
    self.init(
      name: entry.feed.name, unread: entry.unread ?? 0, readAt: entry.reading?.readAt, number: entry.number)
  }

  func precedes(_ other: FeedPlace, by order: FeedOrder) -> Bool {
    switch order {
    case .name where name != other.name: name < other.name
    case .unread where unread != other.unread: unread > other.unread
    case .updated where readAt != other.readAt: readAt ?? .distantPast > other.readAt ?? .distantPast
    default: number < other.number
    }
  }
}
