import FoundationEssentials

/// An article to be grouped.
package struct UngroupedArticle: Sendable {
  /// A unique number that grows with the time of publication.
  package let key: Int64
  package let id: ArticleID
  package let terms: StoryTerms
  package let publishedAt: Date
  /// The story that it is known to belong to, for instance from an imported file, with its key if that story exists.
  package let story: (id: StoryID, key: Int64?)?
  /// The story that it joined, if that is now a part of ``story``.
  package let formerStory: StoryID?
  /// The stories of articles that its provider groups with it.
  package let related: Set<Int64>
  /// The article's voice as a number; `nil` if unknown.
  let voice: UInt32?

  /// - Parameter voice: see ``Article/voice(from:)``.
  package init(
    key: Int64, id: ArticleID, terms: StoryTerms, publishedAt: Date, story: (id: StoryID, key: Int64?)? = nil,
    formerStory: StoryID? = nil, related: Set<Int64> = [], voice: String? = nil
  ) {
    self.formerStory = formerStory
    // From a cryptographic hash, so that nobody can take the voice of another.
    self.voice = voice.map { UInt32(truncatingIfNeeded: ArticleID(hashing: "voice " + $0).value) | 1 }
    self.key = key
    self.id = id
    self.terms = terms
    self.publishedAt = publishedAt
    self.story = story
    self.related = related
  }
}

/// Groups articles into stories, each with the stories of 7 days around its own date.
///
/// In order of date, each article joins the most similar story or begins a new one; afterwards stories that have become
/// similar are merged, and stories whose articles are similar no more are parted. See `StorySimilarity` for the measure.
package struct GroupStories {
  /// The most stories that an article is compared with in full.
  private static let maxCompared = 32
  /// How many of the heaviest terms of a story are used to find others.
  private static let maxSought = 24
  static let maxRounds = 3

  let index: StoryIndex

  package init(_ index: StoryIndex) {
    self.index = index
  }

  /// Adds articles.
  ///
  /// - Returns: the keys of their stories, in order.
  /// - Throws: ``NewsError/cancelled``, and the errors of the store.
  package func callAsFunction(_ articles: [UngroupedArticle]) throws -> [Int64] {
    try grouped(articles).map(\.story)
  }

  /// Adds articles.
  ///
  /// - Returns: for each article the key of the story that it joined or began, and of the story that this is now a part
  ///   of.
  /// - Throws: ``NewsError/cancelled``, and the errors of the store.
  package func grouped(_ articles: [UngroupedArticle]) throws -> [(joined: Int64, story: Int64)] {
    let order = articles.indices.sorted { one, other in
      let (one, other) = (articles[one], articles[other])
      return one.publishedAt == other.publishedAt ? one.id < other.id : one.publishedAt < other.publishedAt
    }
    try index.load(
      articles.flatMap { $0.terms.own.keys + $0.terms.across.keys },
      storiesAt: articles.map(\.key) + articles.compactMap { $0.story?.key } + articles.flatMap(\.related))
    var keys = [Int64](repeating: 0, count: articles.count)
    // A story is known by the id of its first article. If that article comes again, it has to find the others.
    var named: [StoryID: Int64] = [:]
    // How many articles the stories had before.
    var counts: [Int64: Int] = [:]
    for place in order {
      if Task.isCancelled { throw NewsError.cancelled }
      let article = articles[place]
      let id = Self.id(of: article)
      var known = named[id] ?? article.story?.key
      let terms = try index.significance(of: article.terms, at: article.publishedAt)
      if known == nil, article.story == nil { known = try story(for: article, terms) }
      let key = try known ?? begin(id, with: article)
      if known == nil || article.story != nil { named[id] = key }
      if let profile = try index.profile(of: key) {
        counts[key] = counts[key] ?? profile.count
        index.add(article, to: key)
        if profile.own[terms.language] == nil { try index.count(terms.language, at: profile.first, 1) }
        try index.change(key, new: profile.add(terms, at: article.publishedAt, by: article.voice))
      }
      keys[place] = key
    }
    // Articles with known stories do not merge stories, so that an imported archive stays as it was.
    let new = Set(zip(articles, keys).filter { $0.0.story == nil }.map(\.1))
    let into = try merge(new)
    func present(_ key: Int64) -> Int64 {
      var key = key
      while let next = into[key] { key = next }
      return key
    }
    let grown = counts.filter { new.contains($0.key) }
    try part(Dictionary(grown.map { (present($0.key), $0.value) }, uniquingKeysWith: max))
    return zip(articles, keys).map { article, joined in
      index.story(movedWith: article.key).map { ($0, $0) } ?? (joined, present(joined))
    }
  }

  /// The id of the story that an article is known to belong to, or that it begins if it joins none.
  private static func id(of article: UngroupedArticle) -> StoryID { article.story?.id ?? StoryID(article.id) }

  private func begin(_ id: StoryID, with article: UngroupedArticle) throws -> Int64 {
    try index.begin(StoryProfile(id: id, at: article.publishedAt), key: article.key)
  }

  /// The most similar story; `nil` if none is similar enough.
  private func story(for article: UngroupedArticle, _ terms: SignificantArticle) throws -> Int64? {
    var best = Best()
    let span = StorySimilarity.span(around: article.publishedAt, article.publishedAt)
    let sought = Self.weighted(terms.own) + Self.weighted(terms.across)
    for (key, profile) in try index.candidates(for: sought, in: span, most: Self.maxCompared) {
      best.consider(key, StorySimilarity.value(of: terms, at: article.publishedAt, in: profile, by: article.voice))
    }
    // For articles grouped by a provider, half the similarity is enough.
    for key in article.related {
      guard let profile = try index.profile(of: key) else { continue }
      best.consider(key, 2 * StorySimilarity.value(of: terms, at: article.publishedAt, in: profile, by: article.voice))
    }
    return best.key
  }

  /// The best of several stories that are similar enough; among equals the one with the lowest key.
  struct Best {
    private(set) var key: Int64?
    private var value = 1.0

    mutating func consider(_ other: Int64, _ value: Double) {
      guard value > self.value || (value == self.value && other < key ?? .max) else { return }
      (key, self.value) = (other, value)
    }
  }

  /// Merges stories that have become similar, small ones first.
  ///
  /// - Returns: the story that each merged one is now a part of.
  private func merge(_ touched: Set<Int64>) throws -> [Int64: Int64] {
    var into: [Int64: Int64] = [:]
    var touched = touched
    for _ in 0..<Self.maxRounds where !touched.isEmpty {
      var grown: Set<Int64> = []
      let sized = try touched.map { (key: $0, count: try index.profile(of: $0)?.count ?? 0) }
      try index.load(termsOf: try touched.sorted().compactMap { try index.profile(of: $0) }, most: Self.maxSought)
      for (key, _) in sized.sorted(by: { $0.count == $1.count ? $0.key < $1.key : $0.count < $1.count }) {
        if Task.isCancelled { throw NewsError.cancelled }
        guard into[key] == nil, let profile = try index.profile(of: key), let best = try likest(to: profile, key),
          let (small, large) = try merge(key, best)
        else { continue }
        into[small] = large
        grown.remove(small)
        grown.insert(large)
      }
      touched = grown
    }
    return into
  }

  /// Merges two stories. The larger one stays; among equals the one that began first.
  ///
  /// - Returns: the keys of both; `nil` if one of them no longer exists.
  func merge(_ key: Int64, _ best: Int64) throws -> (small: Int64, large: Int64)? {
    guard let profile = try index.profile(of: key), let other = try index.profile(of: best) else { return nil }
    let isSmaller = (profile.count, other.first, other.id.value) < (other.count, profile.first, profile.id.value)
    let (small, large) = isSmaller ? (key, best) : (best, key)
    let (part, whole) = isSmaller ? (profile, other) : (other, profile)
    let common = part.own.keys.filter { whole.own[$0] != nil }
    try index.load(termsOf: [part], most: Self.maxSought)
    try index.change(large, new: whole.add(part, index.significance(of: part)))
    try index.merge(small, into: large, common: common)
    return (small, large)
  }

  private func likest(to profile: StoryProfile, _ own: Int64) throws -> Int64? {
    let significance = try index.significance(of: profile)
    var terms: [(key: UInt32, weight: Int32)] = []
    for (_, own) in significance.own.sorted(by: { $0.key < $1.key }) {
      terms += Self.weighted(own, most: Self.maxSought)
    }
    terms += Self.weighted(significance.across, most: Self.maxSought)
    let span = StorySimilarity.span(around: profile.first, profile.last)
    var best = Best()
    for (key, other) in try index.candidates(for: terms, in: span, most: Self.maxCompared + 1) where key != own {
      best.consider(key, StorySimilarity.value(of: profile, significance, other))
    }
    return best.key
  }

  /// The heaviest terms, with weights on the scale of a single article.
  private static func weighted(_ terms: SignificantTerms, most: Int = .max) -> [(key: UInt32, weight: Int32)] {
    let length = terms.squaredLength.squareRoot()
    guard length > 0 else { return [] }
    var weighted: [(key: UInt32, weight: Int32)] = []
    for (place, key) in terms.terms.keys.enumerated() where terms.squares[place] > 0 {
      let weight = Double(terms.terms.weights[place]) * terms.squares[place] / length * TermVector.unit
      weighted.append((key, Int32(weight)))
    }
    guard weighted.count > most else { return weighted }
    weighted.sort { $0.weight == $1.weight ? $0.key < $1.key : $0.weight > $1.weight }
    return Array(weighted.prefix(most))
  }
}
