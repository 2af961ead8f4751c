import FoundationEssentials
import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("The screen of stories")
struct StoriesScreenTests {
  private static let other = Story(
    id: StoryID(StorySamples.unknown.article.id), coverage: [StorySamples.unknown])
  private static let screen = StoriesScreen(
    [StorySamples.story, other], span: StorySamples.start...StorySamples.now, total: 31,
    languages: ReaderLanguages(["en"]), hasHint: true)

  @Test("each story has its title, how many tell it, and when they did")
  func plain() {
    let lines = StorySamples.lines(Self.screen)
    let day = texts(in: .english).day(LocalTime(StorySamples.start))
    #expect(lines[0].hasPrefix("Stories · \(day)  "))
    #expect(lines[0].hasSuffix("  2 of 31 stories"))
    #expect(
      Array(lines.dropFirst()) == [
        " 1  Trump shrinks two monuments in Utah",
        "    4 sources · 2 countries · 2 languages · first 50 min ago, last 40 min ago", " 2  Utah",
        "    1 source · No date",
        "    open 1 · compare 1 · timeline 1",
      ])
  }

  @Test("of days that are named, only what was published then is counted")
  func window() {
    var (early, late) = (Article.titled("Hekla erupts"), Article.titled("Hekla still erupts"))
    (early.source.name, late.source.name) = ("Times", "Globe")
    (early.publishedAt, late.publishedAt) = (StorySamples.start, StorySamples.start.addingTimeInterval(9 * 86_400))
    let story = Story(
      id: StoryID(early.id), coverage: [Coverage(early, country: nil), Coverage(late, country: nil)])
    func facts(_ span: ClosedRange<Date>, isLastDay: Bool = false) -> String {
      StorySamples.lines(
        StoriesScreen(
          [story], span: span, isLastDay: isLastDay, total: 1, languages: ReaderLanguages(["en"]), hasHint: false))[2]
    }
    let day = StorySamples.start...StorySamples.start.addingTimeInterval(86_400)
    #expect(facts(day).contains("1 source ·") && !facts(day).contains("last"))
    #expect(facts(day, isLastDay: true).contains("2 sources ·") && facts(day, isLastDay: true).contains("last"))
    #expect(facts(day.lowerBound...StorySamples.start.addingTimeInterval(10 * 86_400)).contains("2 sources ·"))
  }

  @Test("at a prompt the end of the list says how to see the rest")
  func beyond() {
    #expect(StorySamples.lines(Self.screen, rows: 20).contains("    29 more: stories --limit 100"))
    #expect(!StorySamples.lines(Self.screen, rows: 5).joined().contains("--limit"))
  }

  @Test("several days are named from the first to the last")
  func days() {
    let words = texts(in: .english)
    let end = StorySamples.start.addingTimeInterval(5 * 86_400)
    let screen = StoriesScreen(
      [], span: StorySamples.start...end, total: 0, languages: ReaderLanguages(["en"]), hasHint: true)
    let lines = StorySamples.lines(screen)
    let days = words.days(from: LocalTime(StorySamples.start), to: LocalTime(end))
    #expect(lines[0].hasPrefix("Stories · \(days)  "))
    #expect(Array(lines.dropFirst()) == [words.nothingHere])
  }

  @Test("the last 24 hours are not called two days", arguments: InterfaceLanguage.all)
  func lastDay(language: InterfaceLanguage) {
    let words = texts(in: language)
    let span = StorySamples.start.addingTimeInterval(-86_400)...StorySamples.start
    let stories = StoriesScreen(
      [], span: span, isLastDay: true, total: 0, languages: ReaderLanguages([language.code]), hasHint: false)
    let articles = StoryArticlesScreen([], span: span, isLastDay: true)
    for screen in [stories, articles] as [any Screen] {
      #expect(StorySamples.lines(screen, language: language)[0].hasPrefix("\(words.stories) · \(words.quotaSpan)  "))
    }
  }

  @Test("no line is wider than the window, and nothing of the numbers is cut", arguments: [20, 40])
  func narrow(columns: Int) {
    let lines = StorySamples.lines(Self.screen, columns: columns)
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= columns }, "\(lines)")
    let flowing = lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(flowing.contains("4 sources · 2 countries · first 50 min ago, last 40 min ago"))
  }

  @Test("read aloud, each story is two sentences")
  func aloud() {
    let lines = StorySamples.lines(Self.screen, columns: nil, isAccessible: true)
    #expect(lines.contains("1: Trump shrinks two monuments in Utah"))
    #expect(lines.contains("4 sources in 2 countries, English, French, first 50 minutes ago, last 40 minutes ago"))
    #expect(!lines.joined().contains("·"))
  }

  @Test("in French it is told in French")
  func french() {
    let lines = StorySamples.lines(Self.screen, language: .french)
    #expect(lines[0].hasPrefix("Sujets · "))
    let times = "premier article il y a 50\u{202F}min, dernier il y a 40\u{202F}min"
    // The languages would not fit on the line.
    #expect(lines[2] == "    4 sources · 2 pays · \(times)")
    let wide = StorySamples.lines(Self.screen, language: .french, columns: 110)
    #expect(wide[2] == "    4 sources · 2 pays · anglais, fran\u{E7}ais · \(times)")
    #expect(lines.last == "    ouvrir 1 · comparer 1 · chronologie 1")
  }

  @Test("programs get the ids of all articles of a story, those of copies too")
  func records() {
    let story = StorySamples.story
    let ids = story.articles.map { #""\#($0.id)""# }.joined(separator: ",")
    let (first, last) = (StorySamples.start.iso8601, StorySamples.start.addingTimeInterval(600).iso8601)
    let json =
      #"{"type":"story","n":1,"id":"\#(story.id)","title":"Trump shrinks two monuments in Utah","count":4,"#
      + #""sources":["Daily Copy","Le Monde","The Washington Post","Wire"],"countries":["fr","us"],"#
      + #""languages":["en","fr"],"first":"\#(first)","last":"\#(last)","#
      + #""formerIds":["\#(StorySamples.french.article.id)"],"articles":[\#(ids)]}"#
    #expect(Self.screen.objects[0] == json)
    let row = ["1", first, last, "Trump shrinks two monuments in Utah", "4", "4", "fr us", "\(story.id)"]
    #expect(Self.screen.rows[0] == row.joined(separator: "\t"))
    #expect(Self.screen.facts.total == 31)
  }

  @Test(
    "it says how many stories are left out for their language, and programs are told",
    arguments: [[], [StorySamples.story]])
  func otherLanguages(stories: [Story]) {
    let screen = StoriesScreen(
      stories, span: StorySamples.start...StorySamples.now, total: stories.count, inOtherLanguages: 12,
      languages: ReaderLanguages(["en"]), hasHint: false)
    let lines = StorySamples.lines(screen)
    #expect(lines.last == "    12 stories only in other languages: stories --all")
    #expect(!lines.contains(texts(in: .english).nothingHere))
    #expect(
      StorySamples.lines(screen, language: .french).last
        == "    12 sujets seulement en d\u{2019}autres langues\u{202F}: sujets --tout")
    #expect(screen.facts.inOtherLanguages == 12)
  }

  @Test("programs get the title in the reader's language")
  func titleInRecords() {
    let screen = StoriesScreen(
      [StorySamples.story], span: StorySamples.start...StorySamples.now, total: 1, languages: ReaderLanguages(["fr"]),
      hasHint: false)
    #expect(screen.rows[0].contains("\tTrump r\u{E9}duit la taille de deux monuments\t"))
  }

  @Test("the numbers open the article that stands for each story")
  func numbers() throws {
    guard case .articles(let articles) = try #require(Self.screen.list).items else {
      Issue.record("not a list of articles")
      return
    }
    #expect(articles.map(\.source.name) == ["The Washington Post", "Wire"])
  }
}
