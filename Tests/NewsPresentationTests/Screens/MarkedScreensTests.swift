import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("The reader's marks on a screen")
struct MarkedScreensTests {
  private static let now = Date(timeIntervalSince1970: 1_795_248_000 + 600)
  private static let articles = (1...4).map { Article.numbered($0) }

  private static func state(
    _ isRead: Bool = false, saved labels: [String]? = nil, isRevised: Bool = false
  ) -> ArticleState {
    ArticleState(
      isRead: isRead, isSaved: labels != nil, labels: labels ?? [], firstSeen: now, isRevised: isRevised)
  }

  private static func states(_ states: ArticleState?...) -> [ArticleID: ArticleState] {
    zip(articles, states).reduce(into: [:]) { $0[$1.0.id] = $1.1 }
  }

  private func lines(
    _ screen: some Screen, _ states: [ArticleID: ArticleState], language: InterfaceLanguage = .english,
    columns: Int? = 80, isColoured: Bool = false, isAccessible: Bool = false
  ) -> [String] {
    var screen = screen
    screen.take(states)
    var page = TextPage(
      texts: texts(in: language), style: Style(isColoured: isColoured), columns: columns, isAccessible: isAccessible,
      now: Self.now)
    screen.draw(on: &page)
    return page.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  private static let list = HeadlinesScreen(.headlines(articles), hasHint: false)

  @Test("unread articles of the archive have a dot, others a blank in its place")
  func unread() {
    let shown = lines(Self.list, Self.states(Self.state(), Self.state(true), nil))
    #expect(
      Array(shown.dropFirst().prefix(6)) == [
        " 1 • Headline 1", "     Example News · 10 min ago", " 2   Headline 2", "     Example News · 10 min ago",
        " 3   Headline 3", "     Example News · 10 min ago",
      ])
  }

  @Test("if an article is saved, all titles leave room for the star")
  func saved() {
    let shown = lines(Self.list, Self.states(Self.state(saved: []), Self.state(true, saved: ["moon"]), Self.state()))
    let titles = shown.filter { $0.contains("Headline") }
    #expect(titles == [" 1 •★ Headline 1", " 2  ★ Headline 2", " 3 •  Headline 3", " 4    Headline 4"])
    #expect(shown[2] == "      Example News · 10 min ago")
  }

  @Test("a changed article says so below its title")
  func changed() {
    let states = Self.states(Self.state(true, isRevised: true))
    #expect(lines(Self.list, states)[2] == "     Example News · 10 min ago · ✎ changed")
    #expect(lines(Self.list, states, language: .french)[2].hasSuffix(" · ✎ modifié"))
  }

  @Test("a list without states looks as it does without an archive")
  func unmarked() {
    let shown = lines(Self.list, [:])
    #expect(shown[1] == " 1  Headline 1")
    #expect(shown[2] == "    Example News · 10 min ago")
  }

  @Test("the title of a read article is drawn in a quiet style")
  func quiet() {
    let shown = lines(Self.list, Self.states(Self.state(), Self.state(true)), isColoured: true)
    #expect(shown[1].contains("\u{1B}[1mHeadline 1"))
    #expect(shown[3].contains("\u{1B}[2mHeadline 2"))
  }

  @Test("long titles are aligned below each other, and no line is wider than the window", arguments: [20, 40])
  func wrapped(columns: Int) {
    let article = Article.titled("A title with so many words that it is longer than the window is wide")
    let shown = lines(
      HeadlinesScreen(.headlines([article]), hasHint: false), [article.id: Self.state(saved: [])], columns: columns)
    let second = shown.first { $0.hasPrefix("      ") }
    #expect(second?.hasPrefix("       ") == false)
    #expect(shown.dropFirst().allSatisfy { DisplayWidth.of($0) <= columns })
  }

  @Test("read aloud, words take the place of the signs")
  func accessible() {
    let states = Self.states(
      Self.state(), Self.state(true), Self.state(false, saved: ["moon"], isRevised: true))
    let shown = lines(Self.list, states, isAccessible: true)
    let below = shown.filter { $0.contains("Example News") }
    #expect(!below[0].contains("Status"))
    #expect(below[1].hasSuffix(", Status: read"))
    #expect(below[2].hasSuffix(", Status: saved, changed"))
    let french = lines(Self.list, states, language: .french, isAccessible: true)
    #expect(french.contains { $0.hasSuffix(": gardé, modifié") })
    #expect(shown.contains("1: Headline 1"))
    #expect(!shown.joined().contains { "•★✎".contains($0) })
  }

  @Test("an article in detail tells that it is saved, with its labels, and that it has changed")
  func detail() {
    let list = ResultList(.articles(Self.articles))
    let screen = ArticleScreen(Self.articles[0], number: 1, in: list, hasHint: false)
    let states = Self.states(Self.state(true, saved: ["climate", "moon"], isRevised: true))
    let shown = lines(screen, states)
    #expect(shown.contains("★ saved · climate · moon"))
    #expect(shown.contains("✎ changed since first seen · diff"))
    let aloud = lines(screen, states, isAccessible: true)
    #expect(aloud.contains("saved, climate, moon"))
    #expect(aloud.contains("changed since first seen, diff"))
    #expect(!lines(screen, Self.states(Self.state())).contains { $0.contains("saved") })
  }

  @Test("programs get the marks of each article")
  func records() {
    var list = Self.list
    list.take(Self.states(Self.state(true, saved: ["moon"])))
    #expect(
      list.objects[0].contains(
        #""isRead":true,"isShown":false,"isSaved":true,"#
          + #""labels":[{"name":"moon","reader":null}],"firstSeen":"2026-11-21T08:10"#))
    #expect(list.objects[1].contains(#""isRead":false,"isShown":false,"isSaved":false,"labels":[],"firstSeen":null"#))
    #expect(list.rows == Self.list.rows)
  }

  @Test("a series of screens passes the states on")
  func series() {
    let list = ResultList(.articles(Self.articles))
    var series = SeriesScreen([
      ArticleScreen(Self.articles[0], number: 1, in: list, hasHint: false),
      ArticleScreen(Self.articles[2], number: 3, in: list, hasHint: false),
    ])
    #expect(series.markedArticles.map(\.title) == ["Headline 1", "Headline 3"])
    series.take(Self.states(nil, nil, Self.state(true)))
    #expect(series.objects.map { $0.contains(#""isRead":true"#) } == [false, true])
  }

  @Test("changed marks are records only, of articles that are in the archive")
  func marks() {
    var screen = MarksScreen([(1, Self.articles[0]), (2, Self.articles[1])])
    screen.take(Self.states(nil, Self.state(true)))
    #expect(screen.objects.count == 1)
    #expect(screen.objects[0].contains(#""n":2"#))
    #expect(lines(screen, [:]) == [""])
  }
}

@Suite("What is new in a list, and what is hidden")
struct NewAndHiddenTests {
  private static let now = Date(timeIntervalSince1970: 1_795_248_000 + 600)

  private func text(_ screen: HeadlinesScreen, language: InterfaceLanguage = .english) -> String {
    var page = TextPage(texts: texts(in: language), style: Style(isColoured: false), columns: 80, now: Self.now)
    screen.draw(on: &page)
    return page.text
  }

  private static func since(_ date: Date, _ language: InterfaceLanguage = .english) -> String {
    DateWords(texts: texts(in: language), now: now).since(date)
  }

  @Test("the number of new articles stands below the header, with the time of the last visit")
  func new() {
    let visit = Self.now.addingTimeInterval(-86_400)
    func screen(_ count: Int) -> HeadlinesScreen {
      HeadlinesScreen(.headlines([.numbered(1)]), hasHint: false, new: NewCount(count: count, since: visit))
    }
    let second = text(screen(3)).split(separator: "\n").dropFirst().first
    #expect(second.map { String($0) } == "3 new " + Self.since(visit))
    #expect(text(screen(1), language: .french).contains("1 nouveau " + Self.since(visit, .french)))
    #expect(!text(screen(0)).contains("new"))
    #expect(screen(0).facts.new == 0)
    #expect(HeadlinesScreen(.headlines([]), hasHint: false).facts.new == nil)
  }

  @Test("hidden articles are counted below the list, with the way to see them")
  func hidden() {
    var page = NewsPage.titled(["a"])
    page.hidden = [(2, 1), (3, 1), (5, 4)].map {
      HiddenArticle(article: .numbered($0), index: $0, mute: $1)
    }
    let screen = HeadlinesScreen(NewsListing(.search(SearchRequest(text: "x")), page), hasHint: false)
    #expect(text(screen).hasSuffix("    3 hidden by 2 mutes · list --all\n"))
    #expect(text(screen, language: .french).hasSuffix("    3 articles cachés par 2 masques · liste --tout\n"))
    #expect(screen.facts.hidden == 3)
  }

  @Test("filters of a list are told in its header")
  func filters() {
    let request = NewsQuery.search(SearchRequest(text: "x"))
    let listing = NewsListing(request, .titled(["a"]), filters: [.unread])
    #expect(text(HeadlinesScreen(listing, hasHint: false)).contains(" \u{B7} unread only\n"))
  }

  @Test("a further page keeps the filters, the matches and the hidden articles of the list")
  func continued() throws {
    let request = NewsQuery.search(SearchRequest(text: "x"))
    var first = NewsPage.titled(["a", "c"])
    first.hidden = [HiddenArticle(article: .titled("b"), index: 1, mute: 1)]
    first.hits = ArchiveHits(matches: [Article.titled("a").id: ["a"]])
    var second = NewsPage.titled(["e"])
    second.hidden = [HiddenArticle(article: .titled("d"), index: 0, mute: 1)]
    second.hits = ArchiveHits(matches: [Article.titled("e").id: ["e"]])
    let longer = NewsListing(request, first, filters: [.unread]).continued(by: second, request)
    #expect(longer.filters == [.unread])
    #expect(longer.page.hits?.matches.count == 2)
    #expect(longer.unhidden.page.articles.map(\.title) == ["a", "b", "c", "d", "e"])
    #expect(longer.unhidden.page.hidden.isEmpty)
  }
}
