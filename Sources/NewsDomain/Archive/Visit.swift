import FoundationEssentials

/// What a reader visits: a list, some feeds, or everything in the archive.
package enum ReadingScope: Sendable, Equatable, Hashable {
  case all
  case list(ArchivedList)
  /// The lists of some of the reader's own feeds.
  ///
  /// - Parameter name: the name of the folder; `nil` for all feeds.
  case feeds(name: String?, ids: [String])
  /// The brief; with an address, the one that was sent there.
  case brief(address: String?)

  /// The text by which the visit is kept.
  package var key: String {
    switch self {
    case .all: "all"
    case .list(let list): list.description
    case .brief(let address): "brief" + (address.map { " " + $0 } ?? "")
    case .feeds(let name, _): "feeds" + (name.map { " " + $0 } ?? "")
    }
  }

  /// The lists that it has; `nil` if it is everything.
  package var lists: [ArchivedList]? {
    switch self {
    case .all: nil
    case .list(let list): [list]
    case .feeds(_, let ids): ids.map(ArchivedList.source)
    case .brief: []
    }
  }
}

/// A visit to a list: articles that were added to the archive after it are new.
package struct Visit: Sendable, Equatable {
  package let at: Date
  /// The ``ArticleState/arrival`` of the article added last at that time. Arrivals are compared and not times, so that a
  /// clock that jumps changes nothing.
  package let arrival: Int

  package init(at: Date, arrival: Int) {
    self.at = at
    self.arrival = arrival
  }
}

/// How many articles of a list are new.
package struct NewCount: Sendable, Equatable {
  package let count: Int
  /// The time of the visit before.
  package let since: Date

  package init(count: Int, since: Date) {
    self.count = count
    self.since = since
  }
}
