import FoundationEssentials

/// Stores lists in the archive or, if that does not have their articles, in a disposable file: if the archive is off,
/// on a server or not writable, and for feeds whose articles are not added to it.
package struct KeptLists: ListRepository, FeedReadingRepository {
  private let archive: any ListRepository & FeedReadingRepository
  private let cache: any ListRepository & FeedReadingRepository & ArticleArchive
  private let settings: LiveSettings

  package init(
    archive: any ListRepository & FeedReadingRepository,
    cache: any ListRepository & FeedReadingRepository & ArticleArchive, settings: LiveSettings
  ) {
    self.archive = archive
    self.cache = cache
    self.settings = settings
  }

  package func prepare() async {
    if settings.isArchiving { await archive.prepare() } else { await cache.prepare() }
  }

  package func head(of address: String) async -> KeptListHead? {
    if settings.isArchiving, let head = await archive.head(of: address) { return head }
    return await cache.head(of: address)
  }

  package func list(_ address: String, where isUsable: @Sendable (KeptListHead) -> Bool) async -> KeptList? {
    if settings.isArchiving, let list = await archive.list(address, where: isUsable) { return list }
    return await cache.list(address, where: isUsable)
  }

  package func keep(_ list: KeptList) async -> Bool {
    if settings.isArchiving, await archive.keep(list) { return true }
    return await keepAside(list) != nil
  }

  package func take(_ list: KeptList, isToBeArchived: Bool) async -> KeptList? {
    if settings.isArchiving {
      if isToBeArchived, !list.articles.isEmpty { return nil }
      if await archive.keep(list) { return list }
    }
    return await keepAside(list)
  }

  /// - Returns: the list with the ids under which its articles are stored; `nil` if it cannot be stored.
  private func keepAside(_ list: KeptList) async -> KeptList? {
    // If a page occurs twice, its first wording counts, as in the list itself.
    var places: [ArticleID: Int] = [:]
    var articles: [Article] = []
    let indices = list.namedArticles.map { article in
      if let place = places[article.id] { return place }
      places[article.id] = articles.count
      articles.append(article)
      return articles.count - 1
    }
    let stored = await cache.add(Delivery(articles, list: nil, isFront: false, at: list.receivedAt))
    let list = list.identified(by: indices.map { stored[$0] })
    return await cache.keep(list) ? list : nil
  }

  package func firstSeen(_ ids: [ArticleID]) async -> [ArticleID: Date] {
    let aside = await cache.firstSeen(ids)
    guard settings.isArchiving else { return aside }
    return await archive.firstSeen(ids).merging(aside) { min($0, $1) }
  }

  package func confirm(_ address: String, _ validators: FeedValidators, at now: Date) async {
    if settings.isArchiving { await archive.confirm(address, validators, at: now) }
    await cache.confirm(address, validators, at: now)
  }

  @discardableResult
  package func note(_ result: FeedReading.Result, of address: String, at now: Date) async -> Bool {
    if settings.isArchiving, await archive.note(result, of: address, at: now) { return true }
    return await cache.note(result, of: address, at: now)
  }

  package func readings() async -> [String: NotedReading] {
    let aside = await cache.readings()
    guard settings.isArchiving else { return aside }
    return await archive.readings().merging(aside) { $0.askedAt < $1.askedAt ? $1 : $0 }
  }
}
