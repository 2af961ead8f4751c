import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("News of the sample edition")
struct SampleRepositoryTests {
  private let repository = SampleRepository(languageCode: "en")
  private let events = SampleEdition.events

  /// The articles of all pages of a scope.
  private func everything(_ scope: HeadlineRequest.Scope, limit: Int = 100) async throws -> [Article] {
    var articles: [Article] = []
    for number in 1...100 {
      let page = try await repository.headlines(
        HeadlineRequest(scope: scope, paging: Paging(page: number, limit: limit)), .current)
      if page.articles.isEmpty { break }
      articles += page.articles
    }
    return articles
  }

  private func newestFirst(_ articles: some Collection<Article>) -> Bool {
    zip(articles, articles.dropFirst()).allSatisfy { newer, older in
      (newer.publishedAt ?? .distantPast) >= (older.publishedAt ?? .distantFuture)
    }
  }

  @Test("a country's own events come first, then the world's, each newest first", arguments: Country.main)
  func local(country: Country) async throws {
    let articles = try await everything(.local(country))
    let own = events.filter { $0.country == country }.count
    #expect(articles.count == events.count)
    let beginsWithOwn = articles.prefix(own).allSatisfy { $0.country == country }
    #expect(beginsWithOwn)
    let endsWithOthers = articles.dropFirst(own).allSatisfy { $0.country != country }
    #expect(endsWithOthers)
    #expect(newestFirst(articles.prefix(own)))
    #expect(newestFirst(articles.dropFirst(own)))
  }

  @Test(
    "a category's page has all of its events and no others, a country's own first",
    arguments: NewsDomain.Category.allCases, ["fr", "jp"])
  func category(category: NewsDomain.Category, code: String) async throws {
    let country = try #require(Country(code: code))
    let articles = try await everything(.category(category, country))
    let section = events.filter { $0.category == category }
    #expect(Set(articles.map(\.title)) == Set(section.map { $0.english.title }))
    #expect(articles.count == section.count)
    let own = section.filter { $0.country == country }.count
    let beginsWithOwn = articles.prefix(own).allSatisfy { $0.country == country }
    #expect(beginsWithOwn)
    let endsWithOthers = articles.dropFirst(own).allSatisfy { $0.country != country }
    #expect(endsWithOthers)
    #expect(newestFirst(articles.prefix(own)))
    #expect(newestFirst(articles.dropFirst(own)))
  }

  @Test("a source's page has the events of its country", arguments: [("le-monde", "fr"), ("abc-news", "us")])
  func source(id: String, code: String) async throws {
    let articles = try await everything(.source(SourceReference(id: id, name: id)))
    #expect(articles.count >= 3)
    #expect(articles.count == events.filter { $0.country.code == code }.count)
    let isOfCountry = articles.allSatisfy { $0.country?.code == code }
    #expect(isOfCountry)
  }

  @Test("an unknown source is an error")
  func unknownSource() async {
    let request = HeadlineRequest(scope: .source(SourceReference(id: "no-such-source", name: "None")))
    await #expect(throws: NewsError.name(.unknownSource("no-such-source", nearest: nil))) {
      try await repository.headlines(request, .current)
    }
  }

  @Test("pages continue without gap or overlap", arguments: [7, 20, 33, 100])
  func paging(limit: Int) async throws {
    let first = try await repository.headlines(
      HeadlineRequest(scope: .local(.france), paging: Paging(page: 1, limit: limit)), .current)
    #expect(first.articles.count == limit)
    #expect(first.total == events.count)
    let articles = try await everything(.local(.france), limit: limit)
    #expect(articles.count == first.total)
    #expect(Set(articles.map(\.title)) == Set(events.map { $0.english.title }))
  }

  @Test("the order does not depend on the size of the page")
  func orderDoesNotDependOnTheSizeOfThePage() async throws {
    let small = try await everything(.local(.france), limit: 7)
    let large = try await everything(.local(.france), limit: 100)
    #expect(small.map(\.title) == large.map(\.title))
  }

  @Test("beyond the last page there are no articles")
  func beyond() async throws {
    let page = try await repository.headlines(
      HeadlineRequest(scope: .local(.france), paging: Paging(page: 1000, limit: 100)), .current)
    #expect(page.articles.isEmpty)
    #expect(page.total == events.count)
  }

  @Test("an article of the sample edition has its provider and all fields")
  func article() async throws {
    let page = try await repository.headlines(HeadlineRequest(scope: .local(.unitedStates)), .current)
    #expect(page.origin.provider == .sample)
    #expect(page.remark == nil)
    #expect(page.articles.count == ListSize.standard)
    for article in page.articles {
      #expect(article.provider == .sample)
      #expect(article.provenance == Provenance(Origin(.sample), language: "en"))
      #expect(article.title != nil)
      #expect(article.summary != nil)
      #expect(article.publishedAt != nil)
      #expect(article.country != nil)
      #expect(article.source.name != nil)
      #expect(article.link.flatMap { WebLink($0) } != nil)
    }
  }

  @Test("events are in the reader's language")
  func language() async throws {
    let request = HeadlineRequest(scope: .local(.france), paging: Paging(limit: 100))
    let english = try await repository.headlines(request, .current)
    let french = try await SampleRepository(languageCode: "fr").headlines(request, .current)
    #expect(english.articles.map(\.publishedAt) == french.articles.map(\.publishedAt))
    let englishTitles = Set(events.map { $0.english.title })
    let frenchTitles = Set(events.map { $0.french.title })
    for (one, other) in zip(english.articles, french.articles) {
      #expect(englishTitles.contains(one.title ?? ""))
      #expect(frenchTitles.contains(other.title ?? ""))
      #expect(one.summary != other.summary)
    }
    let others = try await SampleRepository(languageCode: "de").headlines(request, .current)
    #expect(others.articles == english.articles)
  }

  @Test("sources are narrowed by category, language and country")
  func sourcesAreNarrowedByCategory() async throws {
    let all = await repository.sources(SourceRequest())
    #expect(all.provider == .sample)
    #expect(all.sources.count == SourceCatalogue.entries.count)

    let french = await repository.sources(SourceRequest(country: .france))
    #expect(french.sources.map(\.id).contains("le-monde"))
    let areFrench = french.sources.allSatisfy { $0.countryCode == "fr" }
    #expect(areFrench)

    let hebrew = try #require(Language(code: "he"))
    let inHebrew = await repository.sources(SourceRequest(language: hebrew))
    #expect(!inHebrew.sources.isEmpty)
    let areHebrew = inHebrew.sources.allSatisfy { $0.languageCode == "he" }
    #expect(areHebrew)

    let sports = await repository.sources(SourceRequest(category: .sports))
    #expect(!sports.sources.isEmpty)
    let areSports = sports.sources.allSatisfy { $0.category == .sports }
    #expect(areSports)

    let general = await repository.sources(
      SourceRequest(category: .general, language: .english, country: .unitedStates))
    #expect(general.sources.map(\.id).contains("abc-news"))
    #expect(!general.sources.map(\.id).contains("le-monde"))
  }

  @Test("sources are described in the reader's language")
  func descriptions() throws {
    let embedded = try #require(SourceCatalogue.entry("le-monde"))
    let english = try #require(repository.allSources.first { $0.id == "le-monde" })
    let french = try #require(SampleRepository(languageCode: "fr").allSources.first { $0.id == "le-monde" })
    #expect(english.summary == embedded.english)
    #expect(french.summary == embedded.french)
    #expect(english.summary != french.summary)
    #expect(english.name == "Le Monde")
  }
}
