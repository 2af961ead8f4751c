import Synchronization
import TestSupport
import Testing

@testable import NewsDomain

@Suite("The first headlines of every country")
struct FetchWorldHeadlinesTests {
  private let activity = Activity()
  private static let timeout = NewsError.network(.timeout(host: "h", seconds: 5))

  /// Waits until it is cancelled, like a slow provider.
  private static func wait() async throws -> NewsPage {
    guard await untilCancelled() else { throw timeout }
    throw NewsError.cancelled
  }

  /// The page of a country: one article whose title is the country's code.
  private static func page(of question: FakeNews.Question) -> NewsPage {
    .titled(question.country?.code ?? "?")
  }

  private func world(
    _ news: FakeNews, _ request: WorldRequest = WorldRequest(), in names: TestNames = .english
  ) async throws -> NewsPage {
    try await FetchWorldHeadlines(repository: news, activity: activity)(request, in: names)
  }

  @Test("every country is asked once, all of them in parallel")
  func sideBySide() async throws {
    let arrived = Mutex(0)
    let news = FakeNews.answering { question in
      arrived.withLock { $0 += 1 }
      // If they were asked one after the other, only the first would ever be asked.
      guard try await eventually({ arrived.withLock(\.self) == 55 }) else { throw Self.timeout }
      return Self.page(of: question)
    }
    let page = try await world(news)
    #expect(page.failures.countries.isEmpty)
    #expect(page.articles.count == 55)
    #expect(news.questions.count == 55)
    #expect(Set(news.questions.compactMap(\.country)) == Set(Country.main))
  }

  static let questions: [(WorldRequest, Freshness, HeadlineRequest)] = [
    (WorldRequest(), .current, HeadlineRequest(scope: .local(.france))),
    (WorldRequest(category: .sports, limit: 3), .kept, HeadlineRequest(scope: .category(.sports, .france))),
    (WorldRequest(limit: 30), .renewed, HeadlineRequest(scope: .local(.france), paging: Paging(limit: 30))),
    (WorldRequest(language: .french), .current, HeadlineRequest(scope: .local(.france), language: .french)),
  ]

  @Test("the request for a country is the same as for the country alone", arguments: FetchWorldHeadlinesTests.questions)
  func asked(request: WorldRequest, freshness: Freshness, question: HeadlineRequest) async throws {
    let news = FakeNews.answering { Self.page(of: $0) }
    _ = try await FetchWorldHeadlines(repository: news, activity: activity)(request, freshness, in: TestNames.english)
    #expect(news.questions.filter { $0.country == .france } == [.headlines(question, freshness)])
  }

  static let orders: [(TestNames, [String], [String])] = [
    (.english, ["dz", "ar", "at", "au", "be", "bg"], ["ua", "ae", "gb", "us", "ve"]),
    (.french, ["za", "dz", "de", "sa", "ar", "au"], ["th", "tr", "ua", "ve"]),
  ]

  @Test("countries stand in the order of their names", arguments: FetchWorldHeadlinesTests.orders)
  func order(names: TestNames, first: [String], last: [String]) async throws {
    let page = try await world(FakeNews.answering { Self.page(of: $0) }, in: names)
    let codes = page.articles.compactMap(\.title)
    #expect(codes.count == 55)
    #expect(Array(codes.prefix(first.count)) == first)
    #expect(Array(codes.suffix(last.count)) == last)
    // Accents are ignored: Egypte, Emirats, Etats-Unis.
    if names.code == "fr" { #expect(codes.contains(["cu", "eg", "ae", "us", "fr"])) }
  }

  @Test("each country gives as many articles as requested, and each names its country", arguments: [1, 2])
  func countries(limit: Int) async throws {
    let news = FakeNews.answering { question in
      let code = question.country?.code ?? "?"
      return .titled(code + "1", code + "2", code + "3")
    }
    let page = try await world(news, WorldRequest(limit: limit))
    #expect(page.articles.count == 55 * limit)
    #expect(Array(page.articles.prefix(limit).compactMap(\.title)) == Array(["dz1", "dz2"].prefix(limit)))
    let isMarked = page.articles.allSatisfy { $0.title?.hasPrefix($0.country?.code ?? "?") == true }
    #expect(isMarked)
    #expect(page.total == nil)
    #expect(page.origin.provider == .newsapi)
  }

  @Test("a country that fails is listed and the rest is there", arguments: [TestNames.english, .french])
  func failures(names: TestNames) async throws {
    let news = FakeNews.answering { question in
      switch question.country?.code {
      case "de": throw Self.timeout
      case "fr": throw NewsError.network(.serverError(host: "h", status: 500))
      default: Self.page(of: question)
      }
    }
    let page = try await world(news, in: names)
    #expect(page.articles.count == 53)
    let failures = page.failures.countries.map { "\($0.country.code) \($0.error == Self.timeout)" }
    #expect(failures == (names.code == "en" ? ["fr false", "de true"] : ["de true", "fr false"]))
    #expect(page.remark == nil)
  }

  @Test(
    "if a service refuses the key, it is not asked for the other countries",
    arguments: [
      NewsError.key(.invalid(message: nil)), .withoutSample(.key(.invalid(message: nil))), .key(.missing),
      .service(.rateLimited(retryAfter: nil)),
      .service(.quotaExhausted(message: nil)),
    ])
  func serviceThatRefusesTheKeyIsNotAskedForTheOtherCountries(refusal: NewsError) async throws {
    let news = FakeNews.answering { question in
      if question.country == .france { return Self.page(of: question) }
      if question.country?.code == "de" { throw refusal }
      return try await Self.wait()
    }
    await #expect(throws: refusal) { try await world(news).failures.countries.first.map { throw $0.error } }
  }

  @Test("if every country fails, the first error is thrown")
  func failure() async {
    let news = FakeNews.answering { _ in throw Self.timeout }
    await #expect(throws: Self.timeout) { try await world(news) }
    #expect(news.questions.count == 55)
    #expect(activity.state == Activity.State())
  }

  @Test("countries without headlines are named")
  func silent() async throws {
    let news = FakeNews.answering { question in
      ["de", "fr"].contains(question.country?.code) ? .titled() : Self.page(of: question)
    }
    let page = try await world(news)
    let germany = try #require(Country(code: "de"))
    #expect(page.remark == .nothingOf([.france, germany]))
    #expect(page.articles.count == 53)
    #expect(page.failures.countries.isEmpty)
  }

  @Test("if no country has headlines, the page is empty")
  func allSilent() async throws {
    let page = try await world(FakeNews(.titled()))
    #expect(page.articles.isEmpty)
    guard case .nothingOf(let countries)? = page.remark else {
      Issue.record("\(String(describing: page.remark))")
      return
    }
    #expect(Set(countries) == Set(Country.main))
  }

  @Test("the page is as old as its oldest part")
  func age() async throws {
    let morning = Date(timeIntervalSince1970: 1_800_000_000)
    let news = FakeNews.answering { question in
      let code = question.country?.code ?? "?"
      return code == "jp"
        ? .titled(code, receivedAt: morning, stored: .offline) : .titled(code, receivedAt: morning + 60)
    }
    let page = try await world(news)
    #expect(page.origin.receivedAt == morning)
    #expect(page.origin.stored == .offline)
  }

  @Test("a story of several countries is listed with the first of them and names the others")
  func duplicates() async throws {
    let page = try await world(FakeNews(.titled("everywhere")))
    #expect(page.articles.map(\.title) == ["everywhere"])
    #expect(page.articles.first?.country?.code == "dz")
    #expect(page.articles.first?.alsoIn == Array(Country.main.sorted(in: TestNames.english).dropFirst()))
  }

  @Test("each country has as many stories as requested, even if others listed them first")
  func shared() async throws {
    let news = FakeNews.answering { question in
      switch question.country?.code {
      case "dz": .titled("shared", "of dz", "third of dz")
      case "ar": .titled("of ar", "shared", "third of ar")
      case "fr": .titled("shared", "of ar", "third of fr")
      case let code: .titled(code ?? "?")
      }
    }
    let page = try await world(news, WorldRequest(limit: 2))
    let shared = try page.articles.prefix(3).map { article in
      let title = try #require(article.title)
      return ([title, article.country?.code ?? "?"] + article.alsoIn.map(\.code)).joined(separator: " ")
    }
    #expect(shared == ["shared dz ar fr", "of dz dz", "of ar ar fr"])
    #expect(page.articles.count == 3 + 52)
    #expect(page.articles.dropFirst(3).allSatisfy { $0.alsoIn.isEmpty })
    #expect(page.remark == nil)
  }

  @Test("titles are tidied as in the headlines of one country")
  func tidied() async throws {
    var page = NewsPage.titled("Rain - Le Monde")
    page.articles[0].source.name = "lemonde.fr"
    let result = try await world(FakeNews(page))
    #expect(result.articles.map(\.title) == ["Rain"])
  }

  @Test("cancelling stops all countries")
  func cancelling() async throws {
    let news = FakeNews.answering { _ in try await Self.wait() }
    let task = Task { try await world(news) }
    #expect(try await eventually(seconds: 300) { news.questions.count == 55 })
    #expect(activity.state.progress == Activity.Progress(done: 0, total: 55))
    task.cancel()
    await #expect(throws: NewsError.cancelled) { try await task.value }
    #expect(activity.state == Activity.State())
  }

  @Test("one country that is cancelled stops the others")
  func oneCountryThatIsCancelledStopsTheOthers() async {
    let news = FakeNews.answering { question in
      if question.country == .france { throw NewsError.cancelled }
      return try await Self.wait()
    }
    await #expect(throws: NewsError.cancelled) { try await world(news) }
    #expect(activity.state == Activity.State())
  }

  @Test("the number of countries that are done is reported, including those that failed")
  func progress() async throws {
    let news = FakeNews.answering { [activity] question in
      switch question.country?.code {
      case "fr":
        // The last one waits until all others are reported as done.
        guard try await eventually({ activity.state.progress?.done == 54 }) else { throw Self.timeout }
        return .titled("\(activity.state.progress?.total ?? 0)")
      case "de": throw Self.timeout
      default: return Self.page(of: question)
      }
    }
    let page = try await world(news)
    #expect(page.articles.contains { $0.title == "55" })
    #expect(page.failures.countries.map(\.country.code) == ["de"])
    #expect(activity.state.progress == nil)
  }
}
