import NewsDomain
import SystemServices
import TestSupport
import Testing

@testable import NewsArchive
@testable import NewsArchiveSQLite

@Suite("Lists beside the archive")
struct ListCacheTests {
  private let folder = TemporaryFolder()
  private var path: FilePath { FilePath(folder.path + "/lists.sqlite") }

  private func list(_ keys: String..., hour: Double = 0) -> KeptList {
    KeptList("q", keys.map { .made($0) }, receivedAt: .hour(hour))
  }

  private func lists(_ archive: DatabaseArchive, isOn: Bool = true) -> KeptLists {
    KeptLists(
      archive: archive, cache: DatabaseArchive(lists: path, clock: .at(.hour(2))),
      settings: LiveSettings(.archived(isOn ? .local : .off)))
  }

  @Test("a list whose articles are in the archive is kept there, and no file is made")
  func archived() async {
    let archive = DatabaseArchive(path: nil, clock: .at(.hour(2)))
    await archive.add([.made("a")])
    #expect(await lists(archive).keep(list("a")) != nil)
    #expect(await archive.list("q")?.articles.map(\.key) == ["a"])
    #expect(!FileSystem.exists(path))
  }

  @Test("while an answer is awaited, only what is in memory is opened")
  func preparation() async {
    let archive = DatabaseArchive(path: nil, clock: .at(.hour(2)))
    #expect(await !archive.exists)
    await lists(archive).prepare()
    #expect(await archive.exists)
    await lists(archive, isOn: false).prepare()
    #expect(!FileSystem.exists(path))
  }

  @Test("otherwise, and if the archive is off, it is kept beside it with its articles", arguments: [true, false])
  func beside(isOn: Bool) async throws {
    let archive = DatabaseArchive(path: nil, clock: .at(.hour(2)))
    if !isOn { await archive.add([.made("a"), .made("b")]) }
    #expect(await lists(archive, isOn: isOn).keep(list("a", "b")) != nil)
    #expect(await archive.list("q") == nil)
    // Another session finds it.
    let later = lists(archive, isOn: isOn)
    #expect(await later.list("q")?.articles.map(\.key) == ["a", "b"])
    #expect(await later.head(of: "q")?.receivedAt == .hour(0))
    await later.confirm("q", Validators(), at: .hour(1))
    #expect(await later.head(of: "q")?.receivedAt == .hour(1))
    let third = DatabaseArchive(lists: path, clock: .at(.hour(2)))
    await third.clear()
    #expect(await lists(archive, isOn: isOn).head(of: "q") == nil)
    #expect(!FileSystem.exists(path))
  }

  @Test("what a collector brings goes into the archive or, with an error, nowhere")
  func collected() async throws {
    let archive = DatabaseArchive(path: nil, clock: .at(.hour(2)))
    let place = ListPlace.archive(.source(id: "s"), front: .given)
    #expect(try await lists(archive).collect(list("a", "b"), in: place) == 2)
    #expect(try await lists(archive).collect(list("a", "b"), in: place) == 0)
    #expect(await archive.list("q")?.articles.map(\.key) == ["a", "b"])
    // A folder is no file.
    let unusable = DatabaseArchive(path: FilePath(folder.path), clock: .at(.hour(2)))
    await #expect(throws: NewsError.self) { try await lists(unusable).collect(list("c"), in: place) }
    await #expect(throws: NewsError.archive(.off)) {
      try await lists(archive, isOn: false).collect(list("c"), in: place)
    }
    #expect(!FileSystem.exists(path))
  }

  @Test("where a page is there twice, its first words count")
  func twice() async {
    let lists = lists(DatabaseArchive(path: nil, clock: .at(.hour(2))), isOn: false)
    let items = [Article.made("a", "First"), .made("b"), .made("a", "Second")]
    #expect(await lists.keep(KeptList("q", items, receivedAt: .hour(0))) != nil)
    #expect(await lists.list("q")?.articles.map(\.title).first == "First")
  }

  @Test(
    "a list has its own words whenever it is read; the archive has those that came first",
    arguments: [["ann", "bob"], ["bob", "ann"]])
  func ownWords(feeds: [String]) async throws {
    let archive = DatabaseArchive(path: nil, clock: .at(.hour(2)))
    let lists = lists(archive)
    func said(by feed: String, _ source: Article.Source = Article.Source()) -> Article {
      .made("x", "Words of \(feed)", source: source, host: "\(feed).example")
    }
    for feed in feeds {
      // Whoever reads the list names its articles.
      var brought = KeptList(feed, [said(by: feed)], receivedAt: .hour(0))
      brought.source = Article.Source(name: feed)
      let shown = await lists.take(brought, in: .archive(.source(id: feed), front: .given))
      #expect(shown.articles.map(\.title) == ["Words of \(feed)"])
    }
    let first = try #require(await lists.list(feeds[0])?.articles.first)
    #expect((first.title, first.source) == ("Words of \(feeds[0])", Article.Source()))
    let second = try #require(await lists.list(feeds[1])?.articles.first)
    #expect((second.title, second.source) == ("Words of \(feeds[1])", Article.Source()))
    #expect((second.id, second.wordsOrigin) == (first.id, nil))
    await archive.add([said(by: feeds[1], Article.Source(name: feeds[1]))], at: 1)
    let found = try await archive.find(FindRequest(.new(.all, since: nil))).articles
    #expect((found.first?.title, found.first?.source.name) == ("Words of \(feeds[0])", feeds[0]))
  }

  @Test("a list of a source's feed has its own links, though an aggregator listed the articles before")
  func ownLinks() async {
    let lists = lists(DatabaseArchive(path: nil, clock: .at(.hour(2))))
    let listed = Article.opaque("Harbor bridge opens to bicycles")
    let item = Article.inFeed("Harbor bridge opens to bicycles")
    let place = ListPlace.archive(.local(.france), front: .given)
    _ = await lists.take(KeptList("google", [listed].identified(), receivedAt: .hour(0)), in: place)
    let stored = await lists.take(
      KeptList("paper", [item].identified(), receivedAt: .hour(1)), in: .archive(.source(id: "paper"), front: .given))
    #expect(stored.articles.map(\.id) == [listed.id])
    #expect(await lists.list("paper")?.articles.map(\.id) == [listed.id])
    #expect(await lists.list("paper")?.articles.map(\.link) == [item.link])
    #expect(await lists.list("google")?.articles.map(\.link) == [listed.link])
  }

  @Test("what a request brought is stored in the archive with its articles, if they belong there and that is on")
  func taken() async {
    let archive = DatabaseArchive(path: nil, clock: .at(.hour(2)))
    let place = ListPlace.archive(.local(.france), front: .newestFirst)
    let brought = KeptList("q", [.made("a", hour: 0), .made("b", hour: 1), .made("a", hour: 0)], receivedAt: .hour(2))
    let stored = await lists(archive).take(brought, in: place)
    #expect(stored.articles.map(\.key) == ["a", "b", "a"])
    #expect(await archive.list("q")?.articles.map(\.key) == ["a", "b", "a"])
    let front = try? await archive.front(of: .local(.france), in: .distantPast ... .distantFuture)
    #expect(front?.articles.map(\.key) == ["b", "a"])
    #expect(await lists(archive).list("q")?.isAside == false)
    #expect(!FileSystem.exists(path))
    let off = DatabaseArchive(path: nil, clock: .at(.hour(2)))
    _ = await lists(off, isOn: false).take(brought, in: place)
    #expect(await off.list("q") == nil)
    #expect(await lists(off, isOn: false).list("q")?.isAside == false)
    // It could be in the archive once that is on.
    #expect(await lists(off).list("q")?.isAside == true)
  }

  @Test("a list that is only looked at stays beside the archive, even if that has its articles from others")
  func aside() async throws {
    let archive = DatabaseArchive(path: nil, clock: .at(.hour(2)))
    await archive.add([.made("a")])
    let looked = KeptList("q", [.made("a", "Own words")], receivedAt: .hour(2))
    #expect(await lists(archive).take(looked, in: .aside).articles.first?.title == "Own words")
    #expect(await archive.list("q") == nil)
    // Once it is wanted in the archive, its articles are delivered there.
    let list = try #require(await lists(archive).list("q"))
    #expect(list.isAside)
    _ = await lists(archive).take(list, in: .archive(.local(.france), front: .newestFirst))
    #expect(await archive.list("q") != nil)
    let front = try await archive.front(of: .local(.france), in: .distantPast ... .distantFuture)
    #expect(front?.articles.map(\.key) == ["a"])
  }

  @Test("a date far ahead of the first sight, as older versions stored it, does not count")
  func ahead() async throws {
    let archive = DatabaseArchive(path: nil, clock: .at(.hour(2)))
    await archive.add([.made("a"), .made("b")])
    #expect(await archive.keep(list("a", "b")) != nil)
    _ = try await archive.attempt {
      try $0.run("UPDATE article SET published = first_seen + 1e9 WHERE link LIKE '%a'") { $0.integer(0) }
    }
    let found = try await archive.find(FindRequest(.new(.all, since: nil))).articles
    #expect(Set(found.map(\.publishedAt)) == [nil, .hour(0)])
    #expect(Set(found.map(\.firstSeen)) == [nil, .hour(0)])
    #expect(try await archive.forget(.before(.hour(1))).count == 2)
  }

  @Test("the file is an archive like any other: its articles can be found, changed and deleted")
  func whole() async throws {
    let cache = DatabaseArchive(lists: path, clock: .at(.hour(2)))
    await cache.add([.made("a", "Moon")])
    #expect(await cache.keep(list("a")) != nil)
    #expect(try await cache.find(FindRequest(text: "moon")).articles.map(\.key) == ["a"])
    await cache.add([.made("a", "Mars")])
    #expect(try await cache.find(FindRequest(text: "moon")).articles.isEmpty)
    #expect(cache.takeProblems().isEmpty)
    #expect(await cache.list("q")?.articles.map(\.title) == ["Mars"])
    _ = try await cache.forget(.before(.hour(99)))
    #expect(await cache.list("q") == nil)
  }

  @Test("a file that cannot be used is thrown away", arguments: ["damaged", "of another version"])
  func thrownAway(state: String) async throws {
    let before = DatabaseArchive(lists: path, clock: .at(.hour(2)))
    await before.add([.made("a")])
    #expect(await before.keep(list("a")) != nil)
    if state == "of another version" {
      try await before.attempt { try $0.execute("PRAGMA user_version = 3") }
      await before.close()
    } else {
      await before.close()
      _ = try folder.write(String(repeating: "no database ", count: 1_000).utf8, to: "lists.sqlite")
    }
    let after = lists(DatabaseArchive(path: nil, clock: .at(.hour(2))))
    #expect(await after.list("q") == nil)
    #expect(await after.keep(list("b")) != nil)
    #expect(await after.list("q")?.articles.map(\.key) == ["b"])
    #expect(try folder.names().allSatisfy { $0.hasPrefix("lists.sqlite") && !$0.contains("damaged") })
  }
}
