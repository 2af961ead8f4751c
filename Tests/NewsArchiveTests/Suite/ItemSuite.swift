import NewsDomain
import SQLKit
import TestSupport
import Testing

@testable import NewsArchive

@Suite("Items of a feed that have one page, in an archive")
struct ItemSuite {
  private let folder = TemporaryFolder()
  private static let feed = "https://harbour.test/feed"

  private func item(
    _ title: String, day: Double? = 0, guid: String? = nil, page: String = "status", feed: String = ItemSuite.feed
  ) -> Article {
    var article = Article(
      title: title, source: Article.Source(name: "Harbour"), link: "https://harbour.test/\(page)",
      publishedAt: day.map { .hour($0 * 24) }, provider: .feeds,
      provenance: Provenance(Origin(.feeds), request: feed))
    article.guid = guid
    return article
  }

  /// Adds one answer of a feed.
  ///
  /// - Returns: the ids that the archive gives its items.
  @discardableResult
  private func add(_ items: Article..., to archive: any Archive, day: Double = 0) async -> [ArticleID] {
    let articles = items.eachOnce().identified()
    return await archive.add(Delivery(articles, list: nil, isFront: false, at: .hour(day * 24 + 1))).map(\.id)
  }

  /// The titles in the archive by their ids.
  private func titles(in archive: any Archive, _ text: String = "outage") async throws -> [ArticleID: String?] {
    let page = try await archive.find(FindRequest(text: text, paging: Paging(limit: 100)))
    return Dictionary(uniqueKeysWithValues: page.articles.map { ($0.id, $0.title) })
  }

  private func linkID(_ page: String = "status") -> ArticleID {
    ArticleID(of: Article(link: "https://harbour.test/\(page)", provider: .feeds), countsGUID: false)
  }

  @Test("items of one answer stay as many as they are", arguments: ArchiveKind.allCases)
  func atOnce(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let items = [item("Outage 1", day: 0), item("Outage 2", day: 1), item("Outage 3", day: 2)]
    let ids = await add(items[0], items[1], items[2], to: archive)
    #expect(Set(ids).count == 3)
    #expect(try await titles(in: archive) == Dictionary(uniqueKeysWithValues: zip(ids, items.map(\.title))))
    // Again, and in another order.
    #expect(await add(items[2], items[0], items[1], to: archive, day: 1) == [ids[2], ids[0], ids[1]])
    #expect(try await titles(in: archive).count == 3)
    let others = await add(
      item("V1 outage", guid: "N/A", page: "1"), item("V2 outage", guid: "N/A", page: "2"), to: archive)
    #expect(others == [linkID("1"), linkID("2")])
  }

  @Test(
    "items that come on three days are three articles, and marks stay where they were", arguments: ArchiveKind.allCases)
  func overDays(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let first = await add(item("Outage 1", day: 0), to: archive)[0]
    #expect(first == linkID())
    #expect(try await archive.mark([first], .save(label: "mine"), at: .hour(1)).isEmpty)
    let second = await add(item("Outage 2", day: 1), to: archive, day: 1)[0]
    let third = await add(item("Outage 3", day: 2), item("Outage 2", day: 1), to: archive, day: 2)[0]
    #expect(try await titles(in: archive) == [first: "Outage 1", second: "Outage 2", third: "Outage 3"])
    #expect(await archive.states(of: [first])[first]?.labels == ["mine"])
    for id in [second, third] { #expect(await archive.states(of: [id])[id]?.isSaved == false) }
    for id in [first, second, third] { #expect(try await archive.revisions(of: id).count == 1) }
    #expect(await add(item("Outage 1", day: 0), to: archive, day: 3) == [first])
    #expect(try await archive.check().faults.isEmpty)
  }

  @Test("an item whose title changes on its day, or without a date, is edited", arguments: ArchiveKind.each)
  func edits(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let id = await add(item("Outage 1", day: 0), to: archive)[0]
    #expect(await add(item("Outage solved", day: 0.2), to: archive, day: 1) == [id])
    #expect(await add(item("Outage over", day: nil), to: archive, day: 2) == [id])
    #expect(await add(item("Outage over", day: 7), to: archive, day: 3) == [id])
    #expect(try await archive.revisions(of: id).map(\.title) == ["Outage 1", "Outage solved", "Outage over"])
    // Beside another item that is the article.
    let ids = await add(item("Outage 2", day: 0.3), item("Outage over", day: 0), to: archive)
    #expect(ids[1] == id && ids[0] != id)
  }

  @Test("a guid says which item it is, and another one is an edit", arguments: ArchiveKind.each)
  func guids(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let id = await add(item("Outage 1", day: 0, guid: "a"), to: archive)[0]
    #expect(id == linkID())
    // Alone: many publishers change it at each edit.
    #expect(await add(item("Outage 2", day: 3, guid: "b"), to: archive, day: 3) == [id])
    // Beside another one it keeps its id, though nothing else is as before.
    let ids = await add(item("Three", day: 9, guid: "c"), item("Outage 4", day: 8, guid: "b"), to: archive, day: 9)
    #expect(ids[1] == id && ids[0] == ArticleID(of: item("", guid: "c"), countsGUID: true))
    // From then on guids distinguish, also one by one.
    #expect(await add(item("Four", day: 9, guid: "c"), to: archive, day: 10) == [ids[0]])
    let fourth = await add(item("Four", day: 9, guid: "d"), to: archive, day: 11)[0]
    #expect(!ids.contains(fourth))
    #expect(await add(item("Four", day: 9, guid: "b"), to: archive, day: 12) == [id])
  }

  @Test("across feeds and providers the link alone decides", arguments: ArchiveKind.each)
  func otherFeeds(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let id = await add(item("Outage 1", day: 0), to: archive)[0]
    let elsewhere = Article(
      title: "Outage in the harbour", link: "https://www.harbour.test/status?utm_source=x", publishedAt: .hour(50),
      provider: .newsapi)
    #expect(await add(elsewhere, to: archive, day: 2) == [id])
    #expect(await add(item("Quite another outage", day: 3, feed: "https://harbour.test/all"), to: archive) == [id])
    #expect(try await titles(in: archive).count == 1)
    // Its own feed still compares with what it had itself.
    #expect(await add(item("Outage 1", day: 0), to: archive, day: 4) == [id])
    let second = await add(item("Outage 2", day: 4), to: archive, day: 4)
    #expect(second != [id])
    // The items of a second feed are the same articles by their titles.
    let moved = "https://status.test/feed"
    #expect(
      await add(item("Outage 2", day: 4, feed: moved), item("Outage 3", day: 5, feed: moved), to: archive, day: 5)[0]
        == second[0])
    #expect(try await titles(in: archive).count == 3)
  }

  @Test("an id is never made again, and nothing is merged by it", arguments: ArchiveKind.each)
  func stored(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let ids = await add(item("Outage 1", day: 0), item("Outage 2", day: 1), to: archive, day: 1)
    // The second one gets other words, and another item its former ones.
    let later = await add(item("Solved outage 2", day: 1), item("Outage 1", day: 0), to: archive, day: 1)
    #expect(later == [ids[1], ids[0]])
    let all = await add(
      item("Outage 1", day: 0), item("Solved outage 2", day: 1), item("Outage 2", day: 1), to: archive, day: 1)
    #expect(Array(all.prefix(2)) == ids && !ids.contains(all[2]))
    #expect(
      try await titles(in: archive) == [ids[0]: "Outage 1", ids[1]: "Solved outage 2", all[2]: "Outage 2"])
  }

  @Test("an archive of before keeps its ids", arguments: ArchiveKind.each)
  func before(kind: ArchiveKind) async throws {
    guard kind.isShared else { return try await beforeInFile() }
    try await before(kind.make(in: folder)) {
      try PostgreSQLServer.engine(of: folder, as: "cora").execute("DELETE FROM feed_item")
    }
  }

  private func beforeInFile() async throws {
    try await before(ArchiveKind.sqliteInFile.make(in: folder)) {
      try Database(path: FilePath(folder.path + "/archive.sqlite")).execute("DELETE FROM feed_item")
    }
  }

  /// - Parameter forget: makes the archive one that noted no items.
  private func before(_ archive: any Archive, _ forget: () throws -> Void) async throws {
    let first = await add(item("Outage 1", day: 0), to: archive)[0]
    let guids = await add(
      item("Outage a", day: 0, guid: "a", page: "g"), item("Outage b", day: 0, guid: "b", page: "g"), to: archive)
    let edited = await add(item("Outage of words", guid: "e1", page: "e"), to: archive)
    try forget()
    let second = await add(item("Outage 2", day: 1), to: archive, day: 1)[0]
    #expect(second != first)
    #expect(await add(item("Outage 1", day: 0), to: archive, day: 1) == [first])
    #expect(await add(item("Outage b", day: 5, guid: "b", page: "g"), to: archive, day: 5) == [guids[1]])
    #expect(await add(item("Outage of others", day: 5, guid: "e2", page: "e"), to: archive, day: 5) == edited)
    #expect(try await titles(in: archive).count == 5)
  }

  @Test("an exported archive has the same ids where it is imported", arguments: ArchiveKind.each)
  func exported(kind: ArchiveKind) async throws {
    let archive = ArchiveKind.sqliteInMemory.make(in: folder)
    let first = await add(item("Outage 1", day: 0), to: archive)[0]
    let second = await add(item("Outage 2", day: 1), to: archive, day: 1)[0]
    await add(item("Outage 2 is over", day: 1), to: archive, day: 1)
    let guids = await add(
      item("Outage a", guid: "a", page: "g"), item("Outage b", guid: "b", page: "g"), to: archive)
    let path = folder.path + "/out.jsonl"
    _ = try await archive.export(to: path)
    let other = kind.make(in: folder)
    for known in [0, 4] {
      let result = try await other.import(path, at: .hour(100))
      #expect((result.added, result.known) == (4 - known, known))
    }
    #expect(
      try await titles(in: other) == [
        first: "Outage 1", second: "Outage 2 is over", guids[0]: "Outage a", guids[1]: "Outage b",
      ])
    // There its feed goes on.
    #expect(await add(item("Outage 2 is over", day: 1), to: other, day: 5) == [second])
    #expect(await add(item("Outage 2", day: 9), item("Outage 1", day: 0), to: other, day: 9)[1] == first)
    #expect(await add(item("Outage b", guid: "b", page: "g"), to: other, day: 9) == [guids[1]])
    #expect(try await titles(in: other).count == 5)
  }

  @Test(
    "a list has the articles of its answer, though it came with the ids of their links", arguments: ArchiveKind.each)
  func lists(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await add(item("Outage 1", day: 0), to: archive)
    let second = await add(item("Outage 2", day: 1), to: archive, day: 1)
    let items = [item("Outage 2", day: 1)].eachOnce().identified()
    guard await archive.keep(KeptList("q", items, receivedAt: .now)) != nil else {
      // A server keeps no lists.
      return #expect(kind == .postgresql)
    }
    #expect(await archive.list("q")?.articles.map(\.id) == second)
    #expect(await archive.list("q")?.articles.map(\.title) == ["Outage 2"])
  }

  @Test("an article that is forgotten leaves no note", arguments: ArchiveKind.each)
  func forgotten(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await add(item("Outage 1", day: 0), item("Outage 2", day: 1), to: archive, day: 1)
    _ = try await archive.forget(.unsaved)
    #expect(await add(item("Outage 3", day: 2), to: archive, day: 2) == [linkID()])
  }
}
