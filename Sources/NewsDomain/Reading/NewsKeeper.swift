import FoundationEssentials

/// Adds articles from providers to the archive, and stores their lists.
package struct NewsKeeper: Sendable {
  package let archive: any ArticleArchive
  package let lists: any ListRepository
  private let settings: LiveSettings
  private let clock: WallClock

  package init(archive: any ArticleArchive, lists: any ListRepository, settings: LiveSettings, clock: WallClock) {
    self.archive = archive
    self.lists = lists
    self.settings = settings
    self.clock = clock
  }

  /// Adds the articles of a page and those that came with them to the archive, unless that is off, and stores the
  /// lists. A page that was not just fetched only fills gaps.
  ///
  /// - Parameters:
  ///   - list: the list that the articles belong to.
  ///   - isFront: whether it is the beginning of that list.
  ///   - question: what was asked; `nil` if the page is not stored as a list itself.
  func keep(
    _ page: inout NewsPage, in list: ArchivedList? = nil, isFront: Bool = false, as question: String? = nil
  ) async {
    let brought = page.brought
    page.brought = []
    guard page.provider != .sample, !page.articles.isEmpty || !brought.isEmpty else { return }
    let articles = (page.articles + page.others).withoutDuplicates().identified()
    if settings.isArchiving {
      var known = Set(articles.map(\.id))
      let further = brought.flatMap(\.articles).filter { known.insert($0.id).inserted }
      if page.stored == nil {
        await archive.add(Sighting(articles + further, list: list, isFront: isFront, at: clock.now))
      } else {
        await archive.addMissing(articles + further, list: list, at: clock.now)
      }
    }
    for list in brought { await lists.keep(list) }
    if let question, let list = KeptList(question, page, articles) { await lists.keep(list) }
  }
}
