import FoundationEssentials

extension GroupStories {
  /// A story is examined whenever its articles have doubled, from the first number to the last.
  private static let examined = 4...64
  /// A story of more articles is not parted.
  private static let maxParted = 1_024
  /// The share of the similarity needed to join that the articles of a story must have to stay together.
  private static let minToStay = 0.3

  /// Parts stories that grew together by mistake: as the news goes on, what two halves have in common may turn out to
  /// be what all stories of these days have. The half with more articles keeps the id.
  ///
  /// - Parameter stories: the number of articles that each had before.
  /// - Throws: ``NewsError/cancelled``, and the errors of the store.
  func part(_ stories: [Int64: Int]) throws {
    for (key, before) in stories.sorted(by: { $0.key < $1.key }) {
      guard let profile = try index.profile(of: key), Self.examined.contains(profile.count),
        profile.count.leadingZeroBitCount < before.leadingZeroBitCount,
        let articles = try articles(of: key)
      else { continue }
      if Task.isCancelled { throw NewsError.cancelled }
      let groups = try groups(of: articles)
      guard let main = groups.first else { continue }
      // Across languages, stories may have been merged by what they mean.
      let parted = groups.dropFirst().filter { group in group.profile.own.keys.contains { main.profile.own[$0] != nil }
      }
      try part(parted.map(\.articles), from: key, articles)
    }
  }

  /// All articles of a story; `nil` if there are too many, or some are no longer stored.
  func articles(of key: Int64) throws -> [UngroupedArticle]? {
    guard let profile = try index.profile(of: key),
      let articles = try index.articles(of: key, most: Self.maxParted), articles.count >= profile.count
    else { return nil }
    return articles
  }

  /// Makes new stories of some articles of a story.
  ///
  /// - Returns: the keys of the new stories.
  @discardableResult
  func part(
    _ groups: [[UngroupedArticle]], from key: Int64, _ articles: [UngroupedArticle]
  ) throws -> [Int64] {
    var rest = articles
    return try groups.map { group in
      let parted = Set(group.map(\.key))
      rest.removeAll { parted.contains($0.key) }
      return try index.part(group, from: key, rest: rest)
    }
  }

  private typealias Group = (profile: StoryProfile, articles: [UngroupedArticle])

  /// Groups the articles of a story by what their words say by now, the largest group first.
  private func groups(of articles: [UngroupedArticle]) throws -> [Group] {
    guard let last = articles.map(\.publishedAt).max() else { return [] }
    try index.load(articles.flatMap { $0.terms.own.keys + $0.terms.across.keys }, storiesAt: [])
    var groups: [Group] = []
    for article in articles {
      let terms = try index.significance(of: article.terms, at: last)
      var best: (value: Double, place: Int)?
      for (place, group) in groups.enumerated() {
        // However long ago: the story went on in between.
        let value = StorySimilarity.value(
          of: terms, at: group.profile.last, in: group.profile, by: article.voice)
        if value >= Self.minToStay, value > best?.value ?? 0 { best = (value, place) }
      }
      let place = best?.place ?? groups.endIndex
      if best == nil { groups.append((StoryProfile(id: StoryID(article.id), at: article.publishedAt), [])) }
      _ = groups[place].profile.add(terms, at: article.publishedAt, by: article.voice)
      groups[place].articles.append(article)
    }
    try join(&groups)
    return groups.sorted {
      $0.articles.count == $1.articles.count
        ? $0.articles[0].publishedAt < $1.articles[0].publishedAt : $0.articles.count > $1.articles.count
    }
  }

  private func join(_ groups: inout [Group]) throws {
    var place = 0
    while place < groups.count {
      let significance = try index.significance(of: groups[place].profile)
      let other = groups.indices.first { other in
        other != place
          && StorySimilarity.value(ofGroup: groups[place].profile, significance, groups[other].profile)
            >= Self.minToStay
      }
      guard let other else {
        place += 1
        continue
      }
      let (one, two) = (min(place, other), max(place, other))
      _ = groups[one].profile.add(
        groups[two].profile, try index.significance(of: groups[two].profile))
      groups[one].articles = (groups[one].articles + groups[two].articles)
        .sorted { ($0.publishedAt, $0.id) < ($1.publishedAt, $1.id) }
      groups.remove(at: two)
      place = 0
    }
  }
}
