import FoundationEssentials
import Testing

@testable import NewsDomain

/// Stores stories between groupings as an archive does: only the given changes.
private final class KeptStories: StoryStore {
  private var profiles: [Int64: StoryProfile] = [:]
  private var terms: [UInt32: Set<Int64>] = [:]
  private(set) var into: [Int64: Int64] = [:]
  private var told: [(article: UngroupedArticle, story: Int64)] = []

  var keys: [Int64] { profiles.keys.sorted() }

  func articles(of key: Int64, most: Int) throws -> [UngroupedArticle] {
    Array(told.filter { $0.story == key }.map(\.article).prefix(most))
  }

  /// The keys of the stories of all articles, by the keys of these.
  var stories: [Int64: Int64] { Dictionary(uniqueKeysWithValues: told.map { ($0.article.key, $0.story) }) }

  func stories(with wanted: [UInt32]) throws -> [UInt32: [Int64]] {
    terms.filter { wanted.contains($0.key) }.mapValues { $0.sorted() }
  }

  func profiles(of keys: [Int64]) throws -> [Int64: StoryProfile] {
    profiles.filter { keys.contains($0.key) }.mapValues(copy)
  }

  func profile(of key: Int64) -> StoryProfile? { profiles[key] }

  func keys(in span: ClosedRange<Date>) -> ClosedRange<Int64> { .min ... .max }
  func date(of key: Int64) -> Date { profiles[key]?.first ?? .distantPast }
  var maxOfTerm: Int { .max }

  private(set) var counts: [StoryDay: Int] = [:]

  func storyCounts(on days: ClosedRange<Int>) throws -> [StoryDay: Int] { counts.filter { days.contains($0.key.day) } }

  func write(
    _ changes: StoryIndex.Changes, of index: StoryIndex, _ articles: [UngroupedArticle], in stories: [Int64]
  ) throws {
    into.merge(changes.into) { _, new in new }
    told += zip(articles, stories).map { ($0, $1) }
    told = told.map { article, story in
      var story = story
      while let next = changes.into[story] { story = next }
      return (article, changes.moved[article.key] ?? story)
    }
    for (term, story) in changes.lost { terms[term]?.remove(story) }
    counts.merge(changes.counts, uniquingKeysWith: +)
    for key in changes.into.keys { profiles[key] = nil }
    for key in changes.stories { profiles[key] = try index.profile(of: key).map(copy) }
    for (term, story) in changes.terms where changes.stories.contains(story) {
      terms[term, default: []].insert(story)
    }
  }

  /// Changes of a profile by an index must not change the stored one.
  private func copy(_ profile: StoryProfile) -> StoryProfile {
    StoryProfile(
      id: profile.id, own: profile.own, across: profile.across, acrossSquaredLength: profile.acrossSquaredLength,
      first: profile.first, last: profile.last)
  }
}

/// A store that cannot be read, or is empty.
private struct BrokenStore: StoryStore {
  struct Failure: Error {}

  var isBroken = true

  func stories(with terms: [UInt32]) throws -> [UInt32: [Int64]] { if isBroken { throw Failure() } else { [:] } }
  func profiles(of keys: [Int64]) throws -> [Int64: StoryProfile] { [:] }
  func keys(in span: ClosedRange<Date>) -> ClosedRange<Int64> { .min ... .max }
  func date(of key: Int64) -> Date { .distantPast }
  var maxOfTerm: Int { .max }
  func storyCounts(on days: ClosedRange<Int>) throws -> [StoryDay: Int] { [:] }
  func articles(of key: Int64, most: Int) throws -> [UngroupedArticle] { [] }
}

@Suite("Stories among which articles are grouped")
struct StoryIndexTests {
  /// Articles of a week, of events in two languages that have some words in common.
  private static let articles = (1...300).map { number in
    let event = number * 7 % 23
    let place = event % 5
    return UngroupedArticle.made(
      number, "/town\(event) /person\(event) matter\(event) issue\(place) detail\(number)",
      language: number % 3 == 0 ? "de" : "en", day: Double(number) / 50)
  }

  private static func grouped(in portions: Int, keeping store: KeptStories? = nil) throws -> [Int64] {
    let index = StoryIndex(store: store)
    let kept = KeptStories()
    for start in stride(from: 0, to: articles.count, by: portions) {
      // With a store each grouping starts fresh, like a session that is opened again.
      let used = store.map { StoryIndex(store: $0) } ?? index
      let portion = Array(articles[start..<min(start + portions, articles.count)])
      let keys = try GroupStories(used)(portion)
      try (store ?? kept).write(used.takeChanges(), of: used, portion, in: keys)
    }
    let stories = (store ?? kept).stories
    return articles.map { stories[$0.key] ?? -1 }
  }

  @Test("grouping is the same whether stories are kept in memory or in a store", arguments: [1, 7, 60, 300])
  func kept(portion: Int) throws {
    let store = KeptStories()
    let stories = try Self.grouped(in: portion, keeping: store)
    #expect(try Self.grouped(in: portion) == stories)
    #expect(Set(stories) == Set(store.keys))
    let counts = Dictionary(grouping: stories, by: \.self).mapValues(\.count)
    for key in store.keys { #expect(store.profile(of: key)?.count == counts[key]) }
  }

  @Test("pages that come one by one give what all of them give at once, but for a few articles")
  func portions() throws {
    let whole = try Self.grouped(in: 300)
    #expect(Set(whole).count == 23)
    for portion in [1, 20, 100] {
      let stories = try Self.grouped(in: portion)
      let different = zip(whole, stories).count { $0 != $1 }
      #expect(different <= 9, "\(different) articles in portions of \(portion)")
    }
  }

  @Test("a story's key is that of its article, or the next that is free")
  func begin() throws {
    let index = StoryIndex()
    func begin(_ key: Int64) throws -> Int64 {
      try index.begin(StoryProfile(id: StoryID(UInt64(key)), at: .distantPast), key: key)
    }
    #expect(try begin(5) == 5)
    #expect(try begin(5) == 6)
    try index.merge(6, into: 5, common: [])
    // The key of a merged story still leads to the other one.
    #expect(try begin(6) == 7)
    let changes = index.takeChanges()
    #expect(changes.stories == [5, 7])
    #expect(changes.into == [6: 5])
    #expect(index.takeChanges().stories.isEmpty)
  }

  @Test("those that share most come first, of equal ones that which began first, and no more than asked for")
  func candidates() throws {
    let index = StoryIndex()
    for (key, words) in [(3, "ash lava"), (1, "ash"), (2, "ash"), (4, "moon")] as [(Int64, String)] {
      let profile = StoryProfile(id: StoryID(UInt64(key)), at: .distantPast)
      #expect(try index.begin(profile, key: key) == key)
      try index.change(key, new: profile.add(.made(words), at: .distantPast))
    }
    let sought = StoryTerms.made("ash lava").own
    let terms = zip(sought.keys, sought.weights).map { (key: $0, weight: $1) }
    let span = Date.distantPast ... .distantFuture
    #expect(try index.candidates(for: terms, in: span, most: 9).map(\.key).sorted() == [1, 2, 3])
    #expect(try index.candidates(for: terms, in: span, most: 2).map(\.key) == [3, 1])
    #expect(try index.candidates(for: [], in: span, most: 2).isEmpty)
    try index.merge(3, into: 1, common: ["en"])
    #expect(try index.candidates(for: terms, in: span, most: 1).map(\.key) == [1])
  }

  /// Two events of a great one, whose words are those of hundreds of stories soon after; then more on the first.
  private static let together = (0..<6).map { number in
    UngroupedArticle.made(
      number, number < 4 ? "games tokyo relay gold" : "games tokyo judo bronze", day: Double(number) / 100)
  }
  private static let others = (100..<300).map {
    UngroupedArticle.made($0, "\($0 % 2 == 0 ? "games" : "tokyo") a\($0) b\($0) c\($0)", day: 0.1)
  }
  private static let later = (6..<10).map { UngroupedArticle.made($0, "relay gold team", day: 0.2) }

  @Test("a story whose halves have nothing in common by now is parted; the larger one keeps key and id")
  func parted() throws {
    let store = KeptStories()
    func group(_ articles: [UngroupedArticle]) throws -> StoryIndex.Changes {
      let index = StoryIndex(store: store)
      let keys = try GroupStories(index)(articles)
      let changes = index.takeChanges()
      try store.write(changes, of: index, articles, in: keys)
      return changes
    }
    _ = try group(Self.together)
    #expect(Set((0..<6).map { store.stories[$0] }) == [0], "they are one story at first")
    let id = store.profile(of: 0)?.id
    #expect(try group(Self.others).moved.isEmpty)
    let changes = try group(Self.later)
    let judo = try #require(store.stories[4])
    #expect(changes.moved == [4: judo, 5: judo] && judo != 0)
    #expect((Array(0..<4) + Array(6..<10)).allSatisfy { store.stories[$0] == 0 })
    #expect(store.profile(of: 0)?.id == id && store.profile(of: 0)?.count == 8)
    #expect(store.profile(of: judo)?.count == 2 && store.profile(of: judo)?.id != id)

    // Each half has only its own words, and gets the news about it.
    let key = StoryTerms.made("judo").own.keys[0]
    #expect(try store.stories(with: [key])[key] == [judo])
    #expect(changes.lost.contains { $0.term == key && $0.story == 0 })
    _ = try group([.made(20, "judo bronze final", day: 0.3), .made(21, "relay gold team", day: 0.3)])
    #expect(store.stories[20] == judo && store.stories[21] == 0)
  }

  @Test("two stories that begin with one article have different ids")
  func partedTwice() throws {
    let index = StoryIndex()
    _ = try GroupStories(index)((1...3).map { .made($0, "ash lava smoke") })
    let all = try #require(try index.articles(of: 1, most: 9))
    #expect(all.count == 3)
    let keys = try (0..<2).map { _ in try index.part([all[1]], from: 1, rest: [all[0], all[2]]) }
    let ids = try keys.map { try index.profile(of: $0)?.id }
    #expect(Set(keys).count == 2 && Set(ids).count == 2)
  }

  @Test("a story of which an article is no longer stored is not parted")
  func incomplete() throws {
    let index = StoryIndex(store: BrokenStore(isBroken: false))
    _ = try GroupStories(index)(Self.together)
    _ = index.takeChanges()
    _ = try GroupStories(index)(Self.others)
    _ = index.takeChanges()
    #expect(try GroupStories(index)(Self.later) == [0, 0, 0, 0])
    #expect(index.takeChanges().moved.isEmpty)
  }

  @Test("what the store throws ends the grouping")
  func broken() {
    #expect(throws: BrokenStore.Failure.self) {
      try GroupStories(StoryIndex(store: BrokenStore()))([.made(1, "ash lava")])
    }
  }

  @Test("a story that the articles are known to belong to gets them, whatever they say")
  func knownStory() throws {
    let index = StoryIndex()
    _ = try GroupStories(index)([.made(1, "ash lava smoke")])
    let known = (id: StoryID(ArticleID(1)), key: Int64?(1))
    let keys = try GroupStories(index)([
      .made(2, "painter wins prize", story: known), .made(3, "painter wins prize", story: known),
    ])
    #expect(keys == [1, 1])
    #expect(try index.profile(of: 1)?.count == 3)
  }

  @Test("stories that a provider names, but nobody knows, do no harm")
  func unknownRelated() throws {
    #expect(try GroupStories(StoryIndex())([.made(1, "ash lava", related: [1, 99, -5, .max])]) == [1])
  }

  @Test("a merge of several at once leads every article to the one that stays")
  func chain() throws {
    let index = StoryIndex()
    for (number, words) in ["alpha beta gamma", "delta epsilon zeta", "eta theta iota"].enumerated() {
      _ = try GroupStories(index)([.made(number + 1, words)])
    }
    _ = index.takeChanges()
    let all = "alpha beta gamma delta epsilon zeta eta theta iota"
    let keys = try GroupStories(index)((10..<30).map { .made($0, all) })
    let changes = index.takeChanges()
    #expect(Set(keys).count == 1)
    for key in keys { #expect(changes.into[key] == nil) }
    for (merged, into) in changes.into {
      #expect(try index.profile(of: merged) == nil)
      #expect(merged != into)
      #expect(!changes.stories.contains(merged))
    }
    #expect(try index.profile(of: keys[0])?.count == 21 + changes.into.count)
  }
}
