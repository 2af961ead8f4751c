import FoundationEssentials
import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("How a story spread")
struct TimelineScreenTests {
  private static let start = StorySamples.start
  private static let later = StorySamples.storyArticle(
    "Trump shrinks two monuments in Utah", "Evening News", nil, minutes: 1500)
  private static let followers = [StorySamples.american, StorySamples.french, later]

  private static let change = RevisionChange(
    from: Revision(seenAt: start, title: "Trump reduces two monuments", summary: nil, content: nil),
    to: Revision(
      seenAt: start.addingTimeInterval(3600), title: "Trump shrinks two monuments", summary: nil, content: nil))

  private static func screen(
    counts: [Int] = [1, 0, 3, 8], step: TimeInterval = 3600, changes: [Coverage] = [],
    _ glyphs: Window.Glyphs = .braille
  ) -> TimelineScreen {
    TimelineScreen(
      StoryTimeline(
        story: Story(id: StorySamples.story.id, coverage: followers), start: start, step: step, counts: counts,
        followers: followers,
        changes: changes.map { StoryTimeline.Change(coverage: $0, change: change) }),
      languages: ReaderLanguages(["en"]), glyphs: glyphs)
  }

  private static func time(_ hours: Double) -> LocalTime { LocalTime(start.addingTimeInterval(hours * 3600)) }

  @Test("the first article comes first, then the hours, those who followed, and what was changed")
  func plain() {
    let words = texts(in: .english)
    let day = words.dayAndTime(Self.time(0))
    let lines = StorySamples.lines(Self.screen(changes: [StorySamples.american]))
    #expect(lines[0].hasPrefix("Trump shrinks two monuments in Utah  "))
    #expect(lines[0].hasSuffix("  4 sources · 2 countries · English, French"))
    #expect(
      Array(lines.dropFirst()) == [
        "", "First report", " 1  \(day) · The Washington Post · United States",
        "    Trump shrinks two monuments in Utah", "", "▂▁▄█",
        "\(Self.time(0).clock) to \(Self.time(4).clock), busiest at \(Self.time(3).clock) (8 of 12 articles)", "",
        "Followed by",
        " 2  +10 min · Le Monde · France", "    Trump r\u{E9}duit la taille de deux monuments",
        " 3  +1 day · Evening News", "    Trump shrinks two monuments in Utah",
        "    1 more article from these sources: open 1 --all", "", "Changed since",
        " 1  The Washington Post · United States",
        "\(day) \u{2192} \(words.dayAndTime(Self.time(1)))", "Trump [-reduces-] {+shrinks+} two monuments",
      ])
  }

  @Test("no line is wider than the window, however many hours there are", arguments: [20, 40, 80])
  func narrow(columns: Int) {
    let counts = (0..<168).map { $0 % 7 }
    let lines = StorySamples.lines(Self.screen(counts: counts, changes: [StorySamples.french]), columns: columns)
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= columns }, "\(lines)")
    #expect(lines.contains { $0.contains("█") && $0.allSatisfy { "▁▂▃▄▅▆▇█".contains($0) } })
  }

  @Test("without UTF-8 the drawing is of ASCII")
  func ascii() {
    #expect(StorySamples.lines(Self.screen(.ascii)).contains("._-#"))
  }

  @Test("read aloud, words take the place of the drawing", arguments: InterfaceLanguage.all)
  func aloud(language: InterfaceLanguage) {
    let words = texts(in: language)
    let screen = Self.screen(changes: [StorySamples.french])
    let lines = StorySamples.lines(screen, language: language, columns: nil, isAccessible: true)
    let hours = words.span(from: Self.time(0), to: Self.time(4), .clock)
    #expect(lines.contains("\(hours), \(words.most(8, of: 12, at: Self.time(3), .clock))"))
    let source = words.labelled(words.label(ofFact: .source), "Le Monde")
    let country = words.labelled(words.label(ofFact: .country), "France")
    let foreign = words.labelled(words.label(ofFact: .language), words.name(ofLanguage: "fr")) + ", "
    let later = words.later(by: words.spelled(.minutes(10)))
    #expect(lines.contains("2: \(later), \(language == .french ? "" : foreign)\(source), \(country)"))
    #expect(lines.contains(words.labelled(words.removedWords, "reduces")))
    #expect(!lines.joined().contains { "▁▂▃▄▅▆▇█·\u{2192}".contains($0) })
  }

  @Test("French words stand around the times")
  func french() {
    let words = texts(in: .french)
    let lines = StorySamples.lines(Self.screen(), language: .french)
    #expect(lines.contains("Premier article"))
    #expect(lines.contains("Ensuite"))
    #expect(lines.contains(" 3  +1 jour · Evening News"))
    let (first, end, most) = (words.clock(Self.time(0)), words.clock(Self.time(4)), words.clock(Self.time(3)))
    #expect(lines.contains("de \(first) \u{E0} \(end), pic \u{E0} \(most) (8 articles sur 12)"))
  }

  @Test("hours of several days are told with their day, and days without hours")
  func days() {
    let words = texts(in: .english)
    func text(_ screen: TimelineScreen) -> String {
      StorySamples.lines(screen).joined(separator: " ")
    }
    let hours = text(Self.screen(counts: Array(repeating: 1, count: 47) + [5]))
    #expect(hours.contains("busiest on \(words.dayAndTime(Self.time(47))) (5 of 52 articles)"))
    let days = text(Self.screen(counts: [1, 4, 2], step: 86_400))
    #expect(days.contains("\(words.day(Self.time(0))) to \(words.day(Self.time(48)))"))
    #expect(days.contains("busiest on \(words.day(Self.time(24))) (4 of 7 articles)"))
  }

  @Test(
    "articles of sources that came before are not listed, but their number is said", arguments: InterfaceLanguage.all)
  func leftOut(language: InterfaceLanguage) {
    let screen = Self.screen()
    #expect(StorySamples.lines(screen, language: language).last == "    " + texts(in: language).moreOfSources(1))
    #expect(screen.facts.count == 3 && screen.facts.total == 4)
  }

  @Test("a story of one article says so without a drawing, and has no followers")
  func alone() {
    let story = Story(id: StorySamples.story.id, coverage: [StorySamples.french])
    let screen = TimelineScreen(
      StoryTimeline(
        story: story, start: Self.start, step: 3600, counts: [1], followers: [StorySamples.french], changes: []),
      languages: ReaderLanguages(["en"]))
    let lines = StorySamples.lines(screen)
    #expect(lines.last == "\(Self.time(0).clock) to \(Self.time(1).clock) · 1 article")
    #expect(!lines.contains("Followed by"))
  }

  @Test("an article that is no source's first is named, but has no number")
  func unlisted() {
    let second = StorySamples.storyArticle("More on monuments", "Le Monde Blog", "fr", minutes: 90)
    let screen = Self.screen(changes: [second])
    #expect(StorySamples.lines(screen).contains("Le Monde Blog · France"))
    #expect(screen.objects.last?.hasPrefix(#"{"type":"change","n":null,"#) == true)
  }

  @Test("a list longer than the window goes on, and the changes come at its end")
  func pages() {
    let screen = Self.screen(changes: [StorySamples.american])
    let first = StorySamples.lines(screen, rows: 13)
    #expect(first.contains { $0.hasPrefix(" 2  +10 min") })
    #expect(!first.contains { $0.hasPrefix("Changed since") })
    var rest = screen
    rest.skipped = 2
    let last = StorySamples.lines(rest, rows: 13)
    #expect(last.contains(" 3  +1 day · Evening News"))
    #expect(last.contains("Changed since"))
    #expect(!last.contains("First report"))
  }

  @Test("programs get the articles and the changes, numbered as the list is")
  func records() throws {
    let screen = Self.screen(changes: [StorySamples.french])
    #expect(screen.objects.map { $0.contains(#""type":"telling""#) } == [true, true, true, false])
    #expect(screen.objects[1].hasPrefix(#"{"type":"telling","n":2,"#))
    #expect(screen.objects[1].hasSuffix(#""count":null,"ownWords":[],"translation":null}"#))
    #expect(screen.objects[3].hasPrefix(#"{"type":"change","n":2,"#))
    guard case .articles(let articles) = try #require(screen.list).items else {
      Issue.record("not a list of articles")
      return
    }
    #expect(articles.map(\.source.name) == ["The Washington Post", "Le Monde", "Evening News"])
  }
}
