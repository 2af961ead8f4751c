import NewsDomain

/// A filter that a reader can choose for a list.
enum FilterChoice: Sendable, Hashable {
  case unread
  /// Those added since the last visit to the list.
  case new
}

extension Set<FilterChoice> {
  /// - Parameter visit: the last visit to the list; `nil` if there was none.
  func filters(since visit: Visit?) -> [ArticleFilter] {
    var filters: [ArticleFilter] = []
    if contains(.new) { filters.append(.new(since: visit)) }
    if contains(.unread) { filters.append(.unread) }
    return filters
  }
}

extension NewsQuery {
  /// The scope whose visit is recorded when its list is shown from the beginning; `nil` for lists without visits.
  var visitedScope: ReadingScope? {
    switch self {
    case .headlines(let request): request.paging.isFirst ? ReadingScope(self) : nil
    case .feeds(let request): request.paging.isFirst ? ReadingScope(self) : nil
    // The command `new` records its visits itself.
    case .search, .world, .archive, .front: nil
    }
  }
}
