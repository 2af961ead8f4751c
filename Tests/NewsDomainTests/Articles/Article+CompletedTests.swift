import TestSupport
import Testing

@testable import NewsDomain

@Suite("An article completed by its source's feed")
struct ArticleCompletedTests {
  private static let title = "Harbor bridge opens to bicycles"

  @Test("what others give an article of the reader's own network does not lead there", arguments: [true, false])
  func network(isLocal: Bool) {
    var article = Article(title: Self.title, provider: .feeds, provenance: Provenance(Origin(.feeds), isLocal: true))
    let other = Article(
      title: Self.title, summary: "Words", provider: .feeds, provenance: Provenance(Origin(.feeds), isLocal: isLocal)
    )
    .with(\.imageLink, "http://192.168.1.1/a.png")
    article.fillGaps(from: other)
    #expect(article.imageLink == other.imageLink)
    #expect(article.provenance?.isLocal == isLocal)
    // Its own links stay unchanged.
    article = Article(title: Self.title, provider: .feeds, provenance: Provenance(Origin(.feeds), isLocal: true))
      .with(\.imageLink, "http://192.168.1.2/b.png")
    article.fillGaps(from: other)
    #expect(article.provenance?.isLocal == true)
    article.take(ResolvedLink("http://192.168.1.1/page", by: .aggregator))
    #expect(article.provenance?.isLocal == false)
  }

  @Test("what it has stays, and a link of its own does, too")
  func gaps() {
    var article = Article.opaque(Self.title)
    (article.link, article.content) = ("https://paper.example/own", "Text.")
    article.complete(from: .inFeed(Self.title), by: .feed(title: "F"))
    #expect(article.link == "https://paper.example/own" && article.linkWay == nil)
    #expect(article.content == "Text." && article.summary == "Summary of \(Self.title).")
    #expect(article.provenance?.supplement == .feed(title: "F"))
  }

  @Test("a link of an aggregator is never learned, and no supplement is named where nothing came")
  func nothing() {
    var article = Article.opaque(Self.title)
    let before = article
    article.complete(from: .opaque(Self.title), by: .feed(title: "F"))
    #expect(article == before)
    article.complete(from: Article(title: Self.title, link: "file:///etc/passwd", provider: .feeds), by: .archive)
    #expect(article == before)
  }

  @Test("the id stays when the link is learned, and that of the new link is an alias")
  func aliases() {
    var article = Article.opaque(Self.title)
    let id = article.id
    article.complete(from: .inFeed(Self.title), by: .feed(title: "F"))
    #expect(article.id == id)
    #expect(article.aliases == [Article.inFeed(Self.title).id])
    #expect([article].withIDs().map(\.id) == [id])
    #expect([Article.opaque(Self.title), article].withoutDuplicates().count == 1)
  }
}
