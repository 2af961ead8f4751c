import FoundationEssentials

/// The reader's own news: lists, and the articles found by follows.
package struct OwnLists: Sendable, Equatable, Hashable {
  /// The lists of the country, the source and the topics.
  package let lists: [ArchivedList]
  /// The ids of the feeds.
  package let feeds: [String]
  /// Whether the articles found by follows are included.
  package let hasFollows: Bool

  package init(_ parts: [OwnPart] = OwnPart.allCases, of edition: Edition, topics: [Topic], feeds: [OwnFeed]) {
    lists = OwnPart.allCases.filter(parts.contains).flatMap { part -> [ArchivedList] in
      switch part {
      case .country:
        [.local(edition.country)] + Category.allCases.map { .category($0, edition.country) }
      case .source: edition.favourite.map { [.source(id: $0.id)] } ?? []
      case .topics: topics.map { .topic(id: $0.id) }
      case .feeds, .follows: []
      }
    }
    self.feeds = parts.contains(.feeds) ? feeds.map(\.id) : []
    hasFollows = parts.contains(.follows)
  }
}

/// The news that a reader visits: a list, some feeds, or everything in the archive.
package enum ReadingScope: Sendable, Equatable, Hashable {
  case all
  /// The reader's own news.
  case mine(OwnLists)
  case list(ArchivedList)
  /// The articles of another scope that are in a language (ISO 639-1).
  indirect case written(language: String, ReadingScope)
  /// The lists of some of the reader's own feeds.
  ///
  /// - Parameter name: the name of the folder; `nil` for all feeds.
  case feeds(name: String?, ids: [String])
  /// The brief; with an address, the one sent there.
  case brief(address: String?)

  /// The text under which the visit is stored.
  package var key: String {
    switch self {
    case .all: "all"
    case .mine: "mine"
    case .list(let list): list.description
    case .written(let language, let scope): scope.key + " in " + language
    case .brief(let address): "brief" + (address.map { " " + $0 } ?? "")
    case .feeds(let name, _): "feeds" + (name.map { " " + $0 } ?? "")
    }
  }

  /// The lists it includes; `nil` if it is everything.
  package var lists: [ArchivedList]? {
    switch self {
    case .all: nil
    case .mine(let own): own.lists + own.feeds.map(ArchivedList.source)
    case .list(let list): [list]
    case .written(_, let scope): scope.lists
    case .feeds(_, let ids): ids.map(ArchivedList.source)
    case .brief: []
    }
  }

  /// Whether the articles found by the reader's follows are included.
  package var hasFollows: Bool {
    switch self {
    case .mine(let own): own.hasFollows
    case .written(_, let scope): scope.hasFollows
    default: false
    }
  }

  /// Its only language (ISO 639-1); `nil` for any.
  package var language: String? { if case .written(let language, _) = self { language } else { nil } }

  /// The scopes that it includes.
  package var parts: [ReadingScope] {
    switch self {
    case .mine(let own):
      let feeds = own.feeds.isEmpty ? [] : [ReadingScope.feeds(name: nil, ids: own.feeds)]
      return own.lists.map(ReadingScope.list) + feeds + feeds.flatMap(\.parts)
    case .feeds(_, let ids): return ids.map { .list(.source(id: $0)) }
    default: return []
    }
  }
}

/// A visit to a list: articles added to the archive after it are new.
package struct Visit: Sendable, Equatable {
  package let at: Date
  /// The ``ArticleState/arrival`` of the last article added by that time. Arrivals are compared, not times, so that
  /// clock changes do no harm.
  package let arrival: Int

  package init(at: Date, arrival: Int) {
    self.at = at
    self.arrival = arrival
  }
}

/// How many articles of a list are new.
package struct NewCount: Sendable, Equatable {
  package let count: Int
  /// The time of the previous visit.
  package let since: Date

  package init(count: Int, since: Date) {
    self.count = count
    self.since = since
  }
}
