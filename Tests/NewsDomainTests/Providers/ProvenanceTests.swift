import FoundationEssentials
import Testing

@testable import NewsDomain

@Suite("The provenance of articles")
struct ProvenanceTests {
  private static let morning = Date(timeIntervalSince1970: 1_800_000_000)
  private static let missing = Attempt(.newsapi, .failed(.key(.missing)))
  private static let refused = Attempt(.googleNews, .failed(.network(.refused(host: "h", .emptyList))))

  private static func provenance(_ attempts: [Attempt] = []) -> Provenance {
    Provenance(
      Origin(.feeds, receivedAt: morning, stored: .recent), feed: .init("Feed"), request: "https://a.org/f",
      attempts: attempts)
  }

  static let others: [Provenance] = [
    Provenance(Origin(.newsapi, receivedAt: morning, stored: .recent), feed: .init("Feed"), request: "https://a.org/f"),
    Provenance(Origin(.feeds, receivedAt: morning, stored: .recent), request: "https://a.org/f"),
    Provenance(Origin(.feeds, receivedAt: morning, stored: .recent), feed: .init("Feed")),
    Provenance(Origin(.feeds, stored: .recent), feed: .init("Feed"), request: "https://a.org/f"),
    Provenance(Origin(.feeds, receivedAt: morning), feed: .init("Feed"), request: "https://a.org/f"),
    provenance([missing]),
  ]

  @Test("two with the same content are equal")
  func equal() {
    #expect(Self.provenance() == Self.provenance())
    #expect(Self.provenance([Self.missing]) == Self.provenance([Self.missing]))
  }

  @Test("two that differ in any member are not equal", arguments: ProvenanceTests.others)
  func different(other: Provenance) {
    #expect(Self.provenance() != other)
  }

  @Test("Google News and sources' feeds are services of one provider")
  func services() {
    #expect([NewsService.newsapi, .googleNews, .sourceFeeds].map(\.provider) == [.newsapi, .feeds, .feeds])
  }

  private func page(_ provenances: Provenance?...) -> NewsPage {
    NewsPage(
      articles: provenances.map { Article(title: "A", provider: .feeds, provenance: $0) }, total: nil, provider: .feeds)
  }

  @Test("earlier attempts are added to the page and to each article, in order")
  func after() {
    var page = page(Self.provenance([Self.refused]))
    page.attempts = [Self.refused]
    let later = page.after([Self.missing])
    #expect(later.attempts == [Self.missing, Self.refused])
    #expect(later.articles.map(\.provenance) == [Self.provenance([Self.missing, Self.refused])])
    #expect(later.articles.map(\.title) == ["A"])
  }

  @Test("without earlier attempts the page stays as it was")
  func afterNobody() {
    let page = page(Self.provenance())
    #expect(page.after([]) == page)
    #expect(page.after([]).articles[0].provenance === page.articles[0].provenance)
  }

  @Test("articles with one provenance object still share one afterwards")
  func shared() {
    let (one, other) = (Self.provenance(), Self.provenance())
    let articles = page(one, one, other, nil, one).after([Self.missing]).articles
    #expect(articles[0].provenance === articles[1].provenance)
    #expect(articles[2].provenance !== articles[0].provenance)
    #expect(articles[3].provenance == nil)
    #expect(articles[4].provenance == articles[0].provenance)
    #expect(articles.compactMap(\.provenance).allSatisfy { $0.attempts == [Self.missing] })
  }
}
