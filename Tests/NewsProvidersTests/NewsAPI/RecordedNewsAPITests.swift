import ParsingTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("Recorded answers of NewsAPI", .enabled(if: Corpus.isAvailable, "\(Corpus.absence)"))
struct RecordedNewsAPITests {
  /// A recorded page, with numbers counted in it by other means.
  struct Page: Sendable, CustomTestStringConvertible {
    let file: String
    let total: Int
    let articles: Int
    let summaries: Int
    let contents: Int
    /// The number of authors that are not the address of a page.
    let authors: Int
    let images: Int

    var testDescription: String { file }
  }

  static let pages: [Page] = [
    Page(
      file: "TopHeadlines/BusinessTopHeadlinesMockData.json", total: 70, articles: 20, summaries: 19, contents: 18,
      authors: 18, images: 19),
    Page(
      file: "TopHeadlines/EntertainmentTopHeadlinesMockData.json", total: 66, articles: 20, summaries: 18,
      contents: 15, authors: 15, images: 18),
    Page(
      file: "TopHeadlines/FrenchTopHeadlinesMockData.json", total: 34, articles: 20, summaries: 0, contents: 0,
      authors: 20, images: 0),
    Page(
      file: "TopHeadlines/GeneralTopHeadlinesMockData.json", total: 35, articles: 20, summaries: 18, contents: 19,
      authors: 15, images: 18),
    Page(
      file: "TopHeadlines/HealthTopHeadlinesMockData.json", total: 66, articles: 20, summaries: 18, contents: 16,
      authors: 16, images: 18),
    Page(
      file: "TopHeadlines/ScienceTopHeadlinesMockData.json", total: 67, articles: 20, summaries: 19, contents: 17,
      authors: 16, images: 19),
    Page(
      file: "TopHeadlines/SourcesTopHeadlinesMockData.json", total: 10, articles: 10, summaries: 10, contents: 10,
      authors: 10, images: 10),
    Page(
      file: "TopHeadlines/SportsTopHeadlinesMockData.json", total: 69, articles: 20, summaries: 19, contents: 15,
      authors: 9, images: 20),
    Page(
      file: "TopHeadlines/TechnologyTopHeadlinesMockData.json", total: 70, articles: 20, summaries: 18, contents: 17,
      authors: 12, images: 18),
    Page(
      file: "Everything/EverythingArticleOutputMockData.json", total: 22_669, articles: 100, summaries: 100,
      contents: 100, authors: 95, images: 95),
    Page(
      file: "Everything/EverythingiPhoneFrenchNewsMockData.json", total: 1373, articles: 100, summaries: 100,
      contents: 100, authors: 98, images: 98),
    Page(
      file: "us-2024-removed.json", total: 37, articles: 20, summaries: 18, contents: 14, authors: 19, images: 17),
  ]

  private func answer(_ file: String) throws -> NewsAPIAnswer {
    try JSONDecoder().decode(NewsAPIAnswer.self, from: try Corpus.read("newsapi/" + file))
  }

  private func articles(_ file: String) async throws -> [Article] {
    let answer = try answer(file)
    let recorded = try #require(answer.articles)
    return try await recorded.plain(by: DirectParser(), of: "h").map(Article.init(newsAPI:))
  }

  @Test("every article of a page is read", arguments: RecordedNewsAPITests.pages)
  func everyArticleOfAPageIsRead(page: Page) async throws {
    let answer = try answer(page.file)
    #expect(answer.status == "ok")
    #expect(answer.code == nil)
    #expect(answer.totalResults == page.total)
    let articles = try await articles(page.file)
    #expect(articles.count == page.articles)
    #expect(articles.filter { $0.title != nil }.count == page.articles)
    #expect(articles.filter { $0.source.name != nil }.count == page.articles)
    #expect(articles.filter { $0.publishedAt != nil }.count == page.articles)
    #expect(articles.filter { $0.summary != nil }.count == page.summaries)
    #expect(articles.filter { $0.content != nil }.count == page.contents)
    #expect(articles.filter { $0.author != nil }.count == page.authors)
    #expect(articles.filter { $0.imageLink != nil }.count == page.images)
  }

  @Test("dates are in the years of the recordings", arguments: RecordedNewsAPITests.pages)
  func dates(page: Page) async throws {
    // 2023 and 2024.
    let years = Date(timeIntervalSince1970: 1_672_531_200)..<Date(timeIntervalSince1970: 1_735_689_600)
    for article in try await articles(page.file) {
      let date = try #require(article.publishedAt)
      #expect(years.contains(date))
    }
  }

  @Test("every link can be opened", arguments: RecordedNewsAPITests.pages)
  func links(page: Page) async throws {
    for article in try await articles(page.file) {
      let link = try #require(article.link)
      #expect(WebLink(link) != nil)
      #expect(article.imageLink?.hasPrefix("http") != false)
    }
  }

  @Test("no HTML and no count of NewsAPI's is left in a text", arguments: RecordedNewsAPITests.pages)
  func plainText(page: Page) async throws {
    for article in try await articles(page.file) {
      for text in [article.summary, article.content, article.author] {
        for trace in ["</", "<a ", "<p>", "<ul", "<li", "<br", "href=", "&amp;", "&quot;", "&#", " chars]"] {
          let isClean = !(text ?? "").contains(trace)
          #expect(isClean, "\(trace)")
        }
      }
    }
  }

  @Test("a removed article is read as it is")
  func removed() async throws {
    let articles = try await articles("us-2024-removed.json")
    let removed = articles.filter { $0.title == "[Removed]" }
    #expect(removed.count == 1)
    #expect(removed.first?.link == "https://removed.com")
  }

  /// A recorded list of sources and how many it contains.
  struct Catalogue: Sendable, CustomTestStringConvertible {
    let file: String
    let sources: Int

    var testDescription: String { file }
  }

  static let catalogues: [Catalogue] = [
    Catalogue(file: "Sources/AllSourcesMockData.json", sources: 127),
    Catalogue(file: "Sources/EnglishSourcesMockData.json", sources: 81),
    Catalogue(file: "Sources/FranceSourcesMockData.json", sources: 5),
    Catalogue(file: "Sources/TechnologySourcesMockData.json", sources: 14),
  ]

  private func sources(_ file: String) async throws -> [NewsSource] {
    let answer = try answer(file)
    let recorded = try #require(answer.sources)
    return try await recorded.plain(by: DirectParser(), of: "h").compactMap(NewsSource.init(newsAPI:))
  }

  @Test("every source of a list is read, with ISO codes", arguments: RecordedNewsAPITests.catalogues)
  func sources(catalogue: Catalogue) async throws {
    let sources = try await sources(catalogue.file)
    #expect(sources.count == catalogue.sources)
    #expect(Set(sources.map { $0.id }).count == catalogue.sources)
    for source in sources {
      #expect(!source.name.isEmpty)
      #expect(source.category != nil)
      let language = try #require(source.languageCode)
      #expect(Language.all.contains { $0.code == language }, "\(language)")
      let country = try #require(source.countryCode)
      #expect(Country(code: country) != nil || ["es", "pk"].contains(country), "\(country)")
    }
  }

  @Test("sources for which NewsAPI has codes of its own are found by ISO codes")
  func isoCodes() async throws {
    let sources = try await sources("Sources/AllSourcesMockData.json")
    let israel = sources.filter { $0.countryCode == "il" }.map { $0.id }
    #expect(israel.sorted() == ["the-jerusalem-post", "ynet"])
    let china = sources.filter { $0.countryCode == "cn" }.map { $0.id }
    #expect(china.sorted() == ["techcrunch-cn", "xinhua-net"])
    let urdu = sources.filter { $0.languageCode == "ur" }.map { $0.id }
    #expect(urdu == ["ary-news"])
    let swedish = sources.filter { $0.languageCode == "sv" }
    #expect(swedish.count == 2)
    #expect(Set(sources.compactMap { $0.languageCode }) == Set(Language.all.map { $0.code }))
  }

  @Test("sources of one category or language have no other")
  func narrowed() async throws {
    let technology = try await sources("Sources/TechnologySourcesMockData.json")
    #expect(technology.allSatisfy { $0.category == .technology })
    let english = try await sources("Sources/EnglishSourcesMockData.json")
    #expect(english.allSatisfy { $0.languageCode == "en" })
    let france = try await sources("Sources/FranceSourcesMockData.json")
    #expect(france.allSatisfy { $0.countryCode == "fr" })
  }

  @Test(
    "an error is read as an error",
    arguments: [
      ("errors/apiKeyInvalid.json", "apiKeyInvalid"), ("errors/apiKeyMissing.json", "apiKeyMissing"),
      ("errors/maximumResultsReached-100-120.json", "maximumResultsReached"),
    ])
  func errorIsReadAsOne(file: String, code: String) throws {
    let answer = try answer(file)
    #expect(answer.status == "error")
    #expect(answer.code == code)
    #expect(answer.message?.isEmpty == false)
    #expect(answer.articles == nil)
    #expect(answer.sources == nil)
  }
}
