import ArchiveTestSupport
import FoundationEssentials
import NewsArchive
import TestSupport
import Testing

@testable import NewsDomain

@Suite("What is done with stories")
struct StoryUseTests {
  private static let now = Date(timeIntervalSince1970: 1_795_248_000)

  private static func article(
    _ title: String, _ source: String, hour: Double, language: String = "en", link: String? = nil
  ) -> Article {
    Article(
      title: title, source: Article.Source(name: source), link: link ?? "https://\(source).example/\(title.count)",
      publishedAt: now.addingTimeInterval(hour * 3_600), provider: .feeds,
      provenance: Provenance(Origin(.feeds), language: language))
  }

  private static let britain = Country(code: "gb") ?? .france
  private static let algeria = Country(code: "dz") ?? .france

  private static let entries = [
    ArchivedStory.Entry(article: article("Volcano Hekla erupts", "post", hour: -5), countries: [.unitedStates]),
    ArchivedStory.Entry(article: article("Volcan : éruption", "monde", hour: -4, language: "fr"), countries: [.france]),
    ArchivedStory.Entry(article: article("Volcano threatens farms", "bbc", hour: -3), countries: [britain]),
    ArchivedStory.Entry(article: article("Volcano calms down", "post", hour: -1), countries: [.unitedStates]),
  ]
  private static let former = StoryID(ArticleID(9))
  private let folder = TemporaryFolder()

  /// An archive in which the entries are one story, which had another id before.
  private func archive() async throws -> DatabaseArchive {
    let archive = DatabaseArchive.inMemory(terms: GivenStories(Self.entries.compactMap(\.article.title)))
    for entry in Self.entries {
      await archive.keep([entry.article], in: entry.countries.first.map { .local($0) }, at: Self.now)
    }
    let story = StoryID(Self.entries[0].article.id)
    let line =
      #"{"type":"formerStory","id":"\#(Self.former)","story":"\#(story)","mergedAt":"2026-11-21T08:00:00Z"}"#
    _ = try await archive.import(try folder.write(line.utf8, to: "former.jsonl"), at: Self.now)
    // Asking for a story groups its articles.
    #expect(await archive.memberships(of: [Self.entries[0].article.id]).values.map(\.count) == [4])
    return archive
  }

  private static let known = SourceCountries(
    [("post", "dz"), ("monde", "fr"), ("bbc", "gb")].map { NewsSource(id: $0, name: $0, countryCode: $1) })

  private func read(_ archive: DatabaseArchive, countries: SourceCountries = Self.known) -> ReadStory {
    ReadStory(stories: archive, countries: countries)
  }

  private static func compare(_ archive: DatabaseArchive, at now: Date) -> CompareCoverage {
    CompareCoverage(archive: archive, words: NoTerms(), languages: FakeLanguages(), clock: .at(now))
  }

  @Test("a story is read with the countries of its sources, earliest first, also by a former id")
  func reading() async throws {
    let read = read(try await archive())
    let (story, count) = try #require(try await read(Self.former))
    #expect(story.id == StoryID(Self.entries[0].article.id) && story.formerIDs == [Self.former])
    #expect(count == 4)
    #expect(story.coverage.map { $0.country } == [Self.algeria, .france, Self.britain, Self.algeria])
    #expect(story.sources == ["post", "monde", "bbc"])
    #expect(story.articlesByCountry.map { $0.source.name } == ["post", "post", "monde", "bbc"])
    #expect(try await read(StoryID(ArticleID(77))) == nil)
  }

  @Test("a source that nothing says the country of has none, whichever editions list it")
  func unknownCountries() async throws {
    let archive = try await archive()
    let read = read(archive, countries: SourceCountries([NewsSource(id: "post", name: "post", countryCode: "dz")]))
    let (story, _) = try #require(try await read(Self.former))
    #expect(story.coverage.map { $0.country } == [Self.algeria, nil, nil, Self.algeria])
    #expect(story.countries == [Self.algeria] && story.sources.count == 3)
    #expect(story.coverageByCountry == [CountryCount(country: Self.algeria, count: 2)])
    let compare = Self.compare(archive, at: Self.now.addingTimeInterval(86_400))
    #expect(try await compare(story, only: []).rows.map { $0.country } == [Self.algeria, nil])
    // The editions that list it are not silent, though.
    #expect(story.seenIn == [.unitedStates, .france, Self.britain])
  }

  @Test("an article that the archive does not have is a story with what its list shows")
  func unknown() async throws {
    let alone = Self.article("Other", "x", hour: 0)
    let (story, count) = try await read(.inMemory())(of: alone, and: [Self.entries[0].article])
    #expect(count == 2)
    #expect(story.coverage.map { $0.article.title } == ["Volcano Hekla erupts", "Other"])
  }

  @Test("the story that was read with an article is the same, and is known until something changes")
  func withArticle() async throws {
    let archive = try await archive()
    let read = read(archive)
    let article = Self.entries[0].article
    let facts = await archive.facts(of: article.id, hasStory: true, similar: nil, at: Self.now)
    let story = read(of: article, and: [], in: facts)
    #expect(try await read(of: article, and: []).story == story)
    #expect(story.coverage.count == 4)
    #expect(read.knownStory(of: ArticleID(77)) == nil)
    // What the archive does not have is made of the list.
    #expect(read(of: article, and: [Self.entries[1].article], in: ArticleFacts()).coverage.count == 2)
  }

  @Test("countries are compared: a row each, the words of one side alone, and the silent ones")
  func comparing() async throws {
    let archive = try await archive()
    await archive.keep([Self.article("Something else", "nhk", hour: -2)], in: .local(.japan))
    let (story, _) = try #require(try await read(archive)(Self.former))
    let compare = Self.compare(archive, at: Self.now.addingTimeInterval(86_400))
    let comparison = try await compare(story, only: [])
    #expect(comparison.rows.map { $0.country } == [Self.algeria, .france, Self.britain])
    #expect(comparison.rows.map { $0.count } == [2, 1, 1])
    #expect(Set(comparison.rows[2].ownWords) == ["threatens", "farms"])
    // No other article is in French, so nothing can be compared.
    #expect(comparison.rows[1].ownWords.isEmpty)
    #expect(try await compare(story, only: [.france]).rows.map { $0.country } == [.france])
    #expect(comparison.silences.map(\.country) == [.japan])
    #expect(comparison.checked == Self.now.addingTimeInterval(-17 * 3_600)...Self.now.addingTimeInterval(11 * 3_600))
    // Of a story that goes on, no time is checked that is still to come.
    #expect(try await Self.compare(archive, at: Self.now)(story, only: []).checked?.upperBound == Self.now)
    let seen = Story(id: story.id, coverage: story.coverage, seenIn: story.seenIn.union([.japan]))
    #expect(try await compare(seen, only: []).silences.isEmpty)
  }

  @Test("the timeline has who came first, the hours, and each source once")
  func following() async throws {
    let archive = try await archive()
    let (story, _) = try #require(try await read(archive)(Self.former))
    let timeline = try await BuildTimeline(archive: archive)(story)
    #expect(timeline.followers.map { $0.article.source.name } == ["post", "monde", "bbc"])
    #expect(timeline.counts == [1, 1, 1, 0, 1])
    #expect(timeline.step == 3_600)
  }

  @Test("a story of many days is counted in longer steps, and nothing is lost")
  func longStories() {
    let dates = (0..<400).map { Self.now.addingTimeInterval(Double($0) * 3_600) }
    let (_, step, counts) = BuildTimeline.counts(of: dates)
    #expect(counts.count <= 72 && counts.reduce(0, +) == 400)
    #expect(step == 6 * 3_600)
    #expect(BuildTimeline.counts(of: []).counts.isEmpty)
    let hostile = BuildTimeline.counts(of: [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 4_070_908_800)])
    #expect(hostile.counts.reduce(0, +) == 2)
  }

  /// Titles with their sources: two stories match the same words.
  static let matching: [(small: [String], large: [String], found: String)] = [
    (["a", "a", "a", "b"], ["c", "d", "e"], "Large 0"), (["a", "b"], ["c", "c", "c"], "Small 0"),
    // A single match is only a mention.
    (["a", "b"], ["c"], "Small 0"),
  ]

  @Test("of the stories that match, words mean the one with the most sources", arguments: StoryUseTests.matching)
  func finding(small: [String], large: [String], found: String) async throws {
    let titles = [("Small", small), ("Large", large)].map { name, sources in sources.indices.map { "\(name) \($0)" } }
    let archive = DatabaseArchive.inMemory(terms: GivenStories(titles[0], titles[1]))
    for (titles, sources) in zip(titles, [small, large]) {
      for (number, (title, source)) in zip(titles, sources).enumerated() {
        var article = Self.article(
          title, source, hour: -Double(number) - 1, link: "https://\(source).example/\(number)-\(title.count)")
        article.summary = "Of the volcano Hekla"
        await archive.keep([article], at: Self.now)
      }
    }
    let id = try #require(try await FindStory(archive: archive, stories: archive)("hekla"))
    let story = try #require(try await read(archive)(id)?.story)
    #expect(story.articles.contains { $0.title == found })
  }

  @Test("the article that is most alike explains why an article belongs to its story")
  func explaining() async throws {
    let archive = try await archive()
    let explain = ExplainStory(read: read(archive), stories: archive, terms: WordsInCommon())
    let reason = try #require(try await explain(Self.entries[0].article, and: []))
    #expect(reason.other.title == "Volcano threatens farms" || reason.other.title == "Volcano calms down")
    #expect(reason.shared == [SharedTerm(kind: .word, first: "Volcano", second: "Volcano")])
    #expect(try await explain(Self.article("Alone", "y", hour: 0), and: []) == nil)
  }

  /// Says which words two titles share.
  private struct WordsInCommon: TermReader {
    func terms(title: String, summary: String?, language: String?) -> StoryTerms {
      .made(title, language: language ?? "en")
    }

    func shared(_ title: String, language: String?, _ other: String, otherLanguage: String?) -> [SharedTerm] {
      let words = Set(other.split(separator: " "))
      return title.split(separator: " ").filter(words.contains).map {
        SharedTerm(kind: .word, first: String($0), second: String($0))
      }
    }
  }

  // MARK: - Lists

  private func fold(_ archive: DatabaseArchive = .inMemory()) -> FoldStories {
    FoldStories(
      archive: archive, terms: WordsInCommon(), countries: Self.known,
      clock: WallClock { Self.now })
  }

  private static let page = NewsPage(
    articles: [
      article("Painter wins great prize", "a", hour: -1), article("Volcano Hekla erupts", "b", hour: -2),
      article("Budget law passes parliament", "c", hour: -1), article("Hekla Volcano erupts", "d", hour: -1),
    ], total: 9, provider: .feeds)

  @Test("a list shows a story once, further up the more sources tell it, and loses nothing")
  func folding() async {
    let page = await fold()(Self.page, isFrontPage: true, languages: ReaderLanguages(["en"]))
    #expect(page.articles.map { $0.source.name } == ["b", "a", "c", "d"])
    #expect(page.rows(isFolded: true) == [0, 1, 2] && page.rows(isFolded: false) == [0, 1, 2, 3])
    let story = page.stories[page.articles[0].id]
    #expect(story?.others.map { $0.source.name } == ["d"])
    #expect(story?.sources == 2)
    #expect(Set(page.allArticles.map(\.id)) == Set(Self.page.articles.map(\.id)))
    #expect(page.total == 9)
  }

  @Test("a story that is parted within a list is named after an article of its own")
  func partedInList() async {
    // The first article of a story, the last of the list, turns out to be about something else than the others.
    let halves = Array(repeating: "storm coast gamma delta", count: 3) + ["storm coast alpha beta"]
    let others = (0..<60).map { number in
      (["storm", "coast"] + "abcdefgh".map { "\($0)\(number)" }).joined(separator: " ")
    }
    let articles = (others + halves).enumerated().map { number, title in
      Self.article(title, "s\(number)", hour: -1 - Double(number) / 10)
    }
    let page = await fold()(
      NewsPage(articles: articles, total: nil, provider: .feeds), isFolding: false, isFrontPage: false,
      languages: ReaderLanguages(["en"]))
    let stories = articles.map { page.stories[$0.id]?.id }
    let ids = articles.map { StoryID($0.id) }
    #expect(stories.allSatisfy { story in story.map(ids.contains) == true })
    // Each is in a story that begins with an article of the same story.
    for (article, story) in zip(articles, stories) {
      let first = articles.first { StoryID($0.id) == story }
      #expect(first.flatMap { page.stories[$0.id]?.id } == story, "\(article.title ?? "")")
    }
    #expect(stories[60] == stories[61] && stories[60] != stories[63])
  }

  @Test("other lists keep their order, and those that are folded away come after it")
  func order() async {
    let ordered = await fold()(Self.page, isFrontPage: false, languages: ReaderLanguages(["en"]))
    #expect(ordered.articles.map { $0.source.name } == ["a", "b", "c", "d"])
    let flat = await fold()(Self.page, isFolding: false, isFrontPage: true, languages: ReaderLanguages(["en"]))
    #expect(flat.articles == Self.page.articles && flat.folded.isEmpty)
    #expect(flat.stories[flat.articles[1].id]?.id == flat.stories[flat.articles[3].id]?.id)
  }

  @Test("a list by date is so by what its rows show")
  func byDate() async {
    // Its newest article brings the story up, but its row shows the earliest.
    let page = NewsPage(
      articles: [
        Self.article("Hekla Volcano erupts", "late", hour: -1), Self.article("Painter wins prize", "a", hour: -2),
        Self.article("Volcano Hekla erupts", "early", hour: -3), Self.article("Budget law passes", "b", hour: -4),
      ], total: 4, provider: .feeds)
    let languages = ReaderLanguages(["en"])
    let byDate = await fold()(page, isFrontPage: false, isByDate: true, languages: languages)
    #expect(byDate.articles.map { $0.source.name } == ["a", "early", "b", "late"])
    let given = await fold()(page, isFrontPage: false, languages: languages)
    #expect(given.articles.map { $0.source.name } == ["early", "a", "b", "late"])
    let flat = await fold()(page, isFolding: false, isFrontPage: false, isByDate: true, languages: languages)
    #expect(flat.articles == page.articles)
  }

  @Test("the best article is in the reader's language, then one with its own address, then the earliest")
  func best() async throws {
    let articles = [
      Self.article("Hekla Volcano erupts", "late", hour: -1), Self.article("Volcano Hekla erupts", "early", hour: -3),
      Self.article(
        "Volcano Hekla erupts now", "opaque", hour: -9, link: "https://news.google.com/rss/articles/CBMiabc?oc=5"),
    ]
    let page = NewsPage(articles: articles, total: nil, provider: .feeds)
    let folded = await fold()(page, isFrontPage: false, languages: ReaderLanguages(["en"]))
    #expect(folded.rows(isFolded: true).map { folded.articles[$0].source.name } == ["early"])
    let told = NewsPage(articles: Self.entries.map(\.article), total: nil, provider: .feeds)
    let french = await fold(try await archive())(told, isFrontPage: false, languages: ReaderLanguages(["fr"]))
    #expect(french.rows(isFolded: true).map { french.articles[$0].source.name } == ["monde"])
    #expect(french.stories[french.articles[0].id]?.countries == 3)
    #expect(french.stories[french.articles[0].id]?.articles == Self.entries.count)
  }

  @Test("what a later page tells of a story goes into its row")
  func continued() async {
    let first = await fold()(Self.page, isFrontPage: true, languages: ReaderLanguages(["en"]))
    var next = NewsPage(articles: [Self.article("Hekla again", "e", hour: 0)], total: 9, provider: .feeds)
    next.stories[next.articles[0].id] = ListedStory(
      id: first.stories[first.articles[0].id]?.id ?? StoryID(0), sources: 3)
    let request = NewsQuery.headlines(HeadlineRequest(scope: .local(.france)))
    let listing = NewsListing(request, first).continued(by: next, request)
    #expect(listing.page.articles.map { $0.source.name } == ["b", "a", "c", "d", "e"])
    #expect(listing.page.rows(isFolded: true) == [0, 1, 2])
    #expect(listing.page.stories[first.articles[0].id]?.others.map { $0.source.name } == ["d", "e"])
    #expect(listing.page.stories[first.articles[0].id]?.sources == 3)
    #expect(listing.page.stories[first.articles[0].id]?.articles == 3)
  }
}
