import FoundationEssentials
import Testing

@testable import NewsDomain

@Suite("Profiles of stories")
struct StoryProfileTests {
  private static let morning = Date(timeIntervalSince1970: 1_795_248_000)

  private struct Told {
    let terms: StoryTerms
    let date: Date

    init(_ text: String, language: String = "en", hour: Double) {
      terms = .made(text, language: language)
      date = StoryProfileTests.morning.addingTimeInterval(hour * 3600)
    }
  }

  private static func profile(_ coverage: [Told]) -> StoryProfile {
    let profile = StoryProfile(id: StoryID(1), at: morning)
    for item in coverage { _ = profile.add(item.terms, at: item.date) }
    return profile
  }

  private static let coverage = (0..<40).map { number in
    Told(
      "/hekla word\(number % 5) detail\(number) /name\(number % 3)", language: ["en", "fr", "de"][number % 3],
      hour: Double((number * 7) % 40) - 5)
  }

  @Test("it counts the articles of each language, and knows the first and the last of them")
  func counts() {
    let profile = Self.profile(Self.coverage)
    #expect(profile.count == 40)
    #expect(profile.own.mapValues(\.count) == ["en": 14, "fr": 13, "de": 13])
    #expect(profile.first == Self.morning.addingTimeInterval(-5 * 3600))
    #expect(profile.last == Self.morning.addingTimeInterval(34 * 3600))
  }

  @Test("it is the same in whatever order articles are added, and in whatever parts")
  func order() {
    let whole = Self.profile(Self.coverage)
    let backwards = Self.profile(Self.coverage.reversed())
    #expect(backwards.own == whole.own && backwards.across == whole.across)
    let part = Self.profile(Array(Self.coverage.suffix(27)))
    _ = part.add(Self.profile(Array(Self.coverage.prefix(13))))
    #expect(part.own == whole.own && part.across == whole.across && part.count == 40)
    #expect((part.first, part.last) == (whole.first, whole.last))
  }

  @Test("the lengths are those of the sums, after every change")
  func lengths() {
    let profile = StoryProfile(id: StoryID(1), at: Self.morning)
    for item in Self.coverage {
      _ = profile.add(item.terms, at: item.date)
      #expect(profile.acrossSquaredLength == profile.across.squaredLength)
      for own in profile.own.values { #expect(own.squaredLength == own.terms.squaredLength) }
    }
    _ = profile.add(Self.profile(Self.coverage))
    #expect(profile.acrossSquaredLength == profile.across.squaredLength)
    for own in profile.own.values { #expect(own.squaredLength == own.terms.squaredLength) }
  }

  @Test("terms are told once, when they are new: those of each language and those across")
  func newTerms() {
    let profile = StoryProfile(id: StoryID(1), at: Self.morning)
    let first = StoryTerms.made("/hekla ash")
    #expect(Set(profile.add(first, at: Self.morning)) == Set(first.own.keys + first.across.keys))
    #expect(profile.add(first, at: Self.morning).isEmpty)
    // The words of another language are new, those common to all languages are known.
    let second = StoryTerms.made("/hekla ash", language: "de")
    #expect(profile.add(second, at: Self.morning) == second.own.keys)
    let other = Self.profile([Told("/hekla lava", hour: 0)])
    #expect(profile.add(other) == StoryTerms.made("lava").own.keys)
  }

  @Test("of many words only the heaviest stay, and the articles are counted all the same")
  func manyWords() throws {
    let profile = StoryProfile(id: StoryID(1), at: Self.morning)
    let common = StoryTerms.made("volcano hekla")
    for number in 0..<500 {
      _ = profile.add(.made("volcano hekla rare\(number) seldom\(number)"), at: Self.morning)
    }
    let own = try #require(profile.own["en"])
    #expect(own.count == 500)
    #expect(own.terms.keys.count <= StoryProfile.maxTerms * 5 / 4)
    for key in common.own.keys { #expect(own.terms.weight(of: key) > 500_000) }
  }
}
