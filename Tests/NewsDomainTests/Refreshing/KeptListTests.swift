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

  /// An article as a feed has just brought it, and as it is stored: under another id, and with other words.
  private static func pair(wordsOf origin: String?) -> (brought: Article, stored: Article) {
    let brought = made("a", "The ferry runs again")
    var stored = made("b", "Ferry runs")
    stored.wordsOrigin = origin
    stored.takeFirstSeen(now - 3_600)
    return (brought, stored)
  }

  @Test("an article is shown as it is stored, also one whose source withdrew it")
  func stored() {
    let (brought, stored) = Self.pair(wordsOf: nil)
    let shown = Self.list([brought, nil]).stored(as: Self.list([stored, nil]), inOwnWords: false)
    #expect(shown == Self.list([stored, nil]))
  }

  @Test(
    "words of another feed are not shown under the name of this one; the id and the first sight are the stored ones")
  func ofAnotherFeed() throws {
    let (brought, stored) = Self.pair(wordsOf: "other.example")
    let other = Self.made("c", "Bridge closes")
    let shown = Self.list([other, brought]).stored(as: Self.list([other, stored]), inOwnWords: false)
    let article = try #require(shown.articles.last)
    #expect(article.title == brought.title)
    #expect(article.id == stored.id)
    #expect(article.firstSeen == stored.firstSeen)
    #expect(shown.articles.first == other)
  }

  @Test("a list beside the archive shows its own words")
  func aside() throws {
    let (brought, stored) = Self.pair(wordsOf: nil)
    let shown = Self.list([brought]).stored(as: Self.list([stored]), inOwnWords: true)
    let article = try #require(shown.articles.first)
    #expect(article.title == brought.title)
    #expect(article.id == stored.id)
  }
}
