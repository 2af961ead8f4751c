import FoundationEssentials
import Glibc
import Testing

@testable import NewsDomain

@Suite("How well articles and stories go together")
struct StorySimilarityTests {
  private static let day = 86_400.0
  private static let noon = Date(timeIntervalSince1970: 1_795_262_400)
  private static let terms = StoryTerms.made("/hekla /island volcano erupts")

  private static func profile(_ terms: StoryTerms = terms, count: Int = 1, days: Double = 0) -> StoryProfile {
    StoryProfile(
      id: StoryID(1), own: [terms.language: .init(terms: terms.own, count: count)], across: terms.across, first: noon,
      last: noon.addingTimeInterval(days * day))
  }

  private static func value(_ profile: StoryProfile, after days: Double = 0) -> Double {
    StorySimilarity.value(of: terms, at: noon.addingTimeInterval(days * day), in: profile)
  }

  @Test("equal headlines are enough, headlines without a common word are nothing")
  func extremes() {
    #expect(Self.value(Self.profile()) > 2)
    #expect(Self.value(Self.profile(.made("painter wins great prize"))) == 0)
    #expect(Self.value(Self.profile(.made(""))) == 0)
    #expect(Self.value(StoryProfile(id: StoryID(1), at: Self.noon)) == 0)
    let empty = StoryTerms.made("")
    #expect(StorySimilarity.value(of: empty, at: Self.noon, in: Self.profile()) == 0)
  }

  @Test("the days between an article and a story count, before it and after it, and end at seven")
  func days() {
    let same = Self.value(Self.profile(days: 4))
    // Within the story there is no gap.
    for within in [0.0, 1, 4] { #expect(Self.value(Self.profile(days: 4), after: within) == same) }
    #expect(abs(Self.value(Self.profile(days: 4), after: 7) / same - exp(-1)) < 0.001)
    #expect(abs(Self.value(Self.profile(days: 4), after: -3) / same - exp(-1)) < 0.001)
    #expect(Self.value(Self.profile(days: 4), after: 11) > 0)
    #expect(Self.value(Self.profile(days: 4), after: 11.01) == 0)
    #expect(Self.value(Self.profile(days: 4), after: -7.01) == 0)
  }

  @Test("a shared name is not enough for an article that says what happened")
  func namesAlone() {
    let story = Self.profile(.made("/Lina /Dunhill /wins /prize"))
    func value(_ title: String) -> Double { StorySimilarity.value(of: .made(title), at: Self.noon, in: story) }
    #expect(value("/Lina /Dunhill /marries /singer") == 0)
    #expect(value("/Lina /Dunhill /wins again") >= 1)
    // It says nothing else that other languages have a word for.
    #expect(value("/Lina /Dunhill again") >= 1)
  }

  @Test("across languages two shared terms need more likeness than three")
  func fewAcross() {
    let story = Self.profile(.made("/million /deal /books /sign"))
    func value(_ title: String) -> Double {
      StorySimilarity.value(of: .made(title, language: "fr"), at: Self.noon, in: story)
    }
    // The cosine is 2 / √(4 · 5), then 3 / √(4 · 5).
    let (two, three) = (
      value("/million /deal /sugar /street /furious"), value("/million /deal /books /street /furious")
    )
    #expect(two > 0 && two < 1)
    #expect(three >= 1)
    #expect(abs(three / two - 1.5 * 1.5) < 0.001)
  }

  @Test("the span in which a story is looked for is seven days longer on both sides")
  func span() {
    let span = StorySimilarity.span(around: Self.noon, Self.noon.addingTimeInterval(Self.day))
    #expect(span.lowerBound == Self.noon.addingTimeInterval(-7 * Self.day))
    #expect(span.upperBound == Self.noon.addingTimeInterval(8 * Self.day))
    // Dates of a damaged file may be in the wrong order.
    #expect(StorySimilarity.span(around: Self.noon, .distantPast).upperBound > Self.noon)
  }

  @Test("large stories need more likeness")
  func largeStories() {
    let small = Self.value(Self.profile())
    #expect(Self.value(Self.profile(count: 128)) == small)
    #expect(abs(small / Self.value(Self.profile(count: 256)) - 1.15) < 0.001)
    #expect(abs(small / Self.value(Self.profile(count: 1_024)) - 1.45) < 0.001)
    let one = Self.profile(count: 512)
    #expect(
      StorySimilarity.value(of: one, Self.profile(count: 512)) < StorySimilarity.value(of: one, Self.profile(count: 1)))
  }

  @Test("two stories are alike in whichever order they are compared")
  func symmetry() {
    let one = Self.profile()
    _ = one.add(.made("/hekla /island vulcan ausbruch", language: "de"), at: Self.noon)
    let other = Self.profile(.made("/hekla volcano ash /island cloud"), days: 2)
    _ = other.add(.made("/hekla /island /smoke volcan", language: "fr"), at: Self.noon)
    let value = StorySimilarity.value(of: one, other)
    #expect(value > 0)
    #expect(abs(value - StorySimilarity.value(of: other, one)) < 1e-9)
  }

  @Test("what is the same in all languages joins other languages, but not against the words of a common one")
  func veto() {
    let german = StoryTerms.made("/hekla /island vulkan ausbruch", language: "de")
    let story = Self.profile()
    #expect(StorySimilarity.value(of: german, at: Self.noon, in: story) > 1)
    _ = story.add(german, at: Self.noon)
    // The same names, with other words in a language that the story has.
    let other = StoryTerms(
      language: "en", own: StoryTerms.made("tourism rises sharply").own, across: Self.terms.across)
    #expect(StorySimilarity.value(of: other, at: Self.noon, in: story) == 0)
    let french = StoryTerms(language: "fr", own: other.own, across: other.across)
    #expect(StorySimilarity.value(of: french, at: Self.noon, in: story) > 1)
    #expect(StorySimilarity.value(of: Self.profile(other), story) == 0)
    #expect(StorySimilarity.value(of: Self.profile(french), story) > 1)
  }

  @Test("one common term joins nothing, in one language or across them")
  func oneTerm() {
    let one = StoryTerms.made("/moon")
    #expect(StorySimilarity.value(of: one, at: Self.noon, in: Self.profile(one)) == 0)
    #expect(StorySimilarity.value(of: Self.profile(one), Self.profile(one)) == 0)
    let german = StoryTerms.made("/moon", language: "de")
    #expect(StorySimilarity.value(of: german, at: Self.noon, in: Self.profile(one)) == 0)
    #expect(StorySimilarity.value(of: Self.profile(german), Self.profile(one)) == 0)
  }
}
