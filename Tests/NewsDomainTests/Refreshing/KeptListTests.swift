import TestSupport
import Testing

@testable import NewsDomain

@Suite("A stored list")
struct KeptListTests {
  private static let now = Date(timeIntervalSince1970: 1_795_248_000)

  private static func list(_ items: [Article?]) -> KeptList {
    KeptList("https://feed.example/", items, receivedAt: now)
  }

  private static func made(_ key: String, _ title: String) -> Article {
    Article(title: title, link: "https://paper.example/\(key)", provider: .feeds)
  }

  @Test("a list that is looked at for itself has its own words, with the ids and the first sights that are stored")
  func identified() throws {
    let brought = Self.made("a", "The ferry runs again")
    var stored = Self.made("b", "Ferry runs")
    stored.takeFirstSeen(Self.now - 3_600)
    let shown = Self.list([brought, nil]).identified(as: Self.list([stored, nil]))
    let article = try #require(shown.articles.first)
    #expect(article.title == brought.title)
    #expect(article.id == stored.id)
    #expect(article.firstSeen == stored.firstSeen)
    #expect(shown.items.count == 2 && shown.items[1] == nil)
  }
}
