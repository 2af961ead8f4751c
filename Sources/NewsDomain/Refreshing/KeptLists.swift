import FoundationEssentials

/// Stores the answers of providers in the archive, or in a disposable file: if the archive is off, on a server or not
/// writable, and for feeds whose articles are not added to it.
package struct KeptLists: ListRepository, FeedReadingRepository, StoredArticles {
  private let archive: any ListRepository & FeedReadingRepository & ArticleArchive
  private let cache: any ListRepository & FeedReadingRepository & ArticleArchive
  private let settings: LiveSettings

  package init(
    archive: any ListRepository & FeedReadingRepository & ArticleArchive,
    cache: any ListRepository & FeedReadingRepository & ArticleArchive, settings: LiveSettings
  ) {
    self.archive = archive
    self.cache = cache
    self.settings = settings
  }

  package var storesLists: Bool { true }

  package func prepare() async {
    if settings.isArchiving { await archive.prepare() } else { await cache.prepare() }
  }

  package func head(of address: String) async -> KeptListHead? {
    if settings.isArchiving, let head = await archive.head(of: address) { return head }
    return await cache.head(of: address)
  }

  package func list(_ address: String, where isUsable: @Sendable (KeptListHead) -> Bool) async -> KeptList? {
    guard settings.isArchiving else { return await cache.list(address, where: isUsable) }
    if let list = await archive.list(address, where: isUsable) { return list }
    var list = await cache.list(address, where: isUsable)
    list?.isAside = archive.storesLists
    return list
  }

  package func keep(_ list: KeptList) async -> KeptList? {
    if settings.isArchiving, let stored = await archive.keep(list) { return stored }
    return await keepAside(list)
  }

  package func take(_ list: KeptList, in place: ListPlace) async -> KeptList {
    guard let stored = await store(list, in: place) else { return list }
    // What is looked at for itself shows its own words.
    return place == .aside ? list.identified(as: stored) : stored
  }

  /// - Returns: the list as it is stored; `nil` if it cannot be.
  private func store(_ list: KeptList, in place: ListPlace) async -> KeptList? {
    guard settings.isArchiving else { return await keepAside(list) }
    var list = list
    if let make = Self.delivery(of: list, in: place) { list = await add(list, to: archive, make) }
    // The archive may know all its articles from others. That they are this list's is delivered once they are wanted there.
    if place != .aside, let stored = await archive.keep(list) { return stored }
    return await keepAside(list)
  }

  package func collect(_ list: KeptList, in place: ListPlace) async throws -> Int {
    guard settings.isArchiving else { throw NewsError.archive(.off) }
    guard let make = Self.delivery(of: list, in: place) else { return 0 }
    let new = try await archive.keep(make(list.namedArticles.onceEach))
    await archive.keep(list)
    return new
  }

  /// How the articles of a list are delivered to the archive; `nil` if there are none, or they do not belong there.
  private static func delivery(of list: KeptList, in place: ListPlace) -> (([Article]) -> Delivery)? {
    guard case .archive(let name, let front) = place, !list.articles.isEmpty else { return nil }
    return { articles in
      let inOrder = front == .newestFirst ? articles.newestFirst() : articles
      return Delivery(inOrder, list: name, isFront: front != .none, at: list.receivedAt)
    }
  }

  package func keepFront(_ ids: [ArticleID], of list: ArchivedList, at now: Date) async {
    if settings.isArchiving { await archive.keepFront(ids, of: list, at: now) }
  }

  /// - Returns: the list as it is stored; `nil` if it cannot be.
  private func keepAside(_ list: KeptList) async -> KeptList? {
    let stored = await add(list, to: cache) { Delivery($0, list: nil, isFront: false, at: list.receivedAt) }
    return await cache.keep(stored)
  }

  /// Adds the articles of a list. If a page occurs twice, its first wording counts, as in the list itself.
  ///
  /// - Returns: the list with the ids under which they are stored.
  private func add(
    _ list: KeptList, to archive: any ArticleArchive, _ delivery: ([Article]) -> Delivery
  ) async -> KeptList {
    let all = list.namedArticles
    let delivery = delivery(all.onceEach)
    let stored = await archive.add(delivery)
    let places = Dictionary(
      zip(delivery.articles, stored).map { ($0.id, $1) }, uniquingKeysWith: { first, _ in first })
    return list.identified(by: all.map { places[$0.id] ?? $0 })
  }

  package var states: [ArchiveState?] { (settings.isArchiving ? [archive.state] : []) + [cache.state] }

  package func articles(of ids: [ArticleID]) async -> [ArticleID: Article] {
    let known = settings.isArchiving ? (try? await archive.articles(of: ids)) ?? [:] : [:]
    // On a server, and where nothing can be written, only the lists beside the archive are completed.
    let rest = ids.filter { known[$0]?.isIncomplete != false }
    guard !rest.isEmpty, let aside = try? await cache.articles(of: rest) else { return known }
    return known.merging(aside) { $1.isIncomplete ? $0 : $1 }
  }

  package func complete(from items: [Article], at now: Date) async {
    let delivery = Delivery(completing: items, at: now)
    if settings.isArchiving { await archive.add(delivery) }
    await cache.add(delivery)
  }

  package func confirm(_ address: String, _ validators: Validators, at now: Date) async {
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

extension [Article] {
  /// Each article once, as it came first.
  fileprivate var onceEach: [Article] {
    var known: Set<ArticleID> = []
    return filter { known.insert($0.id).inserted }
  }
}
