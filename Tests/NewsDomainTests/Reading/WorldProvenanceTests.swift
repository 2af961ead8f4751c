import Synchronization
import TestSupport
import Testing

@testable import NewsDomain

@Suite("The world's headlines and who gave them")
struct WorldProvenanceTests {
  private static let refused = NewsError.network(.refused(host: "h", .emptyList))
  private static let missing = Attempt(.newsapi, .failed(.key(.missing)))
  private static let attempt = Attempt(.googleNews, .failed(refused))

  private func world(
    _ answer: @escaping @Sendable (Country) async throws -> NewsPage
  ) async throws -> NewsPage {
    let news = FakeNews.answering { question in try await answer(question.country ?? .france) }
    return try await FetchWorldHeadlines(repository: news, activity: Activity())(WorldRequest(), in: TestNames.english)
  }

  private static func page(_ country: Country, _ provider: Provider, after attempts: [Attempt] = []) -> NewsPage {
    NewsPage(
      articles: [Article(title: country.code, link: "https://example.org/\(country.code)", provider: provider)],
      total: 1, provider: provider
    ).after(attempts)
  }

  @Test("the sample edition does not fill in for single countries: its reason is their error")
  func history() async throws {
    let page = try await world { country in
      switch country.code {
      case "fr": Self.page(country, .sample, after: [Self.missing, Self.attempt])
      case "de": Self.page(country, .sample, after: [Self.missing])
      default: Self.page(country, .feeds)
      }
    }
    #expect(page.origin.provider == .feeds)
    #expect(page.articles.count == 53)
    let germany = try #require(Country(code: "de"))
    #expect(
      page.failures.countries == [CountryFailure(.france, Self.refused), CountryFailure(germany, .network(.offline))])
  }

  @Test("if there is only the sample edition, all of it is shown")
  func onlyHistory() async throws {
    let page = try await world { Self.page($0, .sample, after: [Self.missing]) }
    #expect(page.origin.provider == .sample)
    #expect(page.articles.count == 55)
    #expect(page.failures.countries.isEmpty)
  }

  @Test("the sample edition is also shown beside countries that fail")
  func historyAndFailures() async throws {
    let page = try await world { country in
      if country == .france { throw Self.refused }
      return Self.page(country, .sample)
    }
    #expect(page.articles.count == 54)
    #expect(page.failures.countries == [CountryFailure(.france, Self.refused)])
  }

  @Test("a service that gave nothing for many countries is listed once")
  func attempts() async throws {
    let page = try await world { country in
      Self.page(country, .feeds, after: country == .france ? [Self.missing, Self.attempt] : [Self.missing])
    }
    #expect(page.attempts.count == 2)
    #expect(page.attempts.contains(Self.missing) && page.attempts.contains(Self.attempt))
  }

  @Test("if the first eight countries fail, the others are not awaited")
  func hopeless() async throws {
    let asked = Mutex(0)
    let error = NewsError.network(.unreachable(host: "h", detail: "refused"))
    await #expect(throws: error) {
      try await world { _ in
        let number = asked.withLock { asked in
          asked += 1
          return asked
        }
        if number <= 8 { throw error }
        guard await untilCancelled() else { throw NewsError.network(.timeout(host: "h", seconds: 60)) }
        throw NewsError.cancelled
      }
    }
    #expect(asked.withLock(\.self) == 55)
  }

  @Test("if one of the first eight has news, all countries are awaited")
  func hopeful() async throws {
    let done = Mutex(0)
    let page = try await world { country in
      // The last country is answered when all others have failed.
      if country == .france {
        guard try await eventually({ done.withLock(\.self) >= 7 }) else { throw Self.refused }
        return Self.page(country, .feeds)
      }
      let number = done.withLock { done in
        done += 1
        return done
      }
      if number <= 7 { throw NewsError.network(.unreachable(host: "h", detail: "refused")) }
      guard try await eventually({ done.withLock(\.self) >= 54 }) else { throw Self.refused }
      return Self.page(country, .feeds)
    }
    #expect(page.articles.count == 48)
    #expect(page.failures.countries.count == 7)
  }
}
