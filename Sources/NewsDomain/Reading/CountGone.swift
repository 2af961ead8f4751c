/// How many articles of a list no longer belong to it, because the reader has read, seen or put them away since.
package struct CountGone: Sendable {
  private let archive: any MarkRepository

  package init(archive: any MarkRepository) {
    self.archive = archive
  }

  /// - Parameter isFolded: whether each story is one row.
  package func callAsFunction(from listing: NewsListing, isFolded: Bool) async -> Int {
    let page = listing.page
    if case .archive(let request) = listing.request {
      guard request.dependsOnMarks else { return 0 }
      let states = await archive.states(of: page.articles.map(\.id))
      // Without an archive nothing is known. What was deleted in the meantime is gone as well.
      return states.isEmpty ? 0 : page.articles.count { article in states[article.id].map(request.admits) != true }
    }
    guard !listing.filters.isEmpty else { return 0 }
    let rows = page.rows(isFolded: isFolded).map { page.articles[$0].id }
    let states = await archive.states(of: rows)
    return rows.count { id in
      states[id].map { state in !listing.filters.allSatisfy { $0.admits(state) } } ?? false
    }
  }
}

extension FindRequest {
  /// Whether an article can leave the list when its marks change.
  fileprivate var dependsOnMarks: Bool {
    if case .saved = purpose { return true }
    return filter.isUnread || filter.isUnseen || filter.isSaved || filter.label != nil
  }

  fileprivate func admits(_ state: ArticleState) -> Bool {
    if case .saved(let label) = purpose, !state.isSaved || label.map(state.labels.contains) == false { return false }
    return
      !(filter.isUnread && state.isRead || filter.isUnseen && (state.isRead || state.isShown)
      || filter.isSaved && !state.isSaved || filter.label.map(state.labels.contains) == false)
  }
}
