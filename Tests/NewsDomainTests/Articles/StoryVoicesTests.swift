import FoundationEssentials
import Testing

@testable import NewsDomain

@Suite("Voices in stories")
struct StoryVoicesTests {
  private static let events = 12

  /// The words that all headlines of an event have.
  private static func words(of event: Int) -> String { "event\(event) town\(event) name\(event) cause\(event)" }

  /// The headlines of four papers on each event.
  private static let reports = (0..<events * 4).map { number in
    UngroupedArticle.made(
      number + 1, words(of: number % events) + " detail\(number)", day: Double(number) / 100,
      voice: "paper\(number / events).example")
  }

  /// Headlines of one feed, each with words of several events.
  private static func glue(_ count: Int, of events: Int, day: Double = 0.3) -> [UngroupedArticle] {
    (0..<count).map { place in
      let named = (0..<events).map { words(of: (place + $0) % Self.events) }.joined(separator: " ")
      return .made(1_000 + place, named, day: day + Double(place) / 1_000, voice: "glue.example")
    }
  }

  /// The number of stories into which the papers' reports of all events are grouped.
  private func stories(_ articles: [UngroupedArticle], in index: StoryIndex = StoryIndex()) throws -> Int {
    let keys = try GroupStories(index)(articles)
    let papers = zip(articles, keys).filter { $0.0.key <= Self.reports.count }
    return Set(papers.map(\.1)).count
  }

  @Test("one feed does not make one story of several, whatever it names", arguments: [2, 3, 4, 6, 12])
  func glued(events: Int) throws {
    #expect(try stories(Self.reports) == Self.events)
    #expect(try stories(Self.reports + Self.glue(68, of: events)) == Self.events)
    // Nor if it came first, or comes after them.
    #expect(try stories(Self.glue(68, of: events, day: -0.5) + Self.reports) == Self.events)
    let index = StoryIndex()
    let keys = try GroupStories(index)(Self.reports)
    _ = index.takeChanges()
    _ = try GroupStories(index)(Self.glue(68, of: events))
    #expect(index.takeChanges().into.keys.allSatisfy { !keys.contains($0) })
  }

  @Test("what several say still makes one story of two")
  func merged() throws {
    let both = Self.words(of: 0) + " " + Self.words(of: 1)
    let bridge = (0..<8).map { UngroupedArticle.made(1_000 + $0, both, day: 0.5, voice: "other\($0).example") }
    #expect(try stories(Self.reports + bridge) == Self.events - 1)
  }

  @Test("a voice counts once in each language of a story, and once across them")
  func weight() {
    let date = Date(timeIntervalSince1970: 1_795_248_000)
    let profile = StoryProfile(id: StoryID(1), at: date)
    #expect(profile.add(.made("/hekla ash"), at: date, by: 7).count == 3)
    let before = profile.own
    #expect(profile.add(.made("/hekla lava smoke"), at: date.addingTimeInterval(60), by: 7).isEmpty)
    #expect(profile.own == before && profile.count == 1 && profile.onlyVoice == 7)
    #expect(profile.last == date.addingTimeInterval(60))
    #expect(profile.add(.made("/other asche", language: "de"), at: date, by: 7).count == 2)
    #expect(profile.count == 2 && profile.onlyVoice == 7)
    _ = profile.add(.made("/hekla lava"), at: date, by: 9)
    #expect(profile.count == 3 && profile.onlyVoice == nil)
    #expect(profile.own["en"]?.voices == [7, 9])
  }

  @Test("a term is of one voice until another says it")
  func terms() {
    var vector = TermVector()
    _ = vector.add(TermVector(keys: [1, 2], weights: [3, 4]), by: 7, most: 9)
    _ = vector.add(TermVector(keys: [2, 3], weights: [5, 6]), by: 9, most: 9)
    #expect(vector.voices == [7, TermVector.manyVoices, 9])
    #expect(
      SignificantTerms(vector).parts(with: TermVector(keys: [1, 2, 3], weights: [10, 10, 10]), isOfOther: false) == [
        7: 30, 9: 60,
      ])
    var other = TermVector(keys: [1, 4], weights: [1, 1])
    _ = other.add(vector, most: 9)
    #expect(other.keys == [1, 2, 3, 4] && other.voices == [0, 0, 9, 0])
  }

  @Test("no voice takes the place of another")
  func names() {
    let voices = ["a.example", "b.example", "a.example\nb.example"].map {
      UngroupedArticle.made(1, "ash", voice: $0).voice
    }
    #expect(Set(voices).count == 3 && !voices.contains(TermVector.manyVoices))
    #expect(UngroupedArticle.made(1, "ash").voice == nil)
  }
}
