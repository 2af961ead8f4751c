import NewsDomain
import TestSupport
import Testing

@Suite("An archive that learns links")
struct LinkSuite {
  private let folder = TemporaryFolder()
  private let link = "https://paper.example/one"

  /// An article whose link leads through an aggregator.
  private var opaque: Article {
    var article = Article.made("one", "Moon")
    article.link = "https://news.google.com/rss/articles/x"
    return article
  }

  private func find(_ id: ArticleID, in archive: any Archive) async throws -> Article {
    try await archive.article(try #require(ArticleIDPrefix(id.description)))
  }

  @Test("a learned link is that of the article, which keeps its id and its marks", arguments: ArchiveKind.allCases)
  func learned(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let article = opaque
    await archive.add([article])
    _ = try await archive.mark([article.id], .read, at: .hour(0))
    var own = Article.made("one", "Moon over Paris", summary: "It shines.", content: "It shines all night.")
    (own.author, own.imageLink) = ("Ann", "https://paper.example/moon.jpg")
    try await archive.learnLink(ResolvedLink(link, by: .feed, article: own), of: article.id)
    // The provider delivers the same item again.
    await archive.add([article], at: 1)
    let found = try await find(article.id, in: archive)
    #expect(found.id == article.id)
    #expect(found.link == link && found.givenLink == article.link && found.linkWay == .feed)
    #expect(found.title == "Moon" && found.summary == "It shines." && found.content == "It shines all night.")
    #expect(await archive.ownLinks(of: [article.id, Article.made("two").id]).mapValues(\.link) == [article.id: link])
    #expect(
      try await archive.articles(of: [article.id, Article.made("two").id]).mapValues(\.id) == [article.id: found.id])
    #expect(found.author == "Ann" && found.imageLink == own.imageLink)
    #expect(await archive.state(of: own)?.isRead == true)
    #expect(try await archive.revisions(of: article.id).count == 1)
    #expect(try await archive.keys("shines") == ["one"])
    // A known address is not resolved again.
    try await archive.learnLink(ResolvedLink("https://other.example/", by: .aggregator), of: article.id)
    #expect(try await find(article.id, in: archive).link == link)
  }

  @Test("the marks of another article with that link stay its own", arguments: ArchiveKind.allCases)
  func others(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let (article, other) = (opaque, Article.made("one", "Moon of the feed"))
    await archive.add([article, other])
    _ = try await archive.mark([other.id], .save(label: "mine"), at: .hour(0))
    try await archive.learnLink(ResolvedLink(link, by: .aggregator), of: article.id)
    #expect(await archive.state(of: other)?.labels == ["mine"])
    #expect(await archive.state(of: article)?.isSaved == false)
    #expect(try await find(other.id, in: archive).title == "Moon of the feed")
    #expect(try await find(article.id, in: archive).link == link)
    await archive.add([other], at: 1)
    #expect(try await find(article.id, in: archive).title == "Moon")
  }

  @Test("a link of an article that is not there is not kept", arguments: ArchiveKind.allCases)
  func unknown(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    try await archive.learnLink(ResolvedLink(link, by: .id), of: opaque.id)
    #expect(try await archive.facts(now: .hour(0)).articles == 0)
  }
}
