import ArchiveTestSupport
import FoundationEssentials
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("read, of pages and links")
struct ReadCommandPageTests {
  private static let own = "https://own.example/storm"
  private static let opaque = "https://news.google.com/rss/articles/CBMiAB"

  private static func text(at url: String) -> ArticleText {
    var text = ArticleText(
      .whole, blocks: [.paragraph([TextSpan("Words of "), TextSpan("the page", link: "https://a.example/x")])],
      title: "Of the page", author: "Ann Ink", url: url, fetchedAt: Date())
    text.site = "The Site"
    return text
  }

  private static func newsroom(_ places: String...) -> FakeNewsroom {
    var texts: [String: Result<ArticleText, NewsError>] = [:]
    for place in places { texts[place] = .success(text(at: place)) }
    var newsroom = FakeNewsroom()
    newsroom.pages = FakePages(texts)
    return newsroom
  }

  static let places: [(String, PagePlace)] = [
    ("read https://own.example/storm", .address("https://own.example/storm", mayBeLocal: true)),
    ("lis http://127.0.0.1:8000/a", .address("http://127.0.0.1:8000/a", mayBeLocal: true)),
    ("read page.html", .file("page.html")), ("read '/tmp/my page.html'", .file("/tmp/my page.html")),
    ("read /tmp/my\\ page.html --again", .file("/tmp/my page.html")),
  ]

  @Test(
    "a page or a file is read without a list, and may be in the reader's own network",
    arguments: ReadCommandPageTests.places)
  func named(line: String, place: PagePlace) async throws {
    let newsroom = Self.newsroom(Self.own, "http://127.0.0.1:8000/a", "page.html", "/tmp/my page.html")
    let transcript = try await newsroom.run([line], in: .fresh(format: .json))
    let objects = try transcript.objects()
    #expect(newsroom.pages.places == [place])
    #expect(objects.map(\.type) == ["text", "status"])
    #expect(objects.first?.n == 1 && objects.first?.title == "Of the page")
    #expect(objects.first?.text == "Words of the page")
    #expect(transcript.session.titles == ["Of the page"])
    #expect(transcript.session.position == 1)
  }

  @Test("several pages are read one after the other, with items of the list between them")
  func several() async throws {
    let newsroom = Self.newsroom(Self.own, "page.html", "https://example.com/2")
    let transcript = try await newsroom.run(
      ["top --limit 2", "read page.html 2 \(Self.own)"], in: .fresh(format: .json))
    let texts = try transcript.objects().filter { $0.type == "text" }
    #expect(texts.compactMap(\.url) == ["page.html", "https://example.com/2", Self.own])
    #expect(transcript.session.titles == ["Of the page"])
  }

  @Test(
    "the page of an article of the archive is that article, and its text is kept", arguments: ["", "?utm_source=x#top"])
  func archived(tail: String) async throws {
    let newsroom = Self.newsroom("https://example.com/7")
    await newsroom.archive.keep([.numbered(7)])
    for _ in 1...2 {
      let transcript = try await newsroom.run(["read 'https://example.com/7\(tail)'"], in: .fresh(format: .json))
      let text = try #require(try transcript.objects().first)
      #expect(text.id == Article.numbered(7).id.description)
      #expect(text.title == "Headline 7")
    }
    #expect(newsroom.pages.places.count == 1)
    #expect(try await newsroom.archive.text(of: .numbered(7))?.plain == "Words of the page")
  }

  @Test("an article is read by its id, without a list")
  func id() async throws {
    let newsroom = Self.newsroom("https://example.com/7")
    await newsroom.archive.keep([.numbered(7)])
    let transcript = try await newsroom.run(["read \(Article.numbered(7).id)"], in: .fresh(format: .json))
    #expect(try transcript.objects().first?.title == "Headline 7")
  }

  @Test("once the source's own page was found, web, share and why have its address, and the id stays")
  func found() async throws {
    var newsroom = Self.newsroom(Self.own)
    let article = Article(title: "Storm", source: Article.Source(name: "Own"), link: Self.opaque, provider: .feeds)
    let found = ResolvedLink(Self.own, by: .aggregator)
    newsroom.news = .giving([.numbered(1), article])
    newsroom.keepsNews = true
    newsroom.links = FakeLinks([Self.opaque: found])
    let transcript = try await newsroom.run(
      ["top", "read 2", "web", "share", "why", "share 1"], in: .fresh(format: .json))
    #expect(transcript.status == .success)
    #expect(newsroom.opener.addresses == [Self.own])
    let objects = try transcript.objects()
    #expect(objects.filter { $0.type == "share" }.compactMap(\.url) == [Self.own, "https://example.com/1"])
    let why = try #require(objects.first { $0.type == "why" })
    #expect(why.url == Self.own && why.feedUrl == Self.opaque)
    let text = try #require(objects.first { $0.type == "text" })
    #expect(text.id == article.id.description && text.url == Self.own)
    let kept = try await newsroom.archive.kept(article)
    #expect(kept.id == article.id && kept.link == Self.own && kept.linkWay == .aggregator)
  }

  static let returns: [[String]] = [
    ["top", "read 2", "back", "web 2"], ["top", "read 2", "list", "web 2"], ["top", "open 2", "read", "back", "web"],
    ["top", "read 2 1", "web 2"], ["top", "read 1", "read 2", "back", "web 2"],
    ["settings reader on", "top", "open 2", "back", "web 2"], ["settings reader on", "top", "open 2 1", "web 2"],
    // The text is stored, and the archive knows the address.
    ["top", "read 2", "top", "open 2", "back", "web 2"], ["top", "read 2", "top", "web 2"],
    ["top", "read 2", "search storm", "web 2"], ["search storm", "top", "read 2", "back", "back", "web 2"],
  ]

  @Test("once the source's own page was found, the lists before have its address, too", arguments: returns)
  func foundInLists(lines: [String]) async throws {
    var newsroom = Self.newsroom(Self.own, "https://example.com/1")
    let article = Article(title: "Storm", source: Article.Source(name: "Own"), link: Self.opaque, provider: .feeds)
    newsroom.news = .giving([.numbered(1), article])
    newsroom.keepsNews = true
    newsroom.links = FakeLinks([Self.opaque: ResolvedLink(Self.own, by: .aggregator)])
    let transcript = try await newsroom.run(lines)
    #expect(transcript.status == .success)
    #expect(newsroom.opener.addresses == [Self.own])
    #expect(transcript.session.titles == ["Headline 1", "Storm"])
  }

  @Test("a file that is being read is read anew", arguments: ["read", "read --again", "read 1", "lis 1 --again"])
  func fileAgain(line: String) async throws {
    let newsroom = Self.newsroom("page.html")
    let transcript = try await newsroom.run(["read page.html", line, line], in: .fresh(format: .json))
    #expect(try transcript.codes().isEmpty)
    #expect(newsroom.pages.places == [.file("page.html"), .file("page.html"), .file("page.html")])
    #expect(transcript.session.titles == ["Of the page"])
  }

  @Test("web says that a file has no page, and opens links of its text", arguments: ["web", "site 1"])
  func fileOnWeb(line: String) async throws {
    let newsroom = Self.newsroom("page.html")
    let transcript = try await newsroom.run(["read page.html", line, "web 1.1"])
    #expect(transcript.errors.contains("item 1 is the file page.html, which has no web page"))
    #expect(transcript.errors.contains("to open its first link, type web 1.1\n"))
    #expect(newsroom.opener.addresses == ["https://a.example/x"])
  }
}
