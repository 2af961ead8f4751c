import TestSupport
import Testing

@testable import NewsDomain

@Suite("Fresh headlines of each country")
struct CountFreshHeadlinesTests {
  private static let now = Date(timeIntervalSince1970: 1_790_000_000)

  private static func article(_ link: String?, age: TimeInterval? = 60) -> Article {
    Article(link: link, publishedAt: age.map { now.addingTimeInterval(-$0) }, provider: .newsapi)
  }

  private static func page(_ articles: [Article]) -> NewsPage {
    NewsPage(articles: articles, total: nil, provider: .newsapi)
  }

  /// A store with these articles on the front page of France, and nothing else.
  private static func france(_ articles: [Article]) -> FakeNews {
    FakeNews.answering { question in
      guard case .headlines(let request, _) = question, request.scope == .local(.france) else {
        throw NewsError.network(.offline)
      }
      return page(articles)
    }
  }

  /// The counts as `fr 2`.
  private func count(_ news: FakeNews, in names: TestNames = .english) async throws -> [String] {
    try await CountFreshHeadlines(stored: news)(.english, now: Self.now, in: names)
      .map { "\($0.country.code) \($0.count)" }
  }

  static let ages: [(TimeInterval, Bool)] = [
    (0, true), (86_400, true), (86_401, false), (1e9, false), (-3_600, true), (-3_601, false), (-1e9, false),
  ]

  @Test("a headline is fresh for a day, and may be an hour in the future", arguments: CountFreshHeadlinesTests.ages)
  func fresh(age: TimeInterval, isFresh: Bool) async throws {
    let counts = try await count(Self.france([Self.article("https://example.com/a", age: age)]))
    #expect(counts == (isFresh ? ["fr 1"] : []))
  }

  @Test("articles without a date or a link are not counted")
  func incomplete() async throws {
    let articles = [
      Self.article(nil), Self.article("no address"), Self.article("https://example.com/a", age: nil),
      Self.article("https://example.com/b"),
    ]
    #expect(try await count(Self.france(articles)) == ["fr 1"])
  }

  @Test("a page is counted once, however its address is written")
  func duplicates() async throws {
    let articles = [
      "https://example.com/a", "http://www.example.com/a/", "https://example.com/a?utm_source=x",
      "https://example.com/b",
    ].map { Self.article($0) }
    #expect(try await count(Self.france(articles)) == ["fr 2"])
  }

  @Test("a headline counts once per country, whatever its categories, and in each of its countries")
  func categories() async throws {
    let news = FakeNews.answering { question in
      guard case .headlines(let request, _) = question else { throw NewsError.network(.offline) }
      let shared = Self.article("https://example.com/shared")
      return switch request.scope {
      case .local(.france): Self.page([shared, Self.article("https://example.com/front")])
      case .category(.sports, .france): Self.page([shared, Self.article("https://example.com/sports")])
      case .category(.health, .unitedStates): Self.page([shared])
      default: Self.page([])
      }
    }
    #expect(try await count(news) == ["fr 3", "us 1"])
  }

  @Test("the largest counts come first, equal ones by name in the reader's language")
  func order() async throws {
    let news = FakeNews.answering { question in
      guard case .headlines(let request, _) = question, case .local(let country) = request.scope else {
        throw NewsError.network(.offline)
      }
      let count = ["za": 3, "ar": 1, "jp": 3, "be": 2, "us": 1][country.code] ?? 0
      return Self.page((0..<count).map { Self.article("https://example.com/\($0)") })
    }
    #expect(try await count(news) == ["jp 3", "za 3", "be 2", "ar 1", "us 1"])
    #expect(try await count(news, in: .french) == ["za 3", "jp 3", "be 2", "ar 1", "us 1"])
  }

  @Test("neither an empty store nor one that fails is an error", arguments: [NewsError.network(.offline), nil])
  func nothing(error: NewsError?) async throws {
    let news = FakeNews.answering { _ in
      if let error { throw error }
      return Self.page([])
    }
    #expect(try await count(news).isEmpty)
  }

  @Test("front page and categories of each country are looked up with both page lengths")
  func questions() async throws {
    let news = Self.france([])
    _ = try await CountFreshHeadlines(stored: news)(.french, now: Self.now, in: TestNames.english)
    #expect(news.questions.count == 55 * 8 * 2)
    let scopes = [HeadlineRequest.Scope.local(.france)] + Category.allCases.map { .category($0, .france) }
    let expected = scopes.flatMap { scope in
      [100, 20].map {
        FakeNews.Question.headlines(HeadlineRequest(scope: scope, limit: $0, language: .french), .current)
      }
    }
    #expect(news.questions.filter { $0.country == .france } == expected)
  }

  @Test("a cancelled count throws and does not ask the store again")
  func cancelled() async {
    let news = Self.france([Self.article("https://example.com/a")])
    await withTaskGroup(of: Void.self) { group in
      group.cancelAll()
      group.addTask {
        await #expect(throws: NewsError.cancelled) {
          _ = try await CountFreshHeadlines(stored: news)(.english, now: Self.now, in: TestNames.english)
        }
      }
    }
    #expect(news.questions.isEmpty)
  }
}
