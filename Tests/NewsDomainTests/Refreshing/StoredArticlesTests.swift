import ArchiveTestSupport
import NewsArchive
import Synchronization
import TestSupport
import Testing

@testable import NewsDomain

@Suite("The stored articles of lists")
struct StoredArticlesTests {
  /// Has the given articles, and records which ones are wanted.
  private final class Stored: StoredArticles {
    private let known: [ArticleID: Article]
    private let asked = Mutex<[[ArticleID]]>([])

    init(_ known: [Article]) {
      self.known = Dictionary(known.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    var wanted: [[ArticleID]] { asked.withLock(\.self) }
    var states: [ArchiveState?] { [] }

    func articles(of ids: [ArticleID]) async -> [ArticleID: Article] {
      asked.withLock { $0.append(ids) }
      return known.filter { ids.contains($0.key) }
    }

    func complete(from items: [Article], at now: Date) async {}
  }

  private static let now = Date(timeIntervalSince1970: 1_795_248_000)
  private static let titles = ["Harbor bridge opens to bicycles", "Museum finds a lost map in its cellar"]
  private static let list = titles.map { Article.opaque($0) }

  /// An article of the list with what its source's feed adds.
  private static func completed(_ index: Int, by supplement: Supplement? = .feed(title: "F")) -> Article {
    var article = list[index]
    article.complete(from: .inFeed(titles[index]), by: supplement)
    return article
  }

  @Test("they are looked up once, for all articles with gaps")
  func once() async {
    let whole = Self.completed(0)
    let stored = Stored([Self.completed(1)])
    let filled = await stored.filling([whole, Self.list[1], Self.list[0]])
    #expect(stored.wanted == [[Self.list[1].id, Self.list[0].id]])
    #expect(filled.map { $0.summary == nil } == [false, false, true])
    #expect(filled.map(\.id) == [whole, Self.list[1], Self.list[0]].map(\.id))
    _ = await stored.filling([whole])
    #expect(stored.wanted.count == 1)
  }

  @Test("words of others do not pass for those of the source")
  func others() async {
    var copy = Self.completed(1)
    copy.provenance = copy.provenance?.saying(.others)
    #expect(await Stored([copy]).filling(Self.list) == Self.list)
  }

  @Test("the feed that completed an article is named; the source, if all words are its own; else the archive")
  func supplement() async {
    var own = Self.completed(1, by: nil)
    own.provenance = Provenance(Origin(.feeds), attribution: .source)
    var unknown = Self.completed(1, by: nil)
    unknown.provenance = Provenance(Origin(.feeds), attribution: .service)
    let copies: [(Article, Supplement)] = [
      (Self.completed(1), .feed(title: "F")), (own, .feed(title: "The Paper")), (unknown, .archive),
    ]
    for (copy, expected) in copies {
      #expect(await Stored([copy]).filling([Self.list[1]]).first?.provenance?.supplement == expected)
    }
  }

  @Test("a list keeps its numbers, and counts the articles that have a summary only now")
  func listing() async throws {
    let page = NewsPage(articles: Self.list, total: 2, provider: .feeds)
    let listing = NewsListing(.headlines(HeadlineRequest(scope: .local(.france))), page)
    let (filled, count) = try #require(await listing.filled(from: Stored([Self.completed(1)])))
    #expect(count == 1)
    #expect(filled.page.articles.map(\.id) == Self.list.map(\.id))
    #expect(filled.page.articles.map { $0.summary == nil } == [true, false])
    #expect(await filled.filled(from: Stored([Self.completed(1)])) == nil)
  }

  @Test("what the archive lacks is taken from beside it", arguments: [true, false])
  func beside(isOn: Bool) async {
    let (archive, cache) = (DatabaseArchive.inMemory(), DatabaseArchive.listsInMemory())
    let lists = KeptLists(
      archive: archive, cache: cache, settings: LiveSettings(.archived(isOn ? .local : .off)))
    let before = lists.states
    await archive.keep([Self.list[0]], at: Self.now)
    await cache.keep(Self.list, at: Self.now)
    #expect(lists.states != before)
    await lists.complete(from: Self.titles.map { .inFeed($0) }, at: Self.now)
    let found = await lists.articles(of: Self.list.map(\.id))
    #expect(found.count == 2 && found.values.allSatisfy { $0.summary != nil })
    // The archive has only what was there, and nothing is written where it is off.
    let known = try? await archive.articles(of: Self.list.map(\.id))
    #expect(known?.mapValues { $0.summary != nil } == [Self.list[0].id: isOn])
  }
}
