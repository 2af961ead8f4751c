import ArchiveTestSupport
import FoundationEssentials
import NewsArchive
import TestSupport
import Testing

@testable import NewsDomain

@Suite("Putting a brief together")
struct ComposeBriefTests {
  private let archive = DatabaseArchive.inMemory(
    terms: GivenStories(["Hekla erupts", "Volcano in Iceland", "Hekla still erupts", "Hekla calms down"]))
  private static let now = Date(timeIntervalSince1970: 1_795_248_000)
  private static let edition = Edition(
    country: .france, language: .french, source: SourceReference(id: "le-monde", name: "Le Monde"),
    isSourceChosen: true)

  private func brief(
    _ sections: [BriefSection] = BriefSection.allCases, minutes: Int = 5, feeds: [OwnFeed] = [], topics: [Topic] = [],
    edition: Edition = Self.edition, scope: ReadingScope = .all,
    fits: (@Sendable (NewsPage, Brief) -> Bool)? = nil
  ) async throws -> (page: NewsPage, brief: Brief) {
    let clock = WallClock { Self.now.addingTimeInterval(60) }
    let compose = ComposeBrief(
      archive: archive,
      fold: FoldStories(archive: archive, terms: NoTerms(), countries: SourceCountries([]), clock: clock),
      trends: FindTrends(headlines: archive, words: NoTerms(), clock: clock), clock: clock)
    return try await compose(
      BriefRequest(
        sections: sections, minutes: minutes, edition: edition, topics: topics, feeds: feeds, scope: scope,
        languages: ReaderLanguages(["en"])), fits: fits)
  }

  private func article(_ title: String, hours: Double = 1, words: Int = 0, source: String = "Paper") -> Article {
    Article(
      title: title, source: .init(name: source),
      summary: words > 0 ? Array(repeating: "w", count: words).joined(separator: " ") : nil,
      link: "https://paper.example/" + title.replacing(" ", with: "-"),
      publishedAt: Self.now.addingTimeInterval(-hours * 3_600), provider: .feeds)
  }

  @Test("each section has its articles, in the order that is wanted")
  func sections() async throws {
    await archive.keep([article("Top one"), article("Top two", hours: 2)], in: .local(.france), at: Self.now)
    await archive.keep([article("Monde")], in: .source(id: "le-monde"), at: Self.now)
    await archive.keep([article("Tech")], in: .source(id: "lwn"), at: Self.now)
    _ = try await archive.addFollow(FindRequest(text: "moon"), notifies: false, quiet: nil, at: Self.now)
    await archive.keep([article("The moon")], at: Self.now)
    let feed = OwnFeed(id: "lwn", name: "LWN", feed: "https://lwn.example/", folder: FeedFolder(path: "Tech"))
    let (page, found) = try await brief([.feeds, .top, .follows, .favourites], feeds: [feed])
    #expect(page.articles.map(\.title) == ["Tech", "Top one", "Top two", "The moon", "Monde"])
    let parts = found.parts
    #expect(parts.map(\.section) == [.feeds, .top, .follows, .favourites])
    #expect(parts.map(\.start) == [0, 1, 3, 4])
    #expect(parts[0].subject == .folder("Tech"))
  }

  @Test("a source that nobody chose has no heading, and another language is left out if one is asked for")
  func notChosen() async throws {
    await archive.keep([article("Monde")], in: .source(id: "le-monde"), at: Self.now)
    var english = article("English")
    english.provenance = Provenance(Origin(.feeds), language: "en")
    var french = article("French")
    french.provenance = Provenance(Origin(.feeds), language: "fr")
    await archive.keep([english, french], in: .local(.france), at: Self.now)
    var edition = Self.edition
    edition.isSourceChosen = false
    let (page, _) = try await brief(edition: edition, scope: .written(language: "fr", .all))
    #expect(page.articles.map(\.title) == ["French"])
  }

  @Test("what is read, older than a day, muted or in the brief already is left out")
  func leftOut() async throws {
    let read = article("Read")
    await archive.keep(
      [read, article("Old", hours: 30), article("Lottery"), article("New")], in: .local(.france), at: Self.now)
    await archive.keep([article("New")], in: .source(id: "le-monde"), at: Self.now)
    _ = try await archive.mark([read.id], .read, at: Self.now)
    _ = try await archive.addMute(text: "lottery", isOfTitles: false, source: nil, until: nil, at: Self.now)
    #expect(try await brief().page.articles.map(\.title) == ["New"])
  }

  @Test("what earlier briefs have shown of a follow does not hide the rest")
  func afterShown() async throws {
    _ = try await archive.addFollow(FindRequest(text: "moon"), notifies: false, quiet: nil, at: Self.now)
    let articles = (1...505).map { article("Moon \($0)", hours: 1 + Double($0) / 100) }
    await archive.keep(articles, at: Self.now)
    try await archive.matchFollows(at: Self.now)
    _ = try await archive.mark(articles.prefix(502).map(\.id), .shown, at: Self.now)
    #expect(try await archive.follows().map(\.new) == [3])
    #expect(try await brief([.follows]).page.articles.map(\.title) == ["Moon 503", "Moon 504", "Moon 505"])
  }

  @Test("after a pause of days the brief goes back to the last one, but not more than three days")
  func sinceLast() async throws {
    await archive.keep(
      [article("One"), article("Two", hours: 40), article("Three", hours: 80)], in: .local(.france), at: Self.now)
    #expect(try await brief([.top]).page.articles.count == 1)
    try await archive.keepVisit(to: .brief(address: nil), at: Self.now.addingTimeInterval(-200 * 3_600))
    #expect(try await brief([.top]).page.articles.count == 2)
  }

  @Test("what came since the last brief is new, even if it is dated before it")
  func arrived() async throws {
    await archive.keep(
      [article("Seen then", hours: 33)], in: .local(.france), at: Self.now.addingTimeInterval(-31 * 3_600))
    try await archive.keepVisit(to: .brief(address: nil), at: Self.now.addingTimeInterval(-30 * 3_600))
    await archive.keep(
      [article("Seen then", hours: 33), article("Late", hours: 40), article("Old", hours: 80)], in: .local(.france),
      at: Self.now)
    let titles = try await brief([.top]).page.articles.map(\.title)
    #expect(titles == ["Late"])
  }

  @Test("it is cut to its minutes, one row of each heading in turn")
  func cut() async throws {
    // A title and 118 words take half a minute.
    await archive.keep((0..<10).map { article("Top \($0)", words: 118) }, in: .local(.france), at: Self.now)
    await archive.keep((0..<10).map { article("Monde \($0)", words: 118) }, in: .source(id: "le-monde"), at: Self.now)
    let (page, found) = try await brief([.top, .favourites], minutes: 2)
    #expect(page.articles.count { $0.title?.hasPrefix("Top") == true } == 2)
    #expect(page.articles.count { $0.title?.hasPrefix("Monde") == true } == 2)
    #expect((100...121).contains(found.seconds))
    #expect(found.leftOut == 16)
  }

  @Test("it is cut to its page, one row of each heading in turn, and the rest is counted as left out")
  func page() async throws {
    await archive.keep((0..<10).map { article("Top \($0)") }, in: .local(.france), at: Self.now)
    await archive.keep((0..<10).map { article("Monde \($0)") }, in: .source(id: "le-monde"), at: Self.now)
    let (page, found) = try await brief([.top, .favourites]) { page, _ in page.articles.count <= 5 }
    #expect(page.articles.count { $0.title?.hasPrefix("Top") == true } == 3)
    #expect(page.articles.count { $0.title?.hasPrefix("Monde") == true } == 2)
    #expect((found.leftOut, found.isOnePage) == (15, true))
    // However small the page is, there is one row; on a large page the minutes are the limit.
    let least = try await brief([.top, .favourites]) { _, _ in false }
    #expect((least.page.articles.count, least.brief.leftOut) == (1, 19))
    let whole = try await brief([.top, .favourites]) { _, _ in true }
    #expect((whole.page.articles.count, whole.brief.isOnePage) == (20, false))
  }

  @Test("while there is time and news, a brief fills its minutes")
  func filled() async throws {
    await archive.keep((0..<40).map { article("Top \($0)") }, in: .local(.france), at: Self.now)
    await archive.keep((0..<40).map { article("Monde \($0)") }, in: .source(id: "le-monde"), at: Self.now)
    let (page, found) = try await brief([.top, .favourites], minutes: 5)
    #expect(page.articles.count == 80 && found.leftOut == 0)
    #expect(found.parts.map(\.start) == [0, 40])
  }

  @Test("a follow has its story even if another heading has it too, far below")
  func share() async throws {
    _ = try await archive.addFollow(FindRequest(text: "moon"), notifies: false, quiet: nil, at: Self.now)
    // The first one added is the last one of its feed.
    await archive.keep(
      [article("The moon")] + (0..<30).map { article("Item \($0)") }, in: .source(id: "lwn"), at: Self.now)
    let feed = OwnFeed(id: "lwn", name: "LWN", feed: "https://lwn.example/", folder: nil)
    let (page, found) = try await brief([.feeds, .follows], feeds: [feed])
    #expect(found.parts.map(\.section) == [.feeds, .follows])
    #expect(page.articles.count == 31)
    #expect(page.articles.last?.title == "The moon")
    #expect(found.leftOut == 0)
  }

  @Test("a story is one row, with what other headings have of it")
  func story() async throws {
    let (first, second) = (article("Hekla erupts", source: "Post"), article("Volcano in Iceland", source: "Le Monde"))
    await archive.keep([first], in: .local(.france), at: Self.now)
    await archive.keep([second], in: .source(id: "le-monde"), at: Self.now)
    let (page, found) = try await brief([.top, .favourites])
    #expect(page.articles.map(\.title) == ["Hekla erupts"])
    #expect(page.allArticles.map(\.id) == [first.id, second.id])
    #expect(found.parts.map(\.section) == [.top])
    #expect(found.leftOut == 0)
  }

  @Test("a busy feed does not hide the others of its folder")
  func busyFeed() async throws {
    await archive.keep([article("Quiet", source: "Quiet")], in: .source(id: "quiet"), at: Self.now)
    await archive.keep((0..<100).map { article("Busy \($0)", source: "Busy") }, in: .source(id: "busy"), at: Self.now)
    let feeds = ["busy", "quiet"].map { OwnFeed(id: $0, name: $0, feed: "https://\($0).example/", folder: nil) }
    let (page, found) = try await brief([.feeds], feeds: feeds)
    #expect(page.articles.count == 101)
    #expect(page.articles[1].title == "Quiet")
    #expect(found.parts.map(\.subject) == [.folder(nil)])
  }

  @Test("of a story that was read, only what is new is told")
  func changes() async throws {
    let read = article("Hekla erupts", hours: 100)
    let (old, new) = (article("Hekla still erupts", hours: 50), article("Hekla calms down"))
    await archive.keep([read, old, new], at: Self.now)
    try await archive.groupAll(in: Self.now.addingTimeInterval(-5 * 86_400)...Self.now) { _, _ in }
    #expect(await archive.memberships(of: [read.id])[read.id]?.count == 3)
    #expect(try await brief([.changes]).page.articles.isEmpty)
    _ = try await archive.mark([read.id], .read, at: Self.now)
    let (page, found) = try await brief([.changes])
    #expect(page.articles.map(\.title) == ["Hekla calms down"])
    #expect(found.parts.map(\.subject) == [.changes])
  }

  @Test("a brief says how many hours it covers: since the last one, a day at least and three at most")
  func hours() async throws {
    await archive.keep([article("Old", hours: 500)], at: Self.now.addingTimeInterval(-500 * 3_600))
    #expect(try await brief().brief.hours == 24)
    for (ago, hours) in [(200.0, 72), (29.5, 30), (2, 24)] {
      try await archive.keepVisit(to: .brief(address: nil), at: Self.now.addingTimeInterval(-ago * 3_600))
      #expect(try await brief().brief.hours == hours)
    }
  }

  @Test("nothing new is an empty page")
  func empty() async throws {
    let (page, found) = try await brief()
    #expect(page.articles.isEmpty)
    #expect(found == Brief())
  }
}
