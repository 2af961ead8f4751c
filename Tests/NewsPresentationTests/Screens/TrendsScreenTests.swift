import FoundationEssentials
import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("The screen of trends")
struct TrendsScreenTests {
  private static let seen = StorySamples.now.addingTimeInterval(-600)
  private static let trends = [
    Trend(
      phrase: "Hoshoryu", counts: [0, 1, 0, 2, 0, 0, 14], score: 6.254, firstSeen: seen,
      articles: [Article.numbered(1).id, Article.numbered(2).id]),
    Trend(phrase: "bears ears", counts: [0, 0, 0, 0, 0, 0, 9], score: 12, firstSeen: seen, articles: []),
  ]
  private static let screen = TrendsScreen(trends, days: 7, hasHint: true)

  @Test("each phrase has its days as a drawing, its count, and how much more that is than usual")
  func plain() {
    let lines = StorySamples.lines(Self.screen)
    #expect(lines[0].hasPrefix("Trends · last 7 days  "))
    #expect(
      Array(lines.dropFirst()) == [
        " 1  Hoshoryu", "    ▁▂▁▂▁▁█  14 sources in 24 h · 28.0 times the usual · first seen 10 min ago",
        " 2  bears ears", "    ▁▁▁▁▁▁█  9 sources in 24 h · none before · first seen 10 min ago", "    open 1",
      ])
  }

  @Test("no line is wider than the window, however many days there are", arguments: [20, 40, 80])
  func narrow(columns: Int) {
    let long = Trend(
      phrase: String(repeating: "phrase ", count: 40), counts: (0..<90).map { $0 }, score: 3, firstSeen: Self.seen,
      articles: [])
    let lines = StorySamples.lines(TrendsScreen(Self.trends + [long], days: 90, hasHint: true), columns: columns)
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= columns }, "\(lines)")
    let flowing = lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(flowing.contains("14 sources in 24 h"))
  }

  @Test("read aloud, numbers take the place of the drawing")
  func aloud() {
    let lines = StorySamples.lines(Self.screen, columns: nil, isAccessible: true)
    #expect(lines.contains("1: Hoshoryu"))
    #expect(
      lines.contains(
        "14 sources in 24 h, 17 in 7 days, each source once a day, 28.0 times the usual, first seen 10 minutes ago"))
    #expect(!lines.joined().contains { "▁▂▃▄▅▆▇█·".contains($0) })
  }

  @Test("in French it has French words, spaces and decimals")
  func french() {
    let lines = StorySamples.lines(Self.screen, language: .french)
    #expect(lines[0].hasPrefix("Tendances · les 7 derniers jours  "))
    #expect(
      lines[2] + " " + lines[3].trimmed
        == "    ▁▂▁▂▁▁█  14 sources en 24\u{202F}h · 28,0 fois la moyenne · premier titre il y a 10\u{202F}min")
    #expect(lines.last == "    ouvrir 1 (ses sujets)")
  }

  @Test("if nothing rises, it says so", arguments: InterfaceLanguage.all)
  func nothing(language: InterfaceLanguage) {
    let lines = StorySamples.lines(TrendsScreen([], days: 7, hasHint: true), language: language)
    #expect(lines.count == 2)
    #expect(lines.last == texts(in: language).noTrends)
  }

  @Test("if the archive is too young to know what is usual, it says so", arguments: InterfaceLanguage.all)
  func tooEarly(language: InterfaceLanguage) {
    let sentence = texts(in: language).trendsTooEarly(fewest: 6, in: .all).split(separator: " ")
    for trends in [[], Self.trends] {
      let screen = TrendsScreen(trends, days: 7, hasHint: true, isTooEarly: true)
      let lines = StorySamples.lines(screen, language: language).joined(separator: " ")
      #expect(lines.contains(sentence.prefix(5).joined(separator: " ")))
      #expect(!lines.contains(texts(in: language).noTrends))
      let usual = texts(in: language).timesUsual(1).split(separator: " ").dropFirst().joined(separator: " ")
      #expect(!lines.contains(usual))
    }
  }

  @Test("it says of which news that is, and of how many days")
  func tooEarlyInScope() {
    let edition = Edition(country: .france, language: .french, source: SourceReference(id: "x", name: "X"))
    let mine = ReadingScope.mine(OwnLists(of: edition, topics: [], feeds: []))
    let lists = StorySamples.lines(TrendsScreen([], days: 14, in: mine, hasHint: true, isTooEarly: true))
    let sentence = "The news in your lists goes back less than 7 days, so it's too early to say what is usual."
    #expect(lists.dropFirst().joined(separator: " ") == sentence + " For the whole archive, type trends --all.")
    let archive = StorySamples.lines(TrendsScreen([], days: 4, hasHint: true, isTooEarly: true))
    #expect(archive.dropFirst().joined(separator: " ").hasPrefix("The news in the archive goes back less than 3 days,"))
  }

  @Test("it says how many trends are left out for their language")
  func otherLanguages() {
    let screen = TrendsScreen([], days: 7, inOtherLanguages: 3, hasHint: false)
    #expect(StorySamples.lines(screen).last == "    3 trends only in other languages: trends --all")
    #expect(StorySamples.lines(screen).count == 2)
    #expect(screen.facts.inOtherLanguages == 3)
  }

  @Test("without UTF-8 the drawing is of ASCII")
  func ascii() {
    let lines = StorySamples.lines(TrendsScreen(Self.trends, days: 7, hasHint: false, glyphs: .ascii))
    #expect(lines[2].hasPrefix("    _._.__#  14 sources in 24 h"))
  }

  @Test("programs get the counts of each day, the score and the ids of the articles")
  func records() {
    let ids = Self.trends[0].articles.map { #""\#($0)""# }.joined(separator: ",")
    let json =
      #"{"type":"trend","n":1,"phrase":"Hoshoryu","score":6.25,"counts":[0,1,0,2,0,0,14],"#
      + #""firstSeen":"\#(Self.seen.iso8601)","articles":[\#(ids)]}"#
    #expect(Self.screen.objects[0] == json)
    #expect(Self.screen.rows[0] == "1\tHoshoryu\t6.25\t0 1 0 2 0 0 14\t\(Self.seen.iso8601)")
    #expect(Self.screen.list?.items.count == 2)
  }
}
