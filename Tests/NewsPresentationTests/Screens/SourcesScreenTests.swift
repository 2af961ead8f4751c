import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("The list of sources as a screen")
struct SourcesScreenTests {
  private func screen(
    _ grouping: SourceGrouping, chosen: String = "bbc-news", origin: Origin = Origin(.newsapi)
  ) -> SourcesScreen {
    let groups = GroupSources()(NewsSource.samples, by: grouping, in: InterfaceLanguage.english.texts)
    return SourcesScreen(
      groups: groups, chosen: chosen, listing: SourceListing(request: SourceRequest(), origin: origin), hasHint: false)
  }

  private func lines(_ screen: SourcesScreen, columns: Int? = 80) -> [String] {
    var page = TextPage(
      texts: texts(in: .english), style: Style(isColoured: false), columns: columns, now: Date())
    screen.draw(on: &page)
    return page.text.split(separator: "\n").map { String($0) }
  }

  @Test("numbers continue across the groups", arguments: SourceGrouping.allCases)
  func numbersGoOnOverTheGroups(grouping: SourceGrouping) throws {
    var object = ObjectWriter()
    for record in screen(grouping).records { object.write(record) }
    let objects = try object.text.split(separator: "\n").map {
      try JSONDecoder().decode(JSONLine.self, from: Data($0.utf8))
    }
    #expect(objects.compactMap(\.n) == Array(1...NewsSource.samples.count))
    guard case .sources(let sources)? = screen(grouping).list?.items else {
      Issue.record("no sources")
      return
    }
    #expect(objects.compactMap(\.id) == sources.map(\.id))
  }

  @Test("at a prompt so many are read aloud as a listener remembers, and more goes on")
  func spoken() {
    let sources = (1...25).map { NewsSource(id: "source-\($0)", name: "Source \($0)") }
    let groups = GroupSources()(sources, by: .all, in: InterfaceLanguage.english.texts)
    var screen = SourcesScreen(
      groups: groups, chosen: "", listing: SourceListing(request: SourceRequest(), origin: Origin(.feeds)),
      hasHint: false)
    func shown(rows: Int?) -> Int? {
      var page = TextPage(
        texts: texts(in: .english), style: Style(isColoured: false), columns: 80, rows: rows, isAccessible: true,
        now: Date())
      screen.draw(on: &page)
      return page.shown
    }
    #expect(shown(rows: 24) == 10)
    screen.skipped = 20
    #expect(shown(rows: 24) == nil)
    screen.skipped = 0
    #expect(shown(rows: nil) == nil)
  }

  @Test("groups have their name and their number of sources")
  func groups() {
    let shown = lines(screen(.byLanguage))
    #expect(shown.contains("Arabic \u{B7} 1"))
    #expect(shown.contains("English \u{B7} 3"))
    #expect(shown.contains("French \u{B7} 1"))
    #expect(!lines(screen(.all)).contains("English \u{B7} 3"))
  }

  @Test("only the chosen source is marked")
  func onlyTheChosenOneIsMarked() {
    let marked = lines(screen(.byLanguage)).filter { $0.contains("\u{25CF}") }
    #expect(marked.count == 1)
    #expect(marked.first?.contains("BBC News") == true)
    #expect(lines(screen(.all, chosen: "nobody")).filter { $0.contains("\u{25CF}") }.isEmpty)
  }

  @Test("the columns of all groups are aligned")
  func columns() {
    // Ids of eight letters each, in two groups.
    let rows = lines(screen(.byLanguage)).filter { line in
      ["bbc-news", "abc-news", "le-monde"].contains { line.hasSuffix($0) }
    }
    #expect(rows.count == 3)
    #expect(Set(rows.map { DisplayWidth.of($0.dropLast(8)) }).count == 1)
  }

  @Test("the header has the age of the list, if it has a date")
  func age() throws {
    let received = Date().addingTimeInterval(-2 * 86_400)
    let fresh = try #require(lines(screen(.all)).first)
    #expect(fresh.hasSuffix("NewsAPI \u{B7} 6"))
    let old = try #require(lines(screen(.all, origin: Origin(.newsapi, receivedAt: received, stored: .recent))).first)
    #expect(old.hasSuffix("NewsAPI \u{B7} 6 \u{B7} 2 days old"))
    let kept = screen(.all, origin: Origin(.newsapi, receivedAt: received, stored: .offline))
    #expect(try #require(lines(kept).first).hasSuffix("2 days old \u{B7} offline"))
  }

  @Test("a new grouping keeps the same list, with its age")
  func keepsListing() {
    let origin = Origin(.newsapi, receivedAt: Date(timeIntervalSince1970: 1_795_248_000), stored: .recent)
    let shown = screen(.byLanguage, origin: origin)
    #expect(shown.list?.sources == SourceListing(request: SourceRequest(), origin: origin))
    #expect(shown.facts == Facts(count: 6, total: 6, origin: origin))
  }

  @Test("a narrow window keeps the ids whole and leaves out other columns", arguments: [24, 30, 40, 60])
  func wholeIDs(columns: Int) {
    let long = NewsSource(
      id: "frankfurter-allgemeine", name: "Frankfurter Allgemeine Zeitung", category: .technology, languageCode: "de",
      countryCode: "de")
    let groups = GroupSources()(NewsSource.samples + [long], by: .all, in: InterfaceLanguage.english.texts)
    let listing = SourceListing(request: SourceRequest(), origin: Origin(.newsapi))
    let shown = lines(SourcesScreen(groups: groups, chosen: "", listing: listing, hasHint: false), columns: columns)
    for source in NewsSource.samples + [long] { #expect(shown.contains { $0.hasSuffix(source.id) }) }
    #expect(shown.allSatisfy { DisplayWidth.of($0) <= columns })
    // In this order: country, language, category.
    #expect(shown.contains { $0.contains("general") } == (columns >= 60))
  }

  @Test("no line is wider than the window", arguments: [20, 40, 80])
  func fits(columns: Int) {
    for line in lines(screen(.byCountry), columns: columns) { #expect(DisplayWidth.of(line) <= columns) }
  }
}
