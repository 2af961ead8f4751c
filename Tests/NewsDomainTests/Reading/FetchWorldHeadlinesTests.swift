import Synchronization
import TestSupport
import Testing

@testable import NewsDomain

@Suite("The first headlines of every country")
struct FetchWorldHeadlinesTests {
  private let activity = Activity()
  private static let timeout = NewsError.timeout(host: "h", seconds: 5)

  /// Waits to be cancelled, as a slow provider does.
  private static func wait() async throws -> NewsPage {
    guard await untilCancelled() else { throw timeout }
    throw NewsError.cancelled
  }

  /// What a country gives: an article that is called like its code.
  private static func page(of question: FakeNews.Question) -> NewsPage {
    .titled(question.country?.code ?? "?")
  }

  private func world(
    _ news: FakeNews, _ request: WorldRequest = WorldRequest(), in language: InterfaceLanguage = .english
  ) async throws -> NewsPage {
    try await FetchWorldHeadlines(repository: news, activity: activity)(request, in: language)
  }

  @Test("every country is asked once, all of them side by side")
  func sideBySide() async throws {
    let arrived = Mutex(0)
    let news = FakeNews.answering { question in
      arrived.withLock { $0 += 1 }
      // One after the other would never get beyond the first.
      guard try await eventually({ arrived.withLock(\.self) == 55 }) else { throw Self.timeout }
      return Self.page(of: question)
    }
    let page = try await world(news)
    #expect(page.failures.isEmpty)
    #expect(page.articles.count == 55)
    #expect(news.questions.count == 55)
    #expect(Set(news.questions.compactMap(\.country)) == Set(Country.all))
  }

  static let questions: [(WorldRequest, Freshness, HeadlineRequest)] = [
    (WorldRequest(), .current, HeadlineRequest(scope: .local(.france))),
    (WorldRequest(category: .sports, limit: 3), .kept, HeadlineRequest(scope: .category(.sports, .france))),
    (WorldRequest(limit: 30), .renewed, HeadlineRequest(scope: .local(.france), limit: 30)),
    (WorldRequest(language: .french), .current, HeadlineRequest(scope: .local(.france), language: .french)),
  ]

  @Test("a country is asked for what it would be asked for alone", arguments: FetchWorldHeadlinesTests.questions)
  func askedAsIfAlone(request: WorldRequest, freshness: Freshness, question: HeadlineRequest) async throws {
    let news = FakeNews.answering { Self.page(of: $0) }
    _ = try await FetchWorldHeadlines(repository: news, activity: activity)(request, freshness, in: .english)
    #expect(news.questions.filter { $0.country == .france } == [.headlines(question, freshness)])
  }

  static let orders: [(InterfaceLanguage, [String], [String])] = [
    (.english, ["dz", "ar", "au", "at", "be", "br"], ["ua", "ae", "gb", "us", "ve"]),
    (.french, ["za", "dz", "de", "sa", "ar", "au"], ["th", "tr", "ua", "ve"]),
  ]

  @Test("countries stand in the order of their names", arguments: FetchWorldHeadlinesTests.orders)
  func order(language: InterfaceLanguage, first: [String], last: [String]) async throws {
    let page = try await world(FakeNews.answering { Self.page(of: $0) }, in: language)
    let codes = page.articles.compactMap(\.title)
    #expect(codes.count == 55)
    #expect(Array(codes.prefix(first.count)) == first)
    #expect(Array(codes.suffix(last.count)) == last)
    // Accents do not count: Egypte, Emirats, Etats-Unis.
    if language == .french { #expect(codes.contains(["cu", "eg", "ae", "us", "fr"])) }
  }

  @Test("of each country come as many as are asked for, and each says which it is of", arguments: [1, 2])
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
    #expect(page.provider == .newsapi)
  }

  @Test("a country that fails is listed and the rest is there", arguments: [InterfaceLanguage.english, .french])
  func failures(language: InterfaceLanguage) async throws {
    let news = FakeNews.answering { question in
      switch question.country?.code {
      case "de": throw Self.timeout
      case "fr": throw NewsError.serverError(host: "h", status: 500)
      default: Self.page(of: question)
      }
    }
    let page = try await world(news, in: language)
    #expect(page.articles.count == 53)
    let failures = page.failures.map { "\($0.country.code) \($0.error == Self.timeout)" }
    #expect(failures == (language == .english ? ["fr false", "de true"] : ["de true", "fr false"]))
    #expect(page.remark == nil)
  }

  @Test(
    "a service that refuses the key is not asked for the other countries",
    arguments: [
      NewsError.apiKeyInvalid(message: nil), .withoutSample(.apiKeyInvalid(message: nil)), .apiKeyMissing,
      .rateLimited(retryAfter: nil),
      .quotaExhausted(message: nil),
    ])
  func serviceThatRefusesTheKeyIsNotAskedForTheOtherCountries(refusal: NewsError) async throws {
    let news = FakeNews.answering { question in
      if question.country == .france { return Self.page(of: question) }
      if question.country?.code == "de" { throw refusal }
      return try await Self.wait()
    }
    await #expect(throws: refusal) { try await world(news).failures.first.map { throw $0.error } }
  }

  @Test("where every country fails, that is the error")
  func whereEveryCountryFailsThatIsTheError() async {
    let news = FakeNews.answering { _ in throw Self.timeout }
    await #expect(throws: Self.timeout) { try await world(news) }
    #expect(news.questions.count == 55)
    #expect(activity.state == Activity.State())
  }

  @Test("countries that have nothing are named")
  func countriesThatHaveNothingAreNamed() async throws {
    let news = FakeNews.answering { question in
      ["de", "fr"].contains(question.country?.code) ? .titled() : Self.page(of: question)
    }
    let page = try await world(news)
    let germany = try #require(Country(code: "de"))
    #expect(page.remark == .nothingOf([.france, germany]))
    #expect(page.articles.count == 53)
    #expect(page.failures.isEmpty)
  }

  @Test("where no country has anything there is an empty page")
  func allSilent() async throws {
    let page = try await world(FakeNews(.titled()))
    #expect(page.articles.isEmpty)
    guard case .nothingOf(let countries)? = page.remark else {
      Issue.record("\(String(describing: page.remark))")
      return
    }
    #expect(Set(countries) == Set(Country.all))
  }

  @Test("the page is as old as the oldest of its parts")
  func age() async throws {
    let morning = Date(timeIntervalSince1970: 1_800_000_000)
    let news = FakeNews.answering { question in
      let code = question.country?.code ?? "?"
      return code == "jp"
        ? .titled(code, receivedAt: morning, stored: .offline) : .titled(code, receivedAt: morning + 60)
    }
    let page = try await world(news)
    #expect(page.receivedAt == morning)
    #expect(page.stored == .offline)
  }

  @Test("a story of several countries stands with the first of them, and names the others")
  func duplicates() async throws {
    let page = try await world(FakeNews(.titled("everywhere")))
    #expect(page.articles.map(\.title) == ["everywhere"])
    #expect(page.articles.first?.country?.code == "dz")
    #expect(page.articles.first?.alsoIn == Array(Country.sorted(in: .english).dropFirst()))
  }

  @Test("no country vanishes behind another: each has as many stories as are asked for, told first by it or not")
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

  @Test("titles are put in order like those of one country")
  func titlesArePutInOrderLikeThoseOfOneCountry() async throws {
    var page = NewsPage.titled("Rain - Le Monde")
    page.articles[0].publisher.name = "lemonde.fr"
    let result = try await world(FakeNews(page))
    #expect(result.articles.map(\.title) == ["Rain"])
  }

  @Test("cancelling stops all of them")
  func cancelling() async throws {
    let news = FakeNews.answering { _ in try await Self.wait() }
    let task = Task { try await world(news) }
    #expect(try await eventually(seconds: 60) { news.questions.count == 55 })
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

  @Test("it is told how many countries are done, failed ones too")
  func progress() async throws {
    let news = FakeNews.answering { [activity] question in
      switch question.country?.code {
      case "fr":
        // The last one sees all the others done.
        guard try await eventually({ activity.state.progress?.done == 54 }) else { throw Self.timeout }
        return .titled("\(activity.state.progress?.total ?? 0)")
      case "de": throw Self.timeout
      default: return Self.page(of: question)
      }
    }
    let page = try await world(news)
    #expect(page.articles.contains { $0.title == "55" })
    #expect(page.failures.map(\.country.code) == ["de"])
    #expect(activity.state.progress == nil)
  }
}
