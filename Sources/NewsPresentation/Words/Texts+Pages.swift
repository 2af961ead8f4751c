import NewsDomain

extension Texts {
  /// Says where a list comes from: its provider, or the archive.
  package func origin(of page: NewsPage) -> String {
    page.stored == .archived || page.hits != nil ? fromArchive : provider(page.provider)
  }

  /// The feed that gave an article its summary, or the archive.
  package func name(of supplement: Supplement) -> String {
    switch supplement {
    case .feed(let title): title
    case .archive: fromArchive
    }
  }

  /// Says how many articles of a list are shown, and of how many.
  package func count(_ shown: Int, of page: NewsPage) -> String {
    let total = max(page.total ?? 0, page.articles.count)
    guard page.hits?.isMore == true else { return count(shown, of: total) }
    return count(shown, ofMoreThan: max(total, FindRequest.mostCounted))
  }
}
