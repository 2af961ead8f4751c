import ArchiveTestSupport
import FoundationEssentials
import NewsArchive
import TestSupport
import Testing

@testable import NewsDomain

@Suite("Texts of the articles of a list")
struct ReadTextTests {
  private static let own = "https://paper.example/storm"
  private static let opaque = "https://news.google.com/rss/articles/CBMiAB"

  private let archive = DatabaseArchive.inMemory()
  private let pages = FakePages()

  private static func text(
    _ blocks: [String], _ verdict: TextVerdict = .whole, at url: String = own
  ) -> ArticleText {
    ArticleText(
      verdict, blocks: blocks.map { .paragraph([TextSpan($0)]) }, url: url,
      fetchedAt: Date(timeIntervalSince1970: 1_795_248_000))
  }

  private func read(
    _ article: Article, isAgain: Bool = false, links: FakeLinks = FakeLinks()
  ) async throws -> ReadText.Reading {
    let read = ReadText(
      pages: pages, links: links, archive: archive, languages: FakeLanguages(), settings: LiveSettings(), clock: .system
    )
    return try await read(article, number: 2, isAgain: isAgain)
  }

  @Test("a text is fetched once and then kept, until it is wanted again")
  func kept() async throws {
    let article = Article(title: "Storm", link: Self.own, provider: .feeds)
    await archive.keep([article])
    pages.set(Self.own, to: .success(Self.text(["One"])))
    for isAgain in [false, false, true] {
      #expect(try await read(article, isAgain: isAgain).text.plain == "One")
    }
    #expect(pages.places.count == 2)
    #expect(try await archive.text(of: article)?.plain == "One")
  }

  @Test("the source's own address is fetched and learned, and the id stays")
  func resolved() async throws {
    let article = Article(title: "Storm", link: Self.opaque, provider: .feeds)
    let found = ResolvedLink(Self.own, by: .aggregator)
    await archive.keep([article])
    pages.set(Self.own, to: .success(Self.text(["One"])))
    let reading = try await read(article, links: FakeLinks([Self.opaque: found]))
    #expect(reading.article.link == Self.own && reading.article.givenLink == Self.opaque)
    #expect(reading.article.linkWay == .aggregator)
    #expect(reading.article.id == article.id)
    let kept = try await archive.kept(article)
    #expect(kept.id == article.id && kept.link == Self.own && kept.linkWay == .aggregator)
    #expect(pages.places == [.address(Self.own, mayBeLocal: false)])
  }

  @Test("an address that was found before comes from the archive, and nobody is asked for it")
  func learned() async throws {
    let article = Article(title: "Storm", link: Self.opaque, provider: .feeds)
    var known = article
    known.take(ResolvedLink(Self.own, by: .aggregator))
    await archive.keep([known])
    pages.set(Self.own, to: .success(Self.text(["One"])))
    for isAgain in [true, false] {
      let reading = try await read(article, isAgain: isAgain)
      #expect(reading.article.link == Self.own && reading.article.linkWay == .aggregator)
      #expect(reading.article.id == article.id)
    }
    #expect(pages.places == [.address(Self.own, mayBeLocal: false)])
  }

  @Test("what stands on other pages of the site is left out, unless nothing else is there")
  func repeated() async throws {
    let article = Article(title: "Storm", link: Self.own, provider: .feeds)
    await archive.keep([article])
    let menu = "The sections of the site"
    for other in ["https://paper.example/sun", "https://paper.example/rain"] {
      try await archive.keep(Self.text([menu, other], at: other), of: Article(link: other, provider: .feeds))
    }
    pages.set(Self.own, to: .success(Self.text([menu, "One"])))
    #expect(try await read(article).text.plain == "One")
    pages.set(Self.own, to: .success(Self.text([menu])))
    #expect(try await read(article, isAgain: true).text.plain == menu)
  }

  @Test("the feed's text is taken if it is longer than a part of the page", arguments: [true, false])
  func ofFeed(isWhole: Bool) async throws {
    let article = Article(title: "Storm", content: "One two three\nfour\u{2026}", link: Self.own, provider: .feeds)
    pages.set(Self.own, to: .success(Self.text(["One"], isWhole ? .whole : .beginning(.paywall))))
    let text = try await read(article).text
    #expect(text.origin == (isWhole ? .page : .feed))
    #expect(text.verdict == (isWhole ? .whole : .beginning(.teaser)))
    #expect(text.plain == (isWhole ? "One" : "One two three\n\nfour\u{2026}"))
  }

  @Test("a page without text is not kept, and an article without a link is an error")
  func nothing() async throws {
    let article = Article(title: "Storm", link: Self.own, provider: .feeds)
    await archive.keep([article])
    pages.set(Self.own, to: .success(Self.text([], .none(.login))))
    #expect(try await read(article).text.verdict == .none(.login))
    #expect(try await archive.text(of: article) == nil)
    await #expect(throws: NewsError.list(.noLink(item: 2))) {
      try await read(Article(title: "Storm", provider: .feeds))
    }
  }
}
