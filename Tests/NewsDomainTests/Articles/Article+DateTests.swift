import TestSupport
import Testing

@testable import NewsDomain

@Suite("The time of an article in lists")
struct ArticleDateTests {
  private static let now = Date(timeIntervalSince1970: 1_795_248_000)

  private func article(_ title: String, _ published: Double?, firstSeen: Double? = nil) -> Article {
    var article = Article(
      title: title, publishedAt: published.map { Self.now + $0 * 3600 }, provider: .feeds)
    article.firstSeen = firstSeen.map { Self.now + $0 * 3600 }
    return article
  }

  @Test("articles without a date stand where they were first seen, equal ones in order, unknown ones last")
  func newestFirst() {
    let articles = [
      article("noon", 12), article("seen at one", nil, firstSeen: 13), article("none", nil), article("two", 14),
      article("noon too", 12), article("seen at noon", nil, firstSeen: 12),
    ]
    #expect(
      articles.newestFirst().map(\.title) == ["two", "seen at one", "noon", "noon too", "seen at noon", "none"])
  }

  @Test(
    "a date more than a day ahead counts as none", arguments: [(23.0, true), (24, true), (25, false), (8760, false)])
  func ahead(hours: Double, isKept: Bool) {
    var first = article("a", hours)
    first.dropDate(aheadOf: Self.now)
    #expect(first.publishedAt == (isKept ? Self.now + hours * 3600 : nil))
    var second = article("a", hours)
    second.takeFirstSeen(Self.now)
    #expect(second.publishedAt == first.publishedAt)
    #expect(second.firstSeen == (isKept ? nil : Self.now))
    #expect(second.listedAt == (isKept ? second.publishedAt : Self.now))
  }
}
