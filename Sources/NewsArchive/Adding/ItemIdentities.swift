import FoundationEssentials
import NewsDomain

/// Articles that were seen, with the ids under which the archive has them or will have them.
///
/// An item of a feed is compared with the known articles of its page. Nearly all pages have one article, and one
/// statement finds all of these; only items that are new, changed or one of several need more.
struct ItemIdentities {
  private(set) var articles: [Article]
  /// For each article, what is to be noted about it; `nil` if that is noted already.
  private(set) var notes: [NotedItem?]

  private let items: [NotedItem?]
  private var known: [NotedItem.Place: [KnownItem]] = [:]
  /// The ids that new articles got here.
  private var given: Set<ArticleID> = []
  /// The most articles of a page that an item is compared with.
  private static let maxCompared = 200

  /// - Parameter database: `nil` if there is none yet.
  init(_ articles: [Article], in database: (any ArchiveEngine)?) throws {
    self.articles = articles
    // A stored id says which article it is.
    var feeds: [String: UInt64] = [:]
    items = articles.map { $0.hasStoredID ? nil : NotedItem($0, &feeds) }
    notes = items
    var groups: [NotedItem.Place: [Int]] = [:]
    for (index, item) in items.enumerated() { if let item { groups[item.place, default: []].append(index) } }
    known = try database?.items(at: Set(groups.keys)) ?? [:]
    var open: [[Int]] = []
    for (place, group) in groups.sorted(by: { $0.value[0] < $1.value[0] }) where !settle(group, at: place) {
      open.append(group)
    }
    guard let database, !open.isEmpty else { return }
    let pages = try PagesOfItems(open.joined().map { articles[$0] }, known, in: database)
    for group in open { try compare(group, with: pages, in: database) }
  }

  /// Some of the articles.
  func filter(_ isWanted: (Article) throws -> Bool) rethrows -> ItemIdentities {
    let wanted = try articles.indices.filter { try isWanted(articles[$0]) }
    var some = self
    some.articles = wanted.map { articles[$0] }
    some.notes = wanted.map { notes[$0] }
    return some
  }

  /// The same, with the ids of known articles for new items.
  ///
  /// - Parameter ids: the ids by the indices of the items.
  func taking(_ ids: [Int: ArticleID]) -> ItemIdentities {
    var identities = self
    for (index, id) in ids where !articles[index].hasStoredID { identities.articles[index].takeID(id) }
    return identities
  }

  /// Whether any item of a group was beside others in its feed. Otherwise they are copies of one.
  private func isOfSeveral(_ group: [Int]) -> Bool { group.contains { articles[$0].sharesPage } }

  /// Settles items that are exactly as noted, or the only one of their page.
  private mutating func settle(_ group: [Int], at place: NotedItem.Place) -> Bool {
    guard let known = known[place], let first = group.first else { return false }
    let isOfSeveral = isOfSeveral(group)
    let wanted = isOfSeveral ? group : [first]
    var found = wanted.map { index in items[index].flatMap { exact($0.item, known) } }
    if !isOfSeveral, known.count == 1, found == [nil], let item = items[first]?.item, !distinguishesByGUID(first) {
      let old = known[0].note
      let hasGUIDs = item.guid != nil && old.item.guid != nil
      if hasGUIDs ? !old.isShared : item.words == old.item.words { found = [known[0]] }
    }
    let matches = found.compactMap(\.self)
    guard matches.count == wanted.count, Set(matches.map(\.row)).count == wanted.count else { return false }
    let isShared = isOfSeveral || known.contains(where: \.note.isShared)
    for (index, match) in zip(group, isOfSeveral ? matches : group.map { _ in matches[0] }) {
      take(match.id, at: index, as: match.note.item, isShared: isShared)
      if notes[index] == match.note { notes[index] = nil }
    }
    return true
  }

  /// The noted item with the same guid, or the only one with the same words and day.
  private func exact(_ item: ComparedItem, _ known: [KnownItem]) -> KnownItem? {
    if let guid = item.guid, let same = known.first(where: { $0.note.item.guid == guid }) { return same }
    let same = known.filter { one in
      let old = one.note.item
      return (old.guid == nil || item.guid == nil) && old.words == item.words
        && old.publishedAt?.utcDay == item.publishedAt?.utcDay
    }
    return same.count == 1 ? same[0] : nil
  }

  /// Whether the guid counts although the item is alone: its link is a host, which is no page of an article.
  private func distinguishesByGUID(_ index: Int) -> Bool {
    articles[index].guid != nil && articles[index].link.flatMap(WebLink.init)?.isOfHostAlone == true
  }

  /// Compares items with all articles of their page.
  private mutating func compare(_ group: [Int], with pages: PagesOfItems, in database: any ArchiveEngine) throws {
    guard let first = group.first, let place = items[first]?.place else { return }
    let isOfSeveral = isOfSeveral(group)
    let isAlone = !isOfSeveral && !distinguishesByGUID(first)
    let noted = (known[place] ?? []).prefix(Self.maxCompared)
    let compared = isOfSeveral ? group : [first]
    let candidates = pages.candidates(of: compared.map { articles[$0] }, at: place, noted: noted, isAlone: isAlone)
    let isShared = !isAlone || noted.contains(where: \.note.isShared)
    let matches = ItemMatch.match(compared.map { articles[$0] }, with: candidates.map(\.known), isShared: isShared)
    for (number, index) in compared.enumerated() {
      let copies = isOfSeveral ? [index] : group
      if let match = matches[number] ?? link(among: candidates, isAlone: isAlone) {
        let known = candidates[match].known
        for copy in copies {
          take(candidates[match].id, at: copy, as: known.isOfOthers ? nil : known.item, isShared: isShared)
        }
      } else if isOfSeveral || !candidates.isEmpty {
        let id = try freeID(for: index, pages, database)
        for copy in copies {
          articles[copy].sharesPage = true
          take(id, at: copy, as: nil, isShared: isShared)
        }
      }
    }
  }

  /// The article that the link gives, if the feed never had the page: across feeds and providers the link alone decides.
  private func link(among candidates: [PagesOfItems.Candidate], isAlone: Bool) -> Int? {
    guard isAlone, candidates.allSatisfy(\.known.isOfOthers) else { return nil }
    return candidates.firstIndex(where: \.isOfLink)
  }

  /// An id for another article of a page. It is made of link, title and day without a guid, and no other article has it.
  private mutating func freeID(for index: Int, _ pages: PagesOfItems, _ database: any ArchiveEngine) throws
    -> ArticleID
  {
    let first = ArticleID(of: articles[index], countsGUID: true)
    var (id, number) = (first, 1)
    while given.contains(id) || pages.has(id) {
      number += 1
      id = ArticleID(hashing: "item \(first)\nnumber \(number)")
      if try database.row(of: id) == nil, !given.contains(id) { break }
    }
    given.insert(id)
    return id
  }

  private mutating func take(_ id: ArticleID, at index: Int, as known: ComparedItem?, isShared: Bool) {
    articles[index].takeID(id)
    notes[index]?.isShared = isShared
    guard let known else { return }
    // Items are compared by the date that they had first.
    if let date = known.publishedAt { notes[index]?.item.publishedAt = date }
    if notes[index]?.item.guid == nil { notes[index]?.item.guid = known.guid }
  }
}
