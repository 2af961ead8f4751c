import NewsDomain
import TestSupport
import Testing

@testable import NewsArchive
@testable import NewsArchiveSQLite

@Suite("Lists in the archive, as providers brought them")
struct KeptListTests {
  private let archive = DatabaseArchive(path: nil, clock: .at(.hour(24)))

  private func keep(_ articles: [Article], as address: String = "q", at hour: Double = 0) async {
    await archive.add(articles)
    var list = KeptList(address, articles, receivedAt: .hour(hour))
    list.total = 90
    list.validators = Validators(etag: "\"1\"", modified: "yesterday")
    #expect(await archive.keep(list) != nil)
  }

  private func list(of address: String = "q") async -> KeptList? { await archive.list(address) { _ in true } }

  @Test("a list comes back in its order, with its facts")
  func facts() async throws {
    await keep([.made("b", "B", hour: 1), .made("c", "C", hour: 3), .made("a", "A", hour: 2)])
    let list = try #require(await list())
    #expect(list.articles.map(\.key) == ["b", "c", "a"])
    #expect(list.total == 90)
    #expect(list.receivedAt == .hour(0))
    #expect(list.validators == Validators(etag: "\"1\"", modified: "yesterday"))
    #expect(await archive.head(of: "q") == list.head)
    #expect(await archive.head(of: "other") == nil)
    #expect(await self.list(of: "other") == nil)
  }

  @Test("each list has what its own feed says of a page, under that feed's name")
  func wordsOfOthers() async throws {
    func said(_ title: String, by feed: String, image: String? = nil) -> Article {
      var article = Article.made("x", title, source: Article.Source(name: feed), host: "\(feed).example")
      article.imageLink = image
      return article
    }
    await keep([said("Moon rises", by: "ann")], as: "a")
    await keep([said("Buy lamps", by: "bob", image: "https://bob.example/x.jpg")], as: "b")
    let ours = try #require(await list(of: "a")?.articles.first)
    #expect((ours.title, ours.source.name, ours.imageLink) == ("Moon rises", "ann", nil))
    let others = try #require(await list(of: "b")?.articles.first)
    #expect((others.title, others.source.name) == ("Buy lamps", "bob"))
    #expect(others.imageLink == "https://bob.example/x.jpg")
  }

  @Test("the articles say how they were obtained, each as its own request brought it")
  func origins() async throws {
    let feed = Provenance(
      Origin(.feeds),
      feed: .init("A\ttitle\r\nof \u{1F}two lines\r", sites: ["a.example", "b.example"], isOfService: true),
      request: "https://a.example/feed", language: "fr", isLocal: true)
    let other = Provenance(
      Origin(.feeds), request: "https://b.example/feed", language: "en", supplement: .feed(title: "C"))
    var (one, two) = (Article.made("one", "Un"), Article.made("two", "Zwei"))
    one.provenance = feed
    two.provenance = other
    two.detectedLanguage = "de"
    await keep([one, two])
    let articles = try #require(await list()?.articles)
    let said = try #require(articles[0].provenance)
    #expect(said.feed.title == "A\ttitle\r of  two lines")
    #expect(said.request == feed.request)
    #expect(said.language == "fr")
    #expect(said.feed.isOfService)
    #expect(said.isLocal)
    #expect(said.feed.sites == feed.feed.sites)
    #expect(said.origin.receivedAt == .hour(0))
    #expect(articles[0].language == "fr" && articles[0].detectedLanguage == nil)
    #expect(articles[1].provenance?.supplement == .feed(title: "C"))
    #expect(articles[1].language == "de" && articles[1].provenance?.language == "en")
    #expect(articles.map(\.attribution) == [one.attribution, two.attribution])
  }

  @Test("a list has sources and dates as its provider gave them, whatever others say")
  func sources() async throws {
    await archive.add([.made("one", source: .init(id: nil, name: "paper.example"), hour: 1), .made("two", hour: 1)])
    let own = Article.Source(id: "mine", name: "My Paper", link: "https://paper.example")
    await keep([.made("one", source: own, hour: 2), .made("two", source: own, hour: nil)])
    #expect(await list()?.articles.map(\.source) == [own, own])
    #expect(await list()?.articles.map(\.publishedAt) == [.hour(2), nil])
  }

  @Test("what others say of an article changes neither its language nor its address in the list")
  func words() async throws {
    var brought = Article.made("one", language: "nl")
    brought.link = "https://news.google.com/rss/articles/one"
    await archive.add([brought])
    var listed = brought
    listed.provenance = Provenance(Origin(.feeds), request: "https://feeds.example/list", language: "en")
    await keep([listed])
    let link = ResolvedLink("https://paper.example/one", by: .aggregator, article: nil)
    try await archive.learnLink(link, of: listed.id)
    let article = try #require(await list()?.articles.first)
    #expect(article.link == brought.link)
    #expect(article.linkWay == nil && article.givenLink == nil)
    #expect(article.language == "en")
    #expect(article.id == brought.id)
  }

  @Test("what others say of an article of the reader's own network leads nowhere in it")
  func network() async throws {
    var (safe, changed) = (Article.made("safe"), Article.made("changed"))
    safe.provenance = Provenance(Origin(.feeds), request: "http://intranet/feed", isLocal: true)
    changed.provenance = safe.provenance
    await keep([safe, changed])
    #expect(await list()?.articles.map(\.provenance?.isLocal) == [true, true])
    changed.imageLink = "http://192.168.1.1/picture"
    // Another feed's picture is not taken.
    changed.provenance = Provenance(Origin(.feeds), request: "https://a.example/feed")
    await archive.add([changed])
    #expect(await list()?.articles.map(\.provenance?.isLocal) == [true, true])
    // The source's own is.
    changed.provenance = Provenance(Origin(.feeds), request: "https://paper.example/feed")
    await archive.add([changed])
    #expect(await list()?.articles.map(\.provenance?.isLocal) == [true, false])
  }

  @Test("articles that their sources withdrew keep their places")
  func withdrawn() async throws {
    let articles = [Article.made("a"), .made("b"), .made("c")]
    await archive.add(articles)
    let items = [articles[0], nil, articles[1], nil, articles[2]]
    #expect(await archive.keep(KeptList("q", items, receivedAt: .hour(0))) != nil)
    #expect(await list()?.items.map { $0?.key } == ["a", nil, "b", nil, "c"])
  }

  @Test("a list whose server says that it is still the same is as new as that")
  func confirmed() async throws {
    await keep([.made("a")])
    let validators = Validators(etag: "\"1\"", modified: "yesterday")
    await archive.confirm("q", Validators(etag: "\"2\"", modified: "yesterday"), at: .hour(9))
    await archive.confirm("q", Validators(), at: .hour(9))
    await archive.confirm("q", validators, at: .hour(5))
    await archive.confirm("other", validators, at: .hour(5))
    #expect(await list()?.receivedAt == .hour(5))
    #expect(await list()?.articles.map(\.key) == ["a"])
  }

  @Test("a list is not kept without its articles")
  func missing() async throws {
    await archive.add([.made("a")])
    let list = KeptList("q", [.made("a"), .made("b")], receivedAt: .hour(0))
    #expect(await archive.keep(list) == nil)
    #expect(await self.list() == nil)
  }

  /// Damaged forms of the articles of a list.
  private static let damages = ["x'0102'", "'text'", "7", "NULL"]

  @Test("a damaged list is no list", arguments: damages)
  func damaged(articles: String) async throws {
    await keep([.made("a")])
    _ = try? await archive.attempt { try $0.execute("UPDATE kept_list SET articles = \(articles)") }
    if articles != "NULL" { #expect(await list() == nil) }
    await keep([.made("b")])
    #expect(await list()?.articles.map(\.key) == ["b"])
  }

  @Test("a newer list takes the place of the one before, and one that does not serve is not read")
  func newer() async throws {
    await keep([.made("a")])
    await keep([.made("b")], at: 1)
    #expect(await list()?.articles.map(\.key) == ["b"])
    #expect(await archive.list("q") { $0.receivedAt == .hour(0) } == nil)
  }

  @Test("a list is kept for a month; one that comes from a day in the future is none", arguments: [-29, -28, 2, 3])
  func age(days: Double) async {
    await keep([.made("a")], at: days * 24)
    #expect(await (list() != nil) == (-28...2).contains(days))
    #expect(await (archive.head(of: "q") != nil) == (-28...2).contains(days))
    await keep([.made("a")], as: "other", at: 48)
    let count = try? await archive.attempt { try $0.run("SELECT count(*) FROM kept_list") { $0.integer(0) } }
    #expect(count == [days == -29 ? 1 : 2])
  }

  @Test("a list is not known any more once one of its articles is forgotten")
  func forgotten() async throws {
    await keep([.made("a", hour: 0), .made("b", hour: 48)])
    _ = try await archive.forget(.before(.hour(24)))
    #expect(await list() == nil)
    _ = try await archive.forget(.all)
    #expect(await list() == nil)
  }
}
