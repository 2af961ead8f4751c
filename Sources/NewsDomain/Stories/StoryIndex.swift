import FoundationEssentials

/// Where stories are kept between two groupings.
///
/// A story has a key of its own: that of the article that it began with. Keys grow with the time of publication.
package protocol StoryStore {
  /// The keys of the stories with each of some terms, in ascending order; not more than there is use for.
  func stories(with terms: [UInt32]) throws -> [UInt32: [Int64]]

  /// The profiles of those of some stories that are there.
  func profiles(of keys: [Int64]) throws -> [Int64: StoryProfile]

  /// The keys that stories of a span of time can have.
  func keys(in span: ClosedRange<Date>) -> ClosedRange<Int64>
}

/// The stories among which articles are grouped: those of a store as far as they are needed, with what was changed since.
/// It is used by one task at a time.
package final class StoryIndex {
  /// What has changed, to be written to the store.
  package struct Changes {
    /// The keys of new stories and of those whose profile has changed.
    package var stories: Set<Int64> = []
    /// Terms that stories have now.
    package var terms: [(term: UInt32, story: Int64)] = []
    /// The story that each merged one is now a part of.
    package var into: [Int64: Int64] = [:]
  }

  /// The stories that are looked up for each term: the latest ones.
  private static let mostOfTerm = 400

  private let store: (any StoryStore)?
  private var changes = Changes()

  // Stories have small numbers here, so that what is looked for is counted in an array.
  private var numbers: [Int64: Int32] = [:]
  private var keys: [Int64] = []
  private var profiles: [StoryProfile?] = []
  private var isLoaded: [Bool] = []
  /// How much each story shares with what is looked for; 0 between look-ups.
  private var sums: [Int32] = []
  /// The stories with each term, in the order of their keys.
  private var stories: [UInt32: [Int32]] = [:]

  /// - Parameter store: `nil` keeps everything in memory only.
  package init(store: (any StoryStore)? = nil) {
    self.store = store
  }

  /// The profile of a story; `nil` if it is not there any more.
  package func profile(of key: Int64) throws -> StoryProfile? { try profile(numbered: number(of: key)) }

  /// What has changed since the last call.
  package func takeChanges() -> Changes {
    defer { changes = Changes() }
    return changes
  }

  /// Reads what grouping articles begins with, in few questions to the store.
  func load(_ terms: [UInt32], storiesAt keys: [Int64]) throws {
    try load(terms)
    try load(keys.map(number(of:)))
  }

  private func load(_ terms: [UInt32]) throws {
    guard let store else { return }
    let missing = terms.filter { stories[$0] == nil }
    guard !missing.isEmpty else { return }
    let found = try store.stories(with: missing)
    for term in missing { stories[term] = found[term, default: []].map(number(of:)) }
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
    return number
  }

  /// Stories with some of the terms, those that share most first, each with its profile.
  ///
  /// - Parameters:
  ///   - terms: with the weight that each counts.
  ///   - span: stories that cannot have articles in it are left out.
  func candidates(
    for terms: [(key: UInt32, weight: Int32)], in span: ClosedRange<Date>, most: Int
  ) throws -> [(key: Int64, profile: StoryProfile)] {
    let span = store?.keys(in: span)
    try load(terms.map(\.key))
    var found: [Int32] = []
    // Whatever is thrown, the sums are 0 afterwards.
    defer { for number in found { sums[Int(number)] = 0 } }
    for (term, weight) in terms {
      for number in latest(with: term, in: span) {
        if sums[Int(number)] == 0 { found.append(number) }
        sums[Int(number)] += max(1, weight)
      }
    }
    var best = found
    if found.count > most {
      // Those that share little beside the best are not worth sorting.
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
    guard let span else { return known.suffix(Self.mostOfTerm) }
    return known[place(of: span.lowerBound, in: known)..<place(of: span.upperBound, in: known)].suffix(Self.mostOfTerm)
  }

  /// The place of the first story whose key is not below another.
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
  /// - Parameter wanted: its key; a greater one is taken if another story has it.
  /// - Returns: its key.
  func begin(_ profile: StoryProfile, key wanted: Int64) throws -> Int64 {
    var key = wanted
    while try self.profile(of: key) != nil || changes.into[key] != nil { key += 1 }
    let number = Int(number(of: key))
    profiles[number] = profile
    isLoaded[number] = true
    changes.stories.insert(key)
    return key
  }

  /// Notes that the profile of a story has changed.
  ///
  /// - Parameter terms: those that it did not have before.
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

  /// Makes the articles of one story those of another, whose profile has been changed already.
  func merge(_ key: Int64, into other: Int64) {
    profiles[Int(number(of: key))] = nil
    changes.into[key] = other
    changes.stories.remove(key)
  }
}
