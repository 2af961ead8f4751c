import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("The list of mutes")
struct MutesScreenTests {
  private static let day: TimeInterval = 86_400
  private static let now = Date()

  private static let mutes = [
    Mute(number: 1, text: "world cup", isOfTitles: false, source: nil, madeAt: now, until: nil),
    Mute(
      number: 3, text: "moon", isOfTitles: true, source: "Le Monde", madeAt: now.addingTimeInterval(-10 * day),
      until: now.addingTimeInterval(-3 * day)),
    Mute(
      number: 4, text: nil, isOfTitles: false, source: "BBC News", madeAt: now, until: now.addingTimeInterval(7 * day)),
    Mute(
      number: 5, text: nil, isOfTitles: false, source: nil, story: MutedStory(id: StoryID(7), title: "Moon landing"),
      madeAt: now, until: nil),
  ]

  @Test("each has its number, its words or source, where it counts and when it ends")
  func rows() {
    let lines = MutesScreen(Self.mutes, now: Self.now).lines(columns: 120)
    #expect(lines[0].hasPrefix("Mutes"))
    #expect(lines[1].trimmed.hasPrefix("1  \"world cup\""))
    #expect(lines[1].contains("  in titles and summaries"))
    #expect(lines[1].hasSuffix("  forever"))
    #expect(lines[2].trimmed.hasPrefix("3  \"moon\" from Le Monde  "))
    #expect(lines[2].contains("  in titles  "))
    #expect(lines[2].hasSuffix("  expired 3 days ago"))
    #expect(lines[3].contains("  everything"))
    #expect(lines[3].contains("  until "))
    #expect(lines[4].trimmed.hasPrefix("5  story \"Moon landing\"  all its articles  "))
    #expect(lines[4].hasSuffix("  forever"))
    let french = MutesScreen(Self.mutes, now: Self.now).lines(language: .french, columns: 120)
    #expect(french[2].hasSuffix("  expir\u{E9} il y a 3 jours"))
    #expect(french[4].contains("sujet «\u{202F}Moon landing\u{202F}»"))
    #expect(french[4].contains("  tous ses articles"))
  }

  @Test("in a narrow window nothing is cut", arguments: InterfaceLanguage.all)
  func narrow(language: InterfaceLanguage) {
    let lines = MutesScreen(Self.mutes, now: Self.now).lines(language: language, columns: 40)
    let words = texts(in: language)
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= 40 }, "\(lines)")
    #expect(!lines.joined().contains("…"))
    let flowing = lines.map(\.trimmed).joined(separator: " ")
    for mute in Self.mutes { #expect(flowing.contains(words.reach(of: mute)), "\(flowing)") }
  }

  @Test("programs get their members")
  func records() {
    let objects = MutesScreen(Self.mutes, now: Self.now).objects
    #expect(objects[0].hasPrefix(#"{"type":"mute","n":1,"text":"world cup","in":null,"source":null,"story":null,"#))
    #expect(objects[0].hasSuffix(#""until":null,"isExpired":false}"#))
    #expect(objects[1].contains(#""in":"title","source":"Le Monde""#))
    #expect(objects[1].hasSuffix(#""isExpired":true}"#))
    #expect(objects[2].contains(#""text":null"#))
    #expect(objects[3].contains(#""source":null,"story":"\#(StoryID(7))","title":"Moon landing","madeAt":""#))
  }

  @Test("without mutes it says how one is made", arguments: InterfaceLanguage.all)
  func none(language: InterfaceLanguage) {
    let text = MutesScreen([], now: Self.now).text(language: language)
    #expect(text.replacing("\n", with: " ").contains(texts(in: language).mutesAdvice))
  }

  @Test("a mute that is passed on is there only for programs")
  func passedOn() {
    let screen = MutesScreen([Self.mutes[0]], now: Self.now, isPassedOn: true)
    #expect(screen.text().isEmpty)
    #expect(screen.objects.count == 1)
  }

  @Test("the notice counts the days and the articles")
  func notice() {
    let mute = Self.mutes[0]
    let words = texts(in: .english)
    #expect(
      words.notice(.muted(mute, days: 7, hidden: 18), now: Self.now)
        == "Muted \"world cup\" for 7 days; it would have hidden 18 articles in the last week.")
    #expect(words.notice(.muted(mute, days: 1, hidden: 1), now: Self.now).contains("Muted \"world cup\" for 1 day; "))
    #expect(
      words.notice(.muted(mute, days: nil, hidden: 0), now: Self.now).contains(
        "Muted \"world cup\"; it would have hidden nothing"))
    #expect(texts(in: .french).notice(.muted(mute, days: 7, hidden: 1), now: Self.now).contains(" pendant 7 jours"))
    #expect(words.notice(.unmuted(Self.mutes[1]), now: Self.now) == "Unmuted \"moon\" from Le Monde.")
  }

  @Test("the notice of a muted story counts its articles")
  func storyNotice() {
    let story = Self.mutes[3]
    let english = texts(in: .english)
    #expect(
      english.notice(.muted(story, days: nil, hidden: 5), now: Self.now)
        == "Muted the story \"Moon landing\"; it has 5 articles so far.")
    #expect(
      english.notice(.muted(story, days: 7, hidden: 1), now: Self.now)
        == "Muted the story \"Moon landing\" for 7 days; it has 1 article so far.")
    #expect(english.notice(.unmuted(story), now: Self.now) == "Unmuted the story \"Moon landing\".")
    let french = texts(in: .french)
    let muted =
      "Le sujet «\u{202F}Moon landing\u{202F}» est masqué pendant 1 jour\u{202F}; "
      + "il compte 5 articles pour l’instant."
    #expect(french.notice(.muted(story, days: 1, hidden: 5), now: Self.now) == muted)
    #expect(
      french.notice(.unmuted(story), now: Self.now) == "Le sujet «\u{202F}Moon landing\u{202F}» n’est plus masqué.")
  }
}
