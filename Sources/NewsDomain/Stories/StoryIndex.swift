import FoundationEssentials

/// The stories among which articles are grouped: those of a store as far as needed, with the changes since. It is used
/// by one task at a time.
package final class StoryIndex {
  /// The changes to write to the store.
  package struct Changes {
    /// The keys of new stories and of those whose profile has changed.
    package var stories: Set<Int64> = []
    /// New terms of stories.
    package var terms: [(term: UInt32, story: Int64)] = []
    /// The story that each merged one is now a part of.
    package var into: [Int64: Int64] = [:]
    /// How many more stories there are of each day.
    package var counts: [StoryDay: Int] = [:]
    /// The stories that some articles have been moved to, by the keys of the articles.
    package var moved: [Int64: Int64] = [:]
    /// The terms that stories no longer have.
    package var lost: [(term: UInt32, story: Int64)] = []

    package var isEmpty: Bool { stories.isEmpty && into.isEmpty }
  }

  /// How many stories are looked up for each term: the latest ones.
  private static let maxOfTerm = 400

  private let store: (any StoryStore)?
  private var changes = Changes()

  // Stories have small numbers here, so that matches are counted in an array.
  private var numbers: [Int64: Int32] = [:]
  private var keys: [Int64] = []
  private var profiles: [StoryProfile?] = []
  private var isLoaded: [Bool] = []
  /// How much each story shares with the terms of a look-up; 0 between look-ups.
  private var sums: [Int32] = []
  /// The stories with each term, in the order of their keys.
  private var stories: [UInt32: [Int32]] = [:]
  /// The terms of which the store has more stories than were loaded.
  private var cut: Set<UInt32> = []
  /// When each story began, in seconds since 1970.
  private var beginnings: [Double] = []
  private var counts: [StoryDay: Int] = [:]
  /// The days whose counts were loaded.
  private var loadedDays: Set<Int> = []
  private var articles = StoryArticles()

  /// - Parameter store: `nil` keeps everything in memory only.
  package init(store: (any StoryStore)? = nil) {
    self.store = store
  }

  /// The profile of a story; `nil` if it no longer exists.
  package func profile(of key: Int64) throws -> StoryProfile? { try profile(numbered: number(of: key)) }

  /// The changes since the last call.
  package func takeChanges() -> Changes {
    defer { changes = Changes() }
    // Those who take them store them.
    if store != nil { articles = StoryArticles() }
    return changes
  }

  /// Loads, in one query to the store, the stories with the heaviest terms of some stories. What hundreds of stories have
  /// in common is among these, as it comes with each article; the other terms count fully.
  func load(termsOf stories: [StoryProfile], most: Int) throws {
    let vectors = stories.flatMap { $0.own.values.map(\.terms) + [$0.across] }
    try load(Array(Set(vectors.flatMap { $0.heaviest(most) })).sorted())
  }

  /// Loads the data that grouping articles begins with, in few queries to the store.
  func load(_ terms: [UInt32], storiesAt keys: [Int64]) throws {
    try load(terms)
    try load(keys.map(number(of:)))
  }

  private func load(_ terms: [UInt32]) throws {
    guard let store else { return }
    let missing = terms.filter { stories[$0] == nil }
    guard !missing.isEmpty else { return }
    let found = try store.stories(with: missing)
    for term in missing {
      let keys = found[term, default: []]
      stories[term] = keys.map(number(of:))
      if keys.count >= store.maxOfTerm { cut.insert(term) }
    }
  }

  private func load(_ numbers: [Int32]) throws {
    let missing = numbers.filter { !isLoaded[Int($0)] }
    guard !missing.isEmpty else { return }
    let found = try store?.profiles(of: missing.map { keys[Int($0)] }) ?? [:]
    for number in missing {
      profiles[Int(number)] = found[keys[Int(number)]]
      isLoaded[Int(number)] = true
    }
  }

  private func profile(numbered number: Int32) throws -> StoryProfile? {
    try load([number])
    return profiles[Int(number)]
  }

  private func number(of key: Int64) -> Int32 {
    if let known = numbers[key] { return known }
    let number = Int32(keys.count)
    numbers[key] = number
    keys.append(key)
    profiles.append(nil)
    isLoaded.append(false)
    sums.append(0)
    beginnings.append(store?.date(of: key).timeIntervalSince1970 ?? 0)
    return number
  }

  /// Stories with some of the terms, those that share most first, each with its profile.
  ///
  /// - Parameters:
  ///   - terms: the terms with their weights.
  ///   - span: stories that cannot have articles in it are left out.
  func candidates(
    for terms: [(key: UInt32, weight: Int32)], in span: ClosedRange<Date>, most: Int
  ) throws -> [(key: Int64, profile: StoryProfile)] {
    let span = store?.keys(in: span)
    try load(terms.map(\.key))
    var found: [Int32] = []
    // Resets the sums to 0 even if an error is thrown.
    defer { for number in found { sums[Int(number)] = 0 } }
    for (term, weight) in terms {
      for number in latest(with: term, in: span) {
        if sums[Int(number)] == 0 { found.append(number) }
        sums[Int(number)] += max(1, weight)
      }
    }
    var best = found
    if found.count > most {
      // Stories that share little compared with the best are not worth sorting.
      let least = (found.lazy.map { self.sums[Int($0)] }.max() ?? 0) / 10
      best = best.filter { sums[Int($0)] >= least }
      best.sort {
        let (one, other) = (sums[Int($0)], sums[Int($1)])
        return one == other ? keys[Int($0)] < keys[Int($1)] : one > other
      }
    }
    try load(Array(best.prefix(most)))
    var candidates: [(key: Int64, profile: StoryProfile)] = []
    for number in best where candidates.count < most {
      if let profile = try profile(numbered: number) { candidates.append((keys[Int(number)], profile)) }
    }
    return candidates
  }

  private func latest(with term: UInt32, in span: ClosedRange<Int64>?) -> ArraySlice<Int32> {
    guard let known = stories[term] else { return [] }
    guard let span else { return known.suffix(Self.maxOfTerm) }
    return known[place(of: span.lowerBound, in: known)..<place(of: span.upperBound, in: known)].suffix(Self.maxOfTerm)
  }

  /// The index of the first story with at least this key.
  private func place(of key: Int64, in known: [Int32]) -> Int {
    var (low, high) = (0, known.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[Int(known[middle])] < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds a story.
  ///
  /// - Parameter wanted: its key; if another story has it, the next free greater one is used.
  /// - Returns: its key.
  func begin(_ profile: StoryProfile, key wanted: Int64) throws -> Int64 {
    let key = try freeKey(from: wanted)
    let number = Int(number(of: key))
    profiles[number] = profile
    isLoaded[number] = true
    beginnings[number] = profile.first.timeIntervalSince1970
    changes.stories.insert(key)
    try count(nil, at: profile.first, 1)
    return key
  }

  private func freeKey(from wanted: Int64) throws -> Int64 {
    var key = wanted
    while try profile(of: key) != nil || changes.into[key] != nil { key += 1 }
    return key
  }

  /// Counts a story in a language, or in any.
  func count(_ language: String?, at date: Date, _ change: Int) throws {
    try loadCounts(on: StoryDay.day(of: date))
    let day = StoryDay(language, date)
    counts[day, default: 0] += change
    changes.counts[day, default: 0] += change
  }

  private func loadCounts(on day: Int) throws {
    guard let store, loadedDays.insert(day).inserted else { return }
    counts.merge(try store.storyCounts(on: day...day)) { _, stored in stored }
  }

  // MARK: - Significance

  func significance(of terms: StoryTerms, at date: Date) throws -> SignificantArticle {
    SignificantArticle(
      language: terms.language, own: try significance(of: terms.own, in: terms.language, at: date),
      across: try significance(of: terms.across, in: nil, at: date))
  }

  /// The significance of the terms of a story on its last day.
  func significance(of story: StoryProfile) throws -> SignificantStory {
    var own: [String: SignificantTerms] = [:]
    for (language, known) in story.own {
      own[language] = try significance(of: known.terms, in: language, at: story.last)
    }
    return SignificantStory(own: own, across: try significance(of: story.across, in: nil, at: story.last))
  }

  private func significance(of terms: TermVector, in language: String?, at date: Date) throws -> SignificantTerms {
    let day = StoryDay.day(of: date)
    var all = 0
    for day in (day - TermSignificance.days)...day {
      try loadCounts(on: day)
      all += counts[StoryDay(language: language, day: day)] ?? 0
    }
    let significance = TermSignificance(stories: all)
    let span = Double(day - TermSignificance.days) * 86_400..<Double(day + 1) * 86_400
    return SignificantTerms(
      terms, squares: terms.keys.map { significance.square(stories: stories(with: $0, in: span, at: date)) })
  }

  /// How many stories with a term began in a span of time. If not all were loaded, it is estimated from those that were.
  private func stories(with term: UInt32, in span: Range<Double>, at date: Date) -> Double {
    guard let known = stories[term], let first = known.first else { return 0 }
    let found = place(of: span.upperBound, in: known) - place(of: span.lowerBound, in: known)
    let start = beginnings[Int(first)]
    guard cut.contains(term), start > span.lowerBound else { return Double(found) }
    let present = date.timeIntervalSince1970
    return Double(found) * (present - span.lowerBound) / max(3_600, present - start)
  }

  /// The index of the first story that began at a time or later.
  private func place(of time: Double, in known: [Int32]) -> Int {
    var (low, high) = (0, known.count)
    while low < high {
      let middle = (low + high) / 2
      if beginnings[Int(known[middle])] < time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Notes that the profile of a story has changed.
  ///
  /// - Parameter terms: its new terms.
  func change(_ key: Int64, new terms: [UInt32]) throws {
    changes.stories.insert(key)
    let number = number(of: key)
    try load(terms)
    for term in terms {
      changes.terms.append((term, key))
      insert(number, into: &stories[term, default: []])
    }
  }

  private func insert(_ number: Int32, into known: inout [Int32]) {
    let key = keys[Int(number)]
    guard let last = known.last, keys[Int(last)] >= key else { return known.append(number) }
    let place = place(of: key, in: known)
    if known[place] != number { known.insert(number, at: place) }
  }

  /// Moves the articles of one story to another, whose profile has been changed already.
  ///
  /// - Parameter common: the languages that both have.
  func merge(_ key: Int64, into other: Int64, common: [String]) throws {
    let number = number(of: key)
    if let profile = profiles[Int(number)] {
      for language in [nil] + common.map(Optional.some) { try count(language, at: profile.first, -1) }
      for term in profile.terms { remove(number, from: term) }
    }
    profiles[Int(number)] = nil
    changes.into[key] = other
    changes.stories.remove(key)
    for (article, story) in changes.moved where story == key { changes.moved[article] = other }
    articles.merge(key, into: other)
  }

  // MARK: - Articles

  /// Notes that an article belongs to a story now.
  func add(_ article: UngroupedArticle, to key: Int64) { articles.add(article, to: key) }

  /// The articles of a story, the earliest first.
  ///
  /// - Returns: `nil` if there are more than wanted.
  func articles(of key: Int64, most: Int) throws -> [UngroupedArticle]? {
    let all = try articles.of(key) { try store?.articles(of: $0, most: most + 1) ?? [] }
    return all.count > most ? nil : all
  }

  /// The story that an article has been moved to since the changes were last taken, if it has.
  func story(movedWith article: Int64) -> Int64? { changes.moved[article] }

  /// Moves articles of a story to a new one.
  ///
  /// - Parameters:
  ///   - parted: the articles, the earliest first.
  ///   - rest: the other articles of the story.
  /// - Returns: the key of the new story.
  func part(_ parted: [UngroupedArticle], from key: Int64, rest: [UngroupedArticle]) throws -> Int64 {
    guard let first = parted.first, let former = try profile(of: key) else { return key }
    // The story keeps its id, which may be that of this article. No two stories have one key at a time.
    let free = try freeKey(from: first.key)
    let id = StoryID(ArticleID(hashing: "parted \(former.id) \(first.id) \(free)"))
    let story = try begin(StoryProfile(id: id, at: first.publishedAt), key: free)
    let present = StoryProfile(id: former.id, at: rest.first?.publishedAt ?? former.first)
    try load((parted + rest).flatMap { $0.terms.own.keys + $0.terms.across.keys }, storiesAt: [])
    try fill(story, with: parted)
    try replace(key, by: present, with: rest)
    articles.part(parted, from: key, to: story, rest: rest)
    for article in parted { changes.moved[article.key] = story }
    return story
  }

  private func fill(_ key: Int64, with articles: [UngroupedArticle]) throws {
    guard let profile = try profile(of: key) else { return }
    for article in articles {
      if profile.own[article.terms.language] == nil { try count(article.terms.language, at: profile.first, 1) }
      let terms = try significance(of: article.terms, at: article.publishedAt)
      try change(key, new: profile.add(terms, at: article.publishedAt, by: article.voice))
    }
  }

  /// Makes the profile of a story again, from fewer articles.
  private func replace(_ key: Int64, by present: StoryProfile, with rest: [UngroupedArticle]) throws {
    let number = Int(number(of: key))
    guard let former = profiles[number] else { return }
    for language in former.own.keys { try count(language, at: former.first, -1) }
    try count(nil, at: former.first, -1)
    try count(nil, at: present.first, 1)
    profiles[number] = present
    beginnings[number] = present.first.timeIntervalSince1970
    try fill(key, with: rest)
    let kept = Set(present.terms)
    for term in Set(former.terms) where !kept.contains(term) {
      remove(Int32(number), from: term)
      changes.lost.append((term, key))
    }
  }

  private func remove(_ number: Int32, from term: UInt32) {
    guard let place = stories[term].map({ place(of: keys[Int(number)], in: $0) }),
      stories[term]?.indices.contains(place) == true, stories[term]?[place] == number
    else { return }
    stories[term]?.remove(at: place)
  }
}
