import FoundationEssentials
import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("The screen of a brief")
struct HeadlinesScreenBriefTests {
  private static let trend = Trend(
    phrase: "bears ears", counts: [0, 9], score: 12, firstSeen: StorySamples.now, articles: [])

  private static func screen(_ trends: [Trend] = [], seconds: Double = 130, leftOut: Int = 0) -> HeadlinesScreen {
    let page = NewsPage(
      articles: (1...3).map { Article.numbered($0) }, total: 3, provider: .feeds, stored: .archived)
    let brief = Brief(
      parts: [
        BriefPart(.top, .country(.france), start: 0), BriefPart(.feeds, .folder("Tech"), start: 2),
      ], trends: trends, seconds: seconds, leftOut: leftOut)
    return HeadlinesScreen(
      NewsListing(.archive(FindRequest(.brief)), page, brief: brief), isWhole: true, hasHint: false)
  }

  @Test("a brief is whole: nothing promises more of it")
  func whole() {
    var page = TextPage(
      texts: texts(in: .english), style: Style(isColoured: false), columns: 80, rows: 90, now: StorySamples.now)
    let brief = Brief(parts: [BriefPart(.top, .country(.france), start: 0)], seconds: 60)
    let articles = (1...30).map { Article.numbered($0) }
    let list = NewsPage(articles: articles, total: 30, provider: .feeds, stored: .archived)
    HeadlinesScreen(
      NewsListing(.archive(FindRequest(.brief)), list, brief: brief), isWhole: true, hasHint: false
    ).draw(on: &page)
    #expect(!page.text.contains("more:"))
  }

  /// A brief of thirty stories in a window of so many lines.
  private static func window(
    rows: Int, skipped: Int = 0, language: InterfaceLanguage = .english, isOnePage: Bool = false, leftOut: Int = 4
  ) -> TextPage {
    var page = TextPage(
      texts: texts(in: language), style: Style(isColoured: false), columns: 80, rows: rows, now: StorySamples.now)
    var brief = Brief(
      parts: [BriefPart(.top, .country(.france), start: 0)], trends: [trend], seconds: 60, leftOut: leftOut)
    (brief.isOnePage, brief.hasMoreNew) = (isOnePage, true)
    let list = NewsPage(
      articles: (1...30).map { Article.numbered($0) }, total: 30, provider: .feeds, stored: .archived)
    var screen = HeadlinesScreen(NewsListing(.archive(FindRequest(.brief)), list, brief: brief), hasHint: false)
    screen.skipped = skipped
    screen.draw(on: &page)
    return page
  }

  @Test("what the window has no room for is not called left out, and the trends come once, at the end")
  func continued() throws {
    let first = Self.window(rows: 20)
    let shown = try #require(first.shown)
    #expect(first.text.contains(" · 4 more left out\n"))
    #expect(first.text.hasSuffix("    more: the last \(30 - shown) of 30 stories\n"))
    #expect(!first.text.contains("bears ears"))
    let last = Self.window(rows: 90, skipped: shown)
    #expect(last.text.contains("bears ears") && !last.text.contains("more: "))
    let french = Self.window(rows: 20, language: .french)
    #expect(french.text.contains("    suite\u{202F}: encore \(30 - shown) sujets sur 30\n"))
  }

  @Test("a brief of one page says which command shows a longer one")
  func onePage() {
    #expect(Self.window(rows: 120, isOnePage: true).text.hasSuffix("    brief --minutes 5 (longer)\n"))
    let french = Self.window(rows: 120, language: .french, isOnePage: true)
    #expect(french.text.hasSuffix("    matin --minutes 5 (plus long)\n"))
    #expect(!Self.window(rows: 120).text.contains("--minutes"))
  }

  @Test("a brief that leaves nothing out says which command shows what else is new")
  func besides() {
    #expect(Self.window(rows: 120, leftOut: 0).text.hasSuffix("    new (the rest of what's new)\n"))
    let french = Self.window(rows: 120, language: .french, leftOut: 0)
    #expect(french.text.hasSuffix("    nouveau (le reste des nouveautés)\n"))
    #expect(!Self.window(rows: 120).text.contains("    new ("))
  }

  @Test("the first line has the day, the stories, the hours, the minutes and what is left out, in both languages")
  func header() throws {
    let english = try #require(StorySamples.lines(Self.screen(leftOut: 4), columns: 90).first)
    #expect(english.hasPrefix("Brief  "))
    #expect(english.hasSuffix(" · 3 stories in 24 h · 2 min · 4 more left out"))
    // In French it takes two lines.
    let french = StorySamples.lines(Self.screen(leftOut: 1), language: .french, columns: 90).prefix(2)
    #expect(french.first == "La revue du matin")
    #expect(french.last?.hasSuffix(" · 3 sujets en 24\u{202F}h · 2\u{202F}min · 1 autre laissé de côté") == true)
  }

  @Test("each part has a heading with its number of stories, and the numbers go on", arguments: [false, true])
  func headings(isAccessible: Bool) {
    let lines = StorySamples.lines(Self.screen(), isAccessible: isAccessible)
    let dot = isAccessible ? ", " : " · "
    let places = ["Top stories: France\(dot)2", "Headline 2", "Tech\(dot)1", "Headline 3"].map { text in
      lines.firstIndex { $0.hasSuffix(text) }
    }
    #expect(!places.contains(nil), "\(lines)")
    #expect(places.compactMap(\.self).sorted() == places.compactMap(\.self))
  }

  @Test("it fits 80 columns in both languages", arguments: [InterfaceLanguage.english, .french])
  func width(language: InterfaceLanguage) {
    for line in StorySamples.lines(Self.screen([Self.trend], leftOut: 123), language: language) {
      #expect(SafeText(line).width <= 80)
    }
  }

  @Test("for programs each article has its section, and the status line the minutes")
  func records() {
    let screen = Self.screen([Self.trend], leftOut: 4)
    #expect(screen.objects.count == 4)
    #expect(screen.objects[0].contains(#""section":"top","heading":"Top stories: France""#))
    #expect(screen.objects[2].contains(#""section":"feeds","heading":"Tech""#))
    #expect(screen.objects[3].hasPrefix(#"{"type":"trend","n":null,"phrase":"bears ears""#))
    #expect(screen.rows.count == 3)
    #expect((screen.facts.brief?.minutes, screen.facts.brief?.leftOut) == (2, 4))
  }

  @Test("minutes are whole ones, at least one if there is anything")
  func minutes() {
    #expect([0, 1, 89, 91].map { Brief(seconds: $0).minutes } == [0, 1, 1, 2])
  }
}
