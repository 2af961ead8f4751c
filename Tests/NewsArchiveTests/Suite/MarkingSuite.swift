import NewsDomain
import TestSupport
import Testing

@Suite("An archive with a reader's marks")
struct MarkingSuite {
  private let folder = TemporaryFolder()
  private let articles = ["one", "two", "three"].enumerated().map { Article.made($1, "Moon", hour: Double($0)) }
  private var ids: [ArticleID] { articles.map(\.id) }

  private func archive(_ kind: ArchiveKind) async -> any Archive {
    let archive = kind.make(in: folder)
    await archive.add(articles)
    return archive
  }

  @Test("articles are unread until they are marked, and again if one likes", arguments: ArchiveKind.allCases)
  func read(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    #expect(await archive.states(of: ids).values.allSatisfy { !$0.isRead && !$0.isSaved && $0.labels.isEmpty })
    #expect(try await archive.mark([ids[0], ids[2]], .read, at: .hour(1)).isEmpty)
    #expect(try await archive.mark([ids[0]], .read, at: .hour(2)).isEmpty)
    #expect(try await archive.keys(FindRequest(filter: .init(isUnread: true))) == ["two"])
    #expect(try await archive.mark([ids[0]], .unread, at: .hour(3)).isEmpty)
    #expect(await archive.states(of: ids).mapValues(\.isRead) == [ids[0]: false, ids[1]: false, ids[2]: true])
  }

  @Test("an opened article is read, and the others of its row are shown", arguments: ArchiveKind.allCases)
  func opened(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    try await archive.markRead(ids[0], showing: [ids[1], ArticleID(1)], at: .hour(1))
    #expect(await archive.states(of: ids).mapValues(\.isRead) == [ids[0]: true, ids[1]: false, ids[2]: false])
    #expect(await archive.states(of: [ids[1], ids[2]]).mapValues(\.isShown) == [ids[1]: true, ids[2]: false])
    try await archive.markRead(ArticleID(1), showing: [], at: .hour(2))
    #expect(archive.takeProblems().isEmpty)
  }

  @Test("what a brief has shown is unread, and is new again if it is marked so", arguments: ArchiveKind.allCases)
  func shown(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    #expect(try await archive.mark(Array(ids[0...1]), .shown, at: .hour(1)).isEmpty)
    #expect(await archive.states(of: ids).mapValues(\.isShown) == [ids[0]: true, ids[1]: true, ids[2]: false])
    #expect(await archive.states(of: ids).values.allSatisfy { !$0.isRead })
    #expect(try await archive.keys(FindRequest(filter: .init(isUnread: true))) == ["one", "three", "two"])
    #expect(try await archive.mark([ids[0]], .read, at: .hour(2)).isEmpty)
    #expect(try await archive.mark(Array(ids[0...1]), .unread, at: .hour(3)).isEmpty)
    #expect(await archive.states(of: ids).values.allSatisfy { !$0.isShown && !$0.isRead })
    // The mark moves with the archive.
    _ = try await archive.mark([ids[1]], .shown, at: .hour(4))
    _ = try await archive.export(to: folder.path + "/a.jsonl")
    let other = kind.make(in: TemporaryFolder())
    await other.add(articles)
    for _ in 0..<2 { _ = try await other.import(folder.path + "/a.jsonl", at: .hour(5)) }
    #expect(await other.states(of: ids).mapValues(\.isShown) == [ids[0]: false, ids[1]: true, ids[2]: false])
  }

  @Test("several lists are found by their names, whatever these have", arguments: ArchiveKind.allCases)
  func names(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let ids = ["plain", "a \"b\"", "a\\b", "{a,b}", "NULL", "a\tb\u{1}", "日本 é", "'; DROP TABLE list; --"]
    for (number, id) in ids.enumerated() { await archive.add([.made("\(number)")], in: .source(id: id)) }
    for id in ids { #expect(try await archive.countNew(in: .feeds(name: nil, ids: [id, "missing"])) == 1, "\(id)") }
    #expect(try await archive.countNew(in: .feeds(name: nil, ids: ids)) == ids.count)
  }

  @Test("what is one's own is of one's lists, or found by follows", arguments: ArchiveKind.allCases)
  func mine(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let mine = ReadingScope.mine(OwnLists(of: Self.edition, topics: [], feeds: []))
    #expect(try await archive.countNew(in: mine) == 0)
    #expect(try await archive.collectionFacts(in: mine).unread == 0)
    _ = try await archive.addFollow(FindRequest(text: "quoll"), notifies: false, quiet: nil, at: .hour(0))
    await archive.add([.made("fr"), .made("both")], in: .local(.france))
    await archive.add([.made("sports")], in: .category(.sports, .france))
    await archive.add([.made("both"), .made("jp"), .made("quoll", "A quoll")], in: .local(.japan))
    _ = try await archive.matchFollows(at: .hour(1))
    #expect(try await archive.keys(FindRequest(.new(mine, since: nil))) == ["both", "fr", "quoll", "sports"])
    #expect(try await archive.countNew(in: mine) == 4)
    #expect(try await archive.collectionFacts(in: mine).unread == 4)
    #expect(try await archive.collectionFacts(in: .all).unread == 5)
    _ = try await archive.mark([Article.made("both").id], .read, at: .hour(1))
    #expect(try await archive.collectionFacts(in: mine).unread == 3)
    #expect(try await archive.countUnread(in: mine, since: nil) == 3)
    try await archive.keepVisit(to: mine, at: .hour(2))
    #expect(try await archive.countNew(in: mine) == 0)
    await archive.add([.made("jp2")], in: .local(.japan), at: 3)
    #expect(try await archive.countNew(in: mine) == 0)
    // Everything is more than the reader's own news.
    await archive.add([.made("fr2")], in: .local(.france), at: 4)
    #expect(try await archive.countNew(in: mine) == 1)
    #expect(try await archive.countUnread(in: mine, since: try await archive.lastVisit(to: mine)) == 1)
    try await archive.keepVisit(to: .all, at: .hour(5))
    #expect(try await archive.countNew(in: mine) == 0)
  }

  private static let edition = Edition(
    country: .france, language: .french, source: SourceReference(id: "x", name: "X"))

  @Test("trends and news of read stories are of a scope, and a scope of one language", arguments: ArchiveKind.allCases)
  func scoped(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let mine = ReadingScope.mine(OwnLists(of: Self.edition, topics: [], feeds: []))
    let french = Article.made("fr", "Le rover Zhurong atteint le cratère Gale", language: "fr")
    let japanese = Article.made("jp", "Le rover Zhurong atteint le cratère Gale enfin", language: "fr")
    await archive.add([french, .made("other", "Nothing of that")], in: .local(.france))
    await archive.add([japanese], in: .local(.japan))
    let span = Date.distantPast ... .distantFuture
    func titles(_ scope: ReadingScope) async throws -> Int {
      try await archive.headlines(in: span, of: scope, after: nil, limit: 10).headlines.count
    }
    #expect(try await titles(.all) == 3)
    #expect(try await titles(mine) == 2)
    let written = ReadingScope.written(language: "fr", mine)
    #expect(try await titles(written) == 1)
    #expect(try await archive.keys(FindRequest(.new(written, since: nil))) == ["fr"])
    #expect(try await archive.countNew(in: written) == 1)
    #expect(try await archive.collectionFacts(in: written).unread == 1)
    #expect(try await archive.collectionFacts(in: .written(language: "fr", .all)).unread == 2)
    // Both cover one story, from which one was read.
    _ = await archive.memberships(of: [french.id, japanese.id])
    _ = try await archive.mark([french.id], .read, at: .hour(1))
    #expect(try await archive.newsOfReadStories(in: span, of: .all, limit: 9).map(\.id) == [japanese.id])
    #expect(try await archive.newsOfReadStories(in: span, of: mine, limit: 9).isEmpty)
  }

  @Test("only articles of the archive have states, and can be marked", arguments: ArchiveKind.allCases)
  func unknown(kind: ArchiveKind) async throws {
    let empty = kind.make(in: TemporaryFolder())
    #expect(await empty.states(of: ids).isEmpty)
    #expect(try await empty.mark(ids, .read, at: .hour(0)) == ids)
    #expect(try await empty.labels().isEmpty)

    let archive = await archive(kind)
    let other = Article.made("other").id
    #expect(await archive.states(of: []).isEmpty)
    #expect(await archive.states(of: [other, ids[0], ids[0]]).keys.map(\.self) == [ids[0]])
    #expect(try await archive.mark([ids[0], other], .save(label: "later"), at: .hour(0)) == [other])
    #expect(await archive.state(of: articles[0])?.labels == ["later"])
  }

  @Test("saved articles have labels, in alphabetical order", arguments: ArchiveKind.allCases)
  func labels(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    for label in ["sea", "climate", "sea", nil, "'); --"] {
      #expect(try await archive.mark([ids[0]], .save(label: label), at: .hour(0)).isEmpty)
    }
    #expect(try await archive.mark([ids[1]], .save(label: "climate"), at: .hour(1)).isEmpty)
    #expect(try await archive.mark([ids[2]], .save(label: nil), at: .hour(2)).isEmpty)
    let states = await archive.states(of: ids)
    #expect(states.mapValues(\.isSaved) == [ids[0]: true, ids[1]: true, ids[2]: true])
    #expect(states[ids[0]]?.labels == ["'); --", "climate", "sea"])
    #expect(states[ids[2]]?.labels == [])
    #expect(
      try await archive.labels() == [
        LabelCount(label: "'); --", count: 1), LabelCount(label: "climate", count: 2),
        LabelCount(label: "sea", count: 1),
      ])
    #expect(try await archive.keys(FindRequest(filter: .init(label: "climate"))) == ["one", "two"])
    #expect(try await archive.keys(FindRequest(filter: .init(isSaved: true))) == ["one", "three", "two"])
  }

  @Test("what was saved last comes first", arguments: ArchiveKind.allCases)
  func savedOrder(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    for (hour, index) in [1, 2, 0, 1].enumerated() {
      #expect(try await archive.mark([ids[index]], .save(label: "x"), at: .hour(Double(hour))).isEmpty)
    }
    // Saving again keeps the position.
    #expect(try await archive.find(FindRequest(.saved(label: nil))).keys == ["one", "three", "two"])
    #expect(try await archive.find(FindRequest(.saved(label: "x"), paging: Paging(page: 2, limit: 2))).keys == ["two"])
    #expect(try await archive.find(FindRequest(.saved(label: "x"), paging: Paging(limit: 2))).total == 3)
    #expect(try await archive.find(FindRequest(.saved(label: "y"))).keys.isEmpty)
  }

  @Test("unsaved articles lose their labels", arguments: ArchiveKind.allCases)
  func unsave(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    #expect(try await archive.mark(ids, .save(label: "sea"), at: .hour(0)).isEmpty)
    #expect(try await archive.mark([ids[0], ids[1]], .unsave, at: .hour(1)).isEmpty)
    #expect(try await archive.labels() == [LabelCount(label: "sea", count: 1)])
    #expect(try await archive.keys(FindRequest(text: "moon", filter: .init(label: "sea"))) == ["three"])
    #expect(try await archive.keys(FindRequest(text: "moon", filter: .init(isSaved: true))) == ["three"])
    #expect(try await archive.mark([ids[0]], .save(label: nil), at: .hour(2)).isEmpty)
    #expect(await archive.state(of: articles[0])?.labels == [])
  }

  @Test("marks stay when an article comes again or changes", arguments: ArchiveKind.allCases)
  func lasting(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    #expect(try await archive.mark([ids[0]], .read, at: .hour(0)).isEmpty)
    #expect(try await archive.mark([ids[0]], .save(label: "sea"), at: .hour(0)).isEmpty)
    await archive.add([.made("one", "Sun")], in: .local(.france), at: 5, isFront: true)
    let state = try #require(await archive.state(of: articles[0]))
    #expect(state.isRead && state.isSaved && state.isRevised && state.labels == ["sea"])
    #expect(try await archive.keys(FindRequest(text: "sun", filter: .init(country: .france, label: "sea"))) == ["one"])
  }
}

@Suite("An archive that is visited")
struct VisitingSuite {
  private let folder = TemporaryFolder()
  private let france = ReadingScope.list(.local(.france))
  private let japan = ReadingScope.list(.local(.japan))

  private func new(in scope: ReadingScope, _ archive: any Archive) async throws -> [String] {
    let visit = try await archive.lastVisit(to: scope)
    return try await archive.find(FindRequest(.new(scope, since: visit), paging: Paging(limit: 100))).keys
  }

  @Test("before the first visit everything is new", arguments: ArchiveKind.allCases)
  func first(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    #expect(try await archive.lastVisit(to: .all) == nil)
    #expect(try await archive.countNew(in: .all) == 0)
    #expect(try await new(in: .all, archive) == [])
    await archive.add([.made("one"), .made("two", hour: 1)], in: .local(.france))
    #expect(try await archive.lastVisit(to: .all) == nil)
    #expect(try await archive.countNew(in: .all) == 2)
    #expect(try await new(in: .all, archive) == ["two", "one"])
    #expect(try await new(in: france, archive) == ["two", "one"])
    #expect(try await new(in: japan, archive) == [])
  }

  @Test("after a visit only what came since is new, newest first", arguments: ArchiveKind.allCases)
  func later(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add([.made("one"), .made("two")], in: .local(.france))
    try await archive.keepVisit(to: .all, at: .hour(1))
    #expect(try await archive.lastVisit(to: .all)?.at == .hour(1))
    #expect(try await archive.countNew(in: .all) == 0)
    await archive.add([.made("two"), .made("three"), .made("four", hour: 2)], in: .local(.france), at: 2)
    #expect(try await new(in: .all, archive) == ["four", "three"])
    #expect(try await archive.countNew(in: .all) == 2)
    // Old news can come late, and is still new.
    await archive.add([.made("five", hour: -500)], in: .local(.france), at: 3)
    #expect(try await new(in: .all, archive) == ["four", "three", "five"])
    #expect(try await archive.mark([Article.made("four").id], .read, at: .hour(3)).isEmpty)
    #expect(try await archive.countNew(in: .all) == 2)
    try await archive.keepVisit(to: .all, at: .hour(4))
    #expect(try await new(in: .all, archive) == [])
  }

  @Test("every scope has visits of its own", arguments: ArchiveKind.allCases)
  func scopes(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add([.made("paris")], in: .local(.france))
    try await archive.keepVisit(to: france, at: .hour(1))
    await archive.add([.made("lyon", hour: 1), .made("both", hour: 2)], in: .local(.france))
    await archive.add([.made("tokyo", hour: 3), .made("both", hour: 2)], in: .local(.japan))
    await archive.add([.made("search", hour: 4)])
    #expect(try await new(in: france, archive) == ["both", "lyon"])
    #expect(try await new(in: japan, archive) == ["tokyo", "both"])
    #expect(try await new(in: .all, archive) == ["search", "tokyo", "both", "lyon", "paris"])
    #expect(try await archive.countNew(in: france) == 2)
    #expect(try await archive.countNew(in: japan) == 2)
    #expect(try await archive.countNew(in: .all) == 5)

    await archive.add([.made("a", hour: 5)], in: .source(id: "a-feed"))
    await archive.add([.made("b", hour: 6)], in: .source(id: "b-feed"))
    let feeds = ReadingScope.feeds(name: "Folder", ids: ["b-feed", "a-feed", "never-read"])
    #expect(try await new(in: feeds, archive) == ["b", "a"])
    try await archive.keepVisit(to: feeds, at: .hour(7))
    #expect(try await new(in: feeds, archive) == [])
    #expect(try await new(in: .list(.source(id: "a-feed")), archive) == ["a"])
  }

  @Test(
    "what was read, shown, or in a list that was visited since is seen in every scope", arguments: ArchiveKind.allCases)
  func seen(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add([.made("paris"), .made("both")], in: .local(.france))
    await archive.add([.made("tokyo"), .made("both"), .made("read"), .made("shown")], in: .local(.japan))
    func unseen(in scope: ReadingScope) async throws -> Set<String> {
      let request = FindRequest(.new(scope, since: nil), filter: .init(isUnseen: true), paging: Paging(limit: 100))
      let found = try await archive.find(request).keys
      #expect(try await archive.countUnread(in: scope, since: nil) == found.count)
      return Set(found)
    }
    #expect(try await unseen(in: .all) == ["paris", "both", "tokyo", "read", "shown"])
    #expect(try await archive.mark([Article.made("read").id], .read, at: .hour(1)).isEmpty)
    #expect(try await archive.mark([Article.made("shown").id], .shown, at: .hour(1)).isEmpty)
    try await archive.keepVisit(to: france, at: .hour(1))
    #expect(try await unseen(in: .all) == ["tokyo"])
    #expect(try await unseen(in: japan) == ["tokyo"])
    await archive.add([.made("lyon")], in: .local(.france), at: 2)
    #expect(try await unseen(in: france) == ["lyon"])
    #expect(try await unseen(in: .all) == ["tokyo", "lyon"])
  }

  @Test("a clock that jumps changes nothing", arguments: ArchiveKind.allCases, [-100_000.0, -1, 0, 1, 100_000])
  func jumps(kind: ArchiveKind, hours: Double) async throws {
    let archive = kind.make(in: folder)
    await archive.add([.made("one", hour: 3)], at: 3)
    try await archive.keepVisit(to: .all, at: .hour(4))
    await archive.add([.made("two", hour: 4)], at: 4 + hours)
    #expect(try await new(in: .all, archive) == ["two"])
    try await archive.keepVisit(to: .all, at: .hour(4 + hours))
    #expect(try await new(in: .all, archive) == [])
    #expect(try await archive.lastVisit(to: .all)?.at == .hour(4 + hours))
    await archive.add([.made("three", hour: 5)], at: 5)
    #expect(try await new(in: .all, archive) == ["three"])
    let states = await archive.states(of: ["one", "two", "three"].map { Article.made($0).id })
    #expect(Set(states.values.map(\.arrival)).count == 3)
  }
}
