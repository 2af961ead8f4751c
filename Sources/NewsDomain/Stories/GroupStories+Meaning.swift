import FoundationEssentials

extension GroupStories {
  /// Corrects stories by what their titles mean: groups of titles that mean something else than the rest of their story
  /// become stories of their own, and stories that mean nearly the same are merged, so that a story has its articles in
  /// all languages.
  ///
  /// It does not end early if its task is cancelled: these stories are not looked at again until they get new vectors.
  ///
  /// - Parameter touched: the stories with new vectors, a few.
  /// - Throws: the errors of the store.
  package func correct(_ touched: Set<Int64>, by meanings: some StoryMeanings) throws {
    var touched = touched
    var crowds = StoryCrowds(meanings, of: index)
    for key in touched.sorted() {
      touched.formUnion(try part(key, by: meanings, &crowds))
    }
    var merged: Set<Int64> = []
    for _ in 0..<Self.maxRounds where !touched.isEmpty {
      var grown: Set<Int64> = []
      let sized = try touched.map { (key: $0, count: try index.profile(of: $0)?.count ?? 0) }
      for (key, _) in sized.sorted(by: { $0.count == $1.count ? $0.key < $1.key : $0.count < $1.count }) {
        guard !merged.contains(key), let best = try nearest(to: key, &crowds), let (small, large) = try merge(key, best)
        else { continue }
        try meanings.merge(small, into: large)
        crowds.forget([small, large])
        merged.insert(small)
        grown.remove(small)
        grown.insert(large)
      }
      touched = grown
    }
  }

  /// The story whose titles are nearest in meaning; `nil` if none is near enough.
  private func nearest(to key: Int64, _ crowds: inout StoryCrowds) throws -> Int64? {
    guard let profile = try index.profile(of: key), let crowd = try crowds.crowd(around: key, profile) else {
      return nil
    }
    var best = Best()
    for near in crowd.stories {
      guard let other = try index.profile(of: near.story) else { continue }
      func value(_ crowding: Double) -> Double {
        StorySimilarity.value(of: profile, other, similarity: near.similarity, crowding: crowding)
      }
      // How crowded it is around the other one takes a search, which most stories are not near enough for.
      guard value(crowd.crowding / 2) >= 1, let theirs = try crowds.crowd(around: near.story, other) else { continue }
      best.consider(near.story, value((crowd.crowding + theirs.crowding) / 2))
    }
    return best.key
  }

  /// Parts a story whose titles mean different things. The group of most voices keeps its key.
  ///
  /// - Returns: the keys of the new stories.
  private func part(
    _ key: Int64, by meanings: some StoryMeanings, _ crowds: inout StoryCrowds
  ) throws -> [Int64] {
    let titles = try meanings.titles(of: key)
    guard titles.count > 1, let profile = try index.profile(of: key),
      let crowd = try crowds.crowd(around: key, profile)
    else { return [] }
    let groups = MeaningGroups(titles, least: StorySimilarity.minMeaning(inCrowd: crowd.crowding)).groups
    guard groups.count > 1, let articles = try articles(of: key) else { return [] }
    let byKey = Dictionary(articles.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let parted = groups.dropFirst().map { $0.compactMap { byKey[$0.article] } }.filter { !$0.isEmpty }
    let keys = try part(parted, from: key, articles)
    for (group, story) in zip(parted, keys) { try meanings.part(Set(group.map(\.key)), from: key, into: story) }
    crowds.forget([key])
    return keys
  }
}

/// The titles of a story in groups that mean about the same: the two groups with the most similar means are joined, as long
/// as there are such.
private struct MeaningGroups {
  /// The group of most voices comes first; among equals the one with the earliest title.
  let groups: [[TitleMeaning]]

  /// - Parameter least: the least cosine of the angle between the means of two groups.
  init(_ titles: [TitleMeaning], least: Double) {
    var groups = titles.map { [$0] }
    // The scalar products of the sums of the groups.
    var products = titles.map { one in
      titles.map { other in Double(zip(one.numbers, other.numbers).reduce(Float(0)) { $0 + $1.0 * $1.1 }) }
    }
    while let (one, other) = Self.nearest(products, least: least) {
      groups[one] += groups.remove(at: other)
      for place in products.indices { products[place][one] += products[place][other] }
      for place in products.indices { products[one][place] += products[other][place] }
      products.remove(at: other)
      for place in products.indices { products[place].remove(at: other) }
    }
    let sized = groups.map { titles in (titles: titles, voices: Self.voices(of: titles)) }
    // Sorting is stable, and a group stands where its first title does.
    self.groups = sized.sorted { $0.voices > $1.voices }.map(\.titles)
  }

  /// The two groups that are most similar, the earlier one first.
  private static func nearest(_ products: [[Double]], least: Double) -> (Int, Int)? {
    var best: (cosine: Double, pair: (Int, Int))?
    for one in products.indices {
      for other in products.indices where other > one {
        let length = (products[one][one] * products[other][other]).squareRoot()
        let cosine = length > 0 ? products[one][other] / length : 0
        if cosine >= least, cosine > best?.cosine ?? -1 { best = (cosine, (one, other)) }
      }
    }
    return best?.pair
  }

  private static func voices(of titles: [TitleMeaning]) -> Int {
    Set(titles.compactMap(\.voice)).count + titles.count { $0.voice == nil }
  }
}

/// The stories around others, as far as they were looked for.
private struct StoryCrowds {
  /// How many of the nearest stories are compared, and the one whose similarity says how crowded it is.
  private static let most = 32
  private static let measured = 16

  struct Crowd {
    /// The nearest first, with the cosines of the angles between the directions.
    let stories: [(story: Int64, similarity: Double)]
    /// How similar even a story is that is not among the nearest; 0 if there are few.
    let crowding: Double
  }

  private let meanings: any StoryMeanings
  private let index: StoryIndex
  private var known: [Int64: Crowd] = [:]
  private var directions: [Int64: [Float]?] = [:]

  init(_ meanings: any StoryMeanings, of index: StoryIndex) {
    self.meanings = meanings
    self.index = index
  }

  /// - Returns: `nil` if no title of the story has a vector.
  mutating func crowd(around key: Int64, _ profile: StoryProfile) throws -> Crowd? {
    if let crowd = known[key] { return crowd }
    guard let sum = try direction(of: key), let sentence = SentenceVector(sum) else { return nil }
    let span = StorySimilarity.span(around: profile.first, profile.last)
    var stories: [(story: Int64, similarity: Double)] = []
    for story in try meanings.stories(near: sentence, in: span, most: Self.most + 1) where story != key {
      if let other = try direction(of: story) { stories.append((story, Double(sum.cosine(other)))) }
    }
    stories.sort { $0.similarity == $1.similarity ? $0.story < $1.story : $0.similarity > $1.similarity }
    // A single source does not make a crowd.
    var voices: Set<UInt32> = []
    let counted = try stories.filter { story in
      try index.profile(of: story.story)?.onlyVoice.map { voices.insert($0).inserted } ?? true
    }
    let measured = Self.measured - 1
    let crowd = Crowd(
      stories: stories, crowding: counted.indices.contains(measured) ? max(0, counted[measured].similarity) : 0)
    known[key] = crowd
    return crowd
  }

  /// The sum of the vectors of a story's titles. Of each voice only the first counts, so that repeating something gives
  /// it no more weight.
  private mutating func direction(of story: Int64) throws -> [Float]? {
    if let known = directions[story] { return known }
    var voices: Set<String> = []
    let titles = try meanings.titles(of: story).filter { title in title.voice.map { voices.insert($0).inserted } ?? true
    }
    let direction =
      titles.isEmpty
      ? nil : titles.map(\.numbers).reduce([Float](repeating: 0, count: SentenceVector.dimensions)) { $0.adding($1, 1) }
    directions[story] = direction
    return direction
  }

  /// Forgets stories that have changed.
  mutating func forget(_ stories: [Int64]) {
    for story in stories { (known[story], directions[story]) = (nil, nil) }
  }
}

extension [Float] {
  fileprivate func adding(_ others: [Float], _ factor: Float) -> [Float] {
    zip(self, others).map { $0 + factor * $1 }
  }

  /// The cosine of the angle to another vector; 0 if one of them has no direction.
  fileprivate func cosine(_ other: [Float]) -> Float {
    var (product, own, theirs): (Float, Float, Float) = (0, 0, 0)
    for (number, another) in zip(self, other) {
      product += number * another
      own += number * number
      theirs += another * another
    }
    let length = (own * theirs).squareRoot()
    return length > 0 ? product / length : 0
  }
}
