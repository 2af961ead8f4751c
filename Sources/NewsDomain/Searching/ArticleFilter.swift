/// Which articles of a list are shown.
package enum ArticleFilter: Sendable, Equatable {
  /// Those that the reader has not opened.
  case unread
  /// Those that are new since a visit: see ``ArticleState/isNew(since:)``.
  case new(since: Visit?)
}

/// Removes the articles that a reader does not ask for from a page.
package struct FilterByState: Sendable {
  private let archive: any MarkRepository

  package init(archive: any MarkRepository) {
    self.archive = archive
  }

  /// Articles that are not in the archive stay in the page, as nothing is known about them.
  package func callAsFunction(_ page: NewsPage, _ filters: [ArticleFilter]) async -> NewsPage {
    guard !filters.isEmpty else { return page }
    let states = await archive.states(of: (page.articles + page.hidden.map(\.article)).map(\.id))
    func isLeftOut(_ article: Article) -> Bool {
      guard let state = states[article.id] else { return false }
      return !filters.allSatisfy { $0.admits(state) }
    }
    var page = page
    page.articles.removeAll(where: isLeftOut)
    page.hidden.removeAll { isLeftOut($0.article) }
    return page
  }
}

extension ArticleFilter {
  func admits(_ state: ArticleState) -> Bool {
    switch self {
    case .unread: !state.isRead
    case .new(let visit): state.isNew(since: visit)
    }
  }
}
