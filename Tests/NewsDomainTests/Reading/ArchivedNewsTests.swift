import TestSupport
import Testing

@testable import NewsDomain

@Suite("News that comes from the archive where the network fails")
struct ArchivedNewsTests {
  private static let now = Date(timeIntervalSince1970: 1_795_248_000)
  private static let yesterday = now.addingTimeInterval(-86_400)
  private static let france = HeadlineRequest(scope: .local(.france))
  private static let timeout = NewsError.network(.timeout(host: "a.example", seconds: 5))

  private func news(_ base: FakeNews, _ archive: RecordedArchive, isOffline: Bool = false) -> ArchivedNews {
    ArchivedNews(base, archive: archive, isOffline: isOffline)
  }

  /// An archive that saw the front page of France yesterday.
  private static func seen(_ titles: String...) -> RecordedArchive {
    let articles = titles.map { Article.titled($0) }
    return RecordedArchive(fronts: [.local(.france): FrontPage(articles: articles, seenAt: yesterday)])
  }

  private static func failing(_ error: NewsError) -> FakeNews { FakeNews.answering { _ in throw error } }

  @Test("if nobody can be asked, the list is shown as it was seen last, with the reason")
  func fallback() async throws {
    let archive = Self.seen("a", "b", "c")
    var request = Self.france
    request.paging.limit = 2
    let page = try await news(Self.failing(Self.timeout), archive).headlines(request, .current)
    #expect(page.articles.compactMap(\.title) == ["a", "b"])
    #expect(page.total == 3)
    #expect(page.origin.receivedAt == Self.yesterday)
    #expect(page.origin.stored == .failure(Self.timeout))
    request.paging.page = 2
    let next = try await news(Self.failing(.withoutSample(.network(.offline))), archive).headlines(request, .current)
    #expect(next.articles.compactMap(\.title) == ["c"])
    #expect(next.origin.stored == .offline)
    request.paging.page = 9
    #expect(try await news(Self.failing(Self.timeout), archive).headlines(request, .current).articles.isEmpty)
    #expect(archive.additions.isEmpty)
  }

  @Test("an error stays one if the list was never seen, or if the request itself was wrong")
  func errors() async throws {
    let other = HeadlineRequest(scope: .local(.japan))
    await #expect(throws: Self.timeout) {
      try await news(Self.failing(Self.timeout), Self.seen("a")).headlines(other, .current)
    }
    for error in [NewsError.cancelled, .name(.unknownSource("x", nearest: nil)), .search(.ahead)] {
      await #expect(throws: error) {
        try await news(Self.failing(error), Self.seen("a")).headlines(Self.france, .current)
      }
    }
  }

  @Test("the reader's own news wins over the sample edition, which stood in for a provider that failed")
  func insteadOfSample() async throws {
    var sample = NewsPage(articles: [.titled("history")], total: 1, provider: .sample)
    sample.attempts = [Attempt(.googleNews, .failed(Self.timeout))]
    let page = try await news(FakeNews(sample), Self.seen("a")).headlines(Self.france, .current)
    #expect(page.articles.compactMap(\.title) == ["a"])
    #expect(page.origin.stored == .failure(Self.timeout))
    #expect(page.attempts == sample.attempts)
    // The reader who asked for the sample edition gets it.
    sample.attempts = []
    #expect(try await news(FakeNews(sample), Self.seen("a")).headlines(Self.france, .current) == sample)
  }

  @Test("off the network a search is one of the archive, without a request")
  func offline() async throws {
    let base = FakeNews(.titled(["network"]))
    let archive = RecordedArchive { _ in .titled(["archive"]) }
    let request = SearchRequest(
      text: "moon AND mars NOT venus", fields: [.title, .content], edition: .init(language: .french),
      paging: Paging(page: 3))
    let page = try await news(base, archive, isOffline: true).search(request, .current)
    #expect(page.articles.compactMap(\.title) == ["archive"])
    #expect(page.origin.stored == .offline)
    #expect(base.questions.isEmpty)
    let asked = try #require(archive.requests.first)
    #expect(asked.text == "moon AND mars NOT venus")
    #expect(asked.fields == [.title, .text])
    #expect(asked.filter.language == "fr")
    #expect(asked.filter.admitsUnknownLanguage)
    #expect(asked.paging.page == 3)
  }

  @Test(
    "a search for no word is none of the archive, which would list everything", arguments: ["-moon", "OR", "()", "+"])
  func noWord(text: String) async throws {
    let archive = RecordedArchive { _ in .titled(["archive"]) }
    let request = SearchRequest(text: text, edition: .init(language: .french))
    await #expect(throws: Self.timeout) {
      try await news(Self.failing(Self.timeout), archive).search(request, .current)
    }
    await #expect(throws: NewsError.network(.offline)) {
      try await news(Self.failing(.network(.offline)), archive, isOffline: true).search(request, .current)
    }
    #expect(archive.requests.isEmpty)
  }

  @Test("a search that fails is one of the archive, if that finds anything")
  func failedSearch() async throws {
    let request = SearchRequest(text: "moon")
    let found = RecordedArchive { _ in .titled(["archive"]) }
    let page = try await news(Self.failing(Self.timeout), found).search(request, .current)
    #expect(page.origin.stored == .failure(Self.timeout))
    let nothing = RecordedArchive { _ in .titled([]) }
    await #expect(throws: Self.timeout) {
      try await news(Self.failing(Self.timeout), nothing).search(request, .current)
    }
    await #expect(throws: Self.timeout) {
      try await news(Self.failing(Self.timeout), RecordedArchive()).search(request, .current)
    }
  }
}
