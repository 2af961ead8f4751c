import Synchronization
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("Renewing a list")
struct RenewalTests {
  private static let request = NewsQuery.search(SearchRequest(text: "moon"))
  private static let older = NewsPage.titled(["older"], stored: .renewing)

  private func renewal(_ news: FakeNews) -> Renewal {
    Renewal(
      of: NewsListing(Self.request, Self.older), with: ListPresenter(FakeNewsroom(news: news).ports), in: .fresh())
  }

  @Test("the new list arrives later, and the provider is always asked")
  func arrives() async throws {
    let isOpen = Mutex(false)
    let news = FakeNews(
      found: { _, _ in
        _ = try await eventually { isOpen.withLock { $0 } }
        return .titled(["new"])
      }, { _ in .titled([]) })
    let renewal = renewal(news)
    #expect(try await eventually { news.wishes == [.renewed] })
    #expect(renewal.listing == nil)
    isOpen.withLock { $0 = true }
    #expect(try await eventually { renewal.listing != nil })
    #expect(renewal.listing?.page.articles.compactMap(\.title) == ["new"])
    #expect(renewal.listing?.request == Self.request)
  }

  @Test(
    "where it fails the older list comes with the reason",
    arguments: [NewsError.network(.offline), .key(.invalid(message: nil))])
  func whereItFailsTheOlderListComesWithTheReason(error: NewsError) async throws {
    let news = FakeNews(found: { _, _ in throw error }, { _ in .titled([]) })
    let renewal = renewal(news)
    #expect(try await eventually { renewal.listing != nil })
    #expect(renewal.listing?.page.articles == Self.older.articles)
    #expect(renewal.listing?.page.origin.stored == .failure(error))
    #expect(news.wishes == [.renewed])
  }

  @Test("a request that nobody waits for any more is cancelled")
  func dropped() async throws {
    let cancelled = Mutex(false)
    let news = FakeNews(
      found: { _, _ in
        if await untilCancelled() { cancelled.withLock { $0 = true } }
        throw NewsError.cancelled
      }, { _ in .titled([]) })
    var renewal: Renewal? = renewal(news)
    #expect(try await eventually { news.wishes.count == 1 })
    #expect(renewal?.listing == nil)
    renewal = nil
    #expect(try await eventually { cancelled.withLock { $0 } })
  }
}
