import FoundationEssentials
import Testing
import TestSupport

@testable import NewsDomain
@testable import NewsProviders

@Suite("An article in its source's own feed")
struct SameItemTests {
  private static let headline = "Mayor resigns after storm tears roofs from houses"
  private static let similar = "Mayor resigns after the storm tears roofs from houses"
  private static let date = Date(timeIntervalSince1970: 1_795_248_000)

  private func item(_ title: String, _ id: String, hours: Double? = nil) -> Article {
    Article(title: title, publishedAt: hours.map { Self.date + $0 * 3600 }, provider: .feeds).with(\.guid, id)
  }

  private func found(_ items: [Article], at date: Date? = SameItemTests.date) -> String? {
    SameItem(headline: Self.headline, date: date).find(among: items)?.guid
  }

  @Test("the same headline comes before a similar one, wherever it is")
  func order() {
    #expect(
      found([item(Self.similar, "1"), item("Another headline of the day", "2"), item(Self.headline, "3")]) == "3")
    #expect(found([item("Another headline of the day", "1"), item(Self.similar, "2"), item(Self.similar, "3")]) == "2")
  }

  @Test("without the headline there is none")
  func none() {
    #expect(found([]) == nil)
    #expect(found([Article(title: nil, provider: .feeds), item("", "1"), item("Mayor", "2")]) == nil)
  }

  @Test("the same headline may be three days older or younger, a similar one half a day")
  func dates() {
    #expect(found([item(Self.headline, "1", hours: 72)]) == "1")
    #expect(found([item(Self.headline, "1", hours: -73)]) == nil)
    #expect(found([item(Self.similar, "1", hours: -12)]) == "1")
    #expect(found([item(Self.similar, "1", hours: 13)]) == nil)
    #expect(found([item(Self.headline, "1", hours: 100), item(Self.headline, "2", hours: 1)]) == "2")
    #expect(found([item(Self.headline, "1", hours: 100)], at: nil) == "1")
  }
}
