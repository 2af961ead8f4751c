import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("The screen of why")
struct WhyScreenTests {
  private static let articles = [(number: 2, article: Article.titled("Hekla")), (number: 7, article: .titled("Katla"))]

  private static func screen(
    isOneStory: Bool, value: Double, _ parts: [(String, Double)], second: String? = nil, meaning: Double? = nil,
    between: Article? = nil
  ) -> WhyScreen {
    let parts = parts.map {
      PairReason.Part(term: SharedTerm(kind: .name, first: $0.0, second: second ?? $0.0), share: $0.1)
    }
    var pair = PairReason(
      first: articles[0].article.id, second: articles[1].article.id, isOneStory: isOneStory, value: value,
      meaning: meaning, parts: parts)
    pair.between = between
    return WhyScreen(articles, pair: pair)
  }

  @Test("for two articles it says whether they are in one story, how similar they are, and what each term adds")
  func pair() {
    let one = Self.screen(isOneStory: true, value: 1.43, [("Hekla", 0.612), ("Iceland", 0.388)])
    #expect(
      StorySamples.lines(one).prefix(3) == [
        "2 and 7 are in the same story", "similarity  143% of what it takes to be in one story",
        "in common   name Hekla 61%, name Iceland 39%",
      ])
    let two = Self.screen(isOneStory: false, value: 0, [])
    #expect(
      StorySamples.lines(two, language: .french).prefix(2) == [
        "2 et 7 relèvent de sujets différents",
        "ressemblance  0\u{A0}% de ce qu’il faut pour relever du même sujet",
      ])
    #expect(!StorySamples.lines(WhyScreen(Self.articles)).joined().contains("similarity"))
  }

  @Test("a story that was read in part says of how many articles its sources are")
  func largeStory() {
    let coverage = [StorySamples.american, StorySamples.french, StorySamples.unknown]
    let story = Story(id: StorySamples.story.id, coverage: coverage, further: 27)
    let article = StorySamples.american.article
    let reason = StoryReason(story: story, count: 31, other: StorySamples.french.article, shared: [])
    let lines = StorySamples.lines(WhyScreen([(1, article)], reasons: [article.id: reason]))
    #expect(lines.contains { $0.contains("4 of 31 articles · 4 sources") })
  }

  @Test("for two articles that only others connect it says so, and a spelling with a capital is no other word")
  func throughOthers() {
    let some = Self.screen(isOneStory: true, value: 0.4, [("Hekla", 1)], second: "hekla")
    #expect(
      StorySamples.lines(some).prefix(3) == [
        "2 and 7 are in the same story, through other articles",
        "similarity  40% of what it takes to be in one story",
        "in common   name Hekla 100%",
      ])
    let third = Self.screen(isOneStory: true, value: 0, [], between: .titled("Hekla and Katla"))
    #expect(StorySamples.lines(third)[2] == "between them  Hekla and Katla · Example News")
    let none = StorySamples.lines(Self.screen(isOneStory: true, value: 0, [("Hekla", 1)]))
    #expect(
      none[1...2] == [
        "similarity  too little in common to be in one story by themselves", "in common   name Hekla",
      ], "the shares say nothing")
    var long = Article.titled(String(repeating: "Katla ", count: 10_000))
    long.source.name = " "
    let cut = StorySamples.lines(Self.screen(isOneStory: true, value: 0, [], between: long))
    #expect(cut[2].hasPrefix("between them  Katla Katla") && cut.count < 20, "a long title is cut")
    #expect(cut[2..<6].joined(separator: " ").contains(texts(in: .english).unknownSource))
    let tiny = StorySamples.lines(Self.screen(isOneStory: true, value: 1, [("Hekla", 0.996), ("at", 0.004)]))
    #expect(tiny[2] == "in common   name Hekla 100%")
  }

  @Test("for two titles with vectors it says how alike they mean, and whether that is the reason")
  func meaning() {
    let alike = Self.screen(isOneStory: true, value: 0.2, [], meaning: 0.634)
    #expect(
      StorySamples.lines(alike).prefix(3) == [
        "2 and 7 are in the same story, by what their titles mean",
        "similarity  20% of what it takes to be in one story", "meaning     the titles are 63% alike",
      ])
    #expect(
      StorySamples.lines(alike, language: .french).prefix(3) == [
        "2 et 7 relèvent du même sujet, par le sens de leurs titres",
        "ressemblance  20\u{A0}% de ce qu’il faut pour relever du même sujet",
        "sens          les titres se ressemblent à 63\u{A0}%",
      ])
    let different = StorySamples.lines(Self.screen(isOneStory: false, value: 0, [], meaning: -0.1))
    #expect(different[0] == "2 and 7 are in different stories" && different[2].hasSuffix("0% alike"))
    let through = StorySamples.lines(Self.screen(isOneStory: true, value: 0.2, [], meaning: 0.3))
    #expect(through[0].hasSuffix(", through other articles"))
  }

  @Test("a hostile word does no harm")
  func hostile() {
    let lines = StorySamples.lines(Self.screen(isOneStory: true, value: 1, [("He\u{1B}[2Jkla\u{202E}", 1)]))
    #expect(!lines.joined().unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }
}
