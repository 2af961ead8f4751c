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

  /// Says how many headlines of a list are shown, and of how many; for a list of the archive, how many articles.
  package func count(_ shown: Int, of page: NewsPage, _ isOfArchive: Bool) -> String {
    let total = max(page.total ?? 0, page.articles.count)
    if page.hits?.isMore == true { return count(shown, ofMoreThan: max(total, FindRequest.maxCounted)) }
    return isOfArchive ? articles(shown, of: total) : headlines(shown, of: total)
  }
}
